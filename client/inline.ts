/**
 * The script that stands inline in English pages: `scripts/client-scripts.mjs` makes a function of it,
 * and `components/layout/language-offer.tsx` calls that with what the page offers.
 */
import type { LanguageOffers } from '@/lib/navigation/language-offers';
import { offerLanguage } from './offer-language';

declare const offers: LanguageOffers;

offerLanguage(offers);
