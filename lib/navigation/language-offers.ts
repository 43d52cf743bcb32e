/** What a page gives to the script that stands inline in it (`client/offer-language.ts`), as JSON. */
export type LanguageOffers = readonly [
  /** All our codes, the default one first. */
  locales: readonly [string, ...string[]],
  /** Those of the other languages in which the page is translated. */
  translated: readonly string[],
];

/** What offers a page in a language, after the language's tag: the line, the link, the button. */
export type OfferWords = readonly [lang: string, line: string, follow: string, dismiss: string];
