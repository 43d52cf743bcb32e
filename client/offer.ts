/**
 * What an English page fetches when it can be offered in the visitor's language: `scripts/offer-script.ts` makes
 * it, with the words and the style that it needs.
 */
import type { OfferWords } from '@/lib/navigation/language-offers';
import { drawOffer } from './draw-offer';

declare const words: Readonly<Record<string, OfferWords>>;
declare const style: string;

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);
document.adoptedStyleSheets.push(sheet);

/** Draws the bar of the page. */
export const draw = () => drawOffer(words);
