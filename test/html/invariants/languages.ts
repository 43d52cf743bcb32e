import { type AnyNode, type Element, isTag, isText } from 'domhandler';
import { countries } from '@/content/countries/countries';
import { agreedTerms } from '@/content/glossary';
import { laws } from '@/content/laws';
import { site } from '@/content/site';
import { loadMessages } from '@/i18n/load-messages';
import { defaultLocale, isTranslated, type Locale, locales } from '@/i18n/locales';
import { foreignWords, isUntranslated } from '@/lib/messages/rules/foreign-words';
import { capitalized } from '@/lib/text/first-uses';
import { readExceptions } from '@/scripts/translation-problems';
import { elements, everyPage, type HtmlPage, readPage } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';
import { plain } from '@/test/html/support/text';

const namingAttributes = ['aria-label', 'alt', 'placeholder', 'title', 'label'];

const descriptionMeta = 'meta[name="description"]';

const previewMeta = 'meta[property="og:title"], meta[property="og:description"]';

/** Names and units that are the same in every language. */
const universalWords = [
  site.name,
  site.brand,
  site.street,
  site.city,
  'Facebook',
  'LinkedIn',
  // The units of files and pictures.
  'kB',
  'px',
  // Numbers of laws.
  ...Object.values(laws).map(({ number }) => number),
];

/** The names of the sources on countries in the languages of these. */
function nativeNames(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, entry]) =>
    key === 'native' && typeof entry === 'string' ? entry : nativeNames(entry),
  );
}

/** The names of the months in a language, some of which are the English ones: `Sep`, `September`. */
function monthsOf(locale: Locale): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(locales[locale].lang, { month, timeZone: 'UTC' });
    const names = Array.from({ length: 12 }, (_, index) => format.format(Date.UTC(2024, index)));
    return names.flatMap((name) => [name, capitalized(name)]);
  });
}

/** The names of countries in a language, some of which are the English ones: `Japan`. */
function countriesOf(locale: Locale): string[] {
  return (['long', 'short'] as const).flatMap((style) => {
    const names = new Intl.DisplayNames(locales[locale].lang, { type: 'region', style });
    return Object.values(countries).flatMap(({ region }) => names.of(region) ?? []);
  });
}

/** Whether an element has a `lang` other than that of the page. */
function isForeign(element: Element, { locale }: HtmlPage): boolean {
  const { lang } = element.attribs;
  return element.name !== 'html' && lang !== undefined && lang !== locales[locale].lang;
}

/** A part of a text that is divided only to choose where its lines break. */
function isPart(node: AnyNode): boolean {
  if (!isTag(node)) return isText(node) || node.type === 'comment';
  const { name, attribs } = node;
  return name === 'wbr' || attribs['data-unbroken'] !== undefined;
}

/** All texts of a page, those for screen readers and search engines included. */
function readTexts(page: HtmlPage): string[] {
  const { $ } = page;
  const found: string[] = [$('title').text()];
  // Link previews are in the language of the text.
  const isTranslatedPreview =
    $('meta[property="og:locale"]').attr('content') === locales[page.locale].openGraph;
  const metas = isTranslatedPreview ? `${descriptionMeta}, ${previewMeta}` : descriptionMeta;
  for (const element of elements($, metas)) {
    found.push(element.attribs.content ?? '');
  }
  const read = (node: AnyNode): void => {
    if (isText(node)) found.push(node.data);
    if (!isTag(node) || isForeign(node, page)) return;
    for (const name of namingAttributes) found.push(node.attribs[name] ?? '');
    if (node.children.length > 1 && node.children.every(isPart)) {
      found.push($(node).clone().find('[data-note]').remove().end().text());
      return;
    }
    for (const child of node.children) read(child);
  };
  for (const body of elements($, 'body')) read(body);
  return [...new Set(found.map(plain).filter((text) => text !== ''))];
}

/** The texts of the English pages by path, cached. */
const englishTexts = new Map<string, string[]>();

function englishOf(path: string): string[] {
  const known = englishTexts.get(path);
  if (known !== undefined) return known;
  const found = everyPage.find((page) => page.locale === defaultLocale && page.path === path);
  const texts = found === undefined ? [] : readTexts(readPage(found));
  englishTexts.set(path, texts);
  return texts;
}

type TranslationLocale = Exclude<Locale, typeof defaultLocale>;

/** The words that may stand in a language although they look English, cached. */
const sharedWords = new Map<Locale, string[]>();

function sharedWordsIn(locale: TranslationLocale): string[] {
  const known = sharedWords.get(locale);
  if (known !== undefined) return known;
  const terms = agreedTerms(locale).flatMap(({ translations }) => translations);
  const { words: exceptions } = readExceptions(locale);
  // The code of the language beside its flag.
  const names = [...monthsOf(locale), ...countriesOf(locale)];
  const words = [
    ...universalWords,
    ...nativeNames(countries),
    locale,
    ...names,
    ...exceptions,
    ...terms,
  ];
  sharedWords.set(locale, words);
  return words;
}

/** Whether the texts of a language are checked by rules (`lib/messages/rules/`). */
function hasRules(locale: Locale): locale is TranslationLocale {
  return locale !== defaultLocale && isTranslated(locale);
}

/** Where parts of a page may be in another language than the page. */
const foreignPlaces = [
  // The suggestion of each other language is in that language.
  '[data-language-suggestion]',
  // A link that leads to the page in its language.
  'a[hreflang]',
  // The current language in the switcher.
  'summary',
  // Native names of papers and authorities, and of sources.
  '#countries dd',
  // Names of laws.
  '[aria-labelledby="laws-title"]',
  // A document that is not translated yet.
  'article',
  // Names of files and icons.
  '[translate="no"]',
].join(', ');

const english = loadMessages('en');

/** A page speaks one language. */
testInvariants(everyPage, {
  'no text of a translated page is the English one': [
    ofPage((page) => {
      const { locale, path } = page;
      if (!hasRules(locale)) return [];
      const originals = englishOf(path);
      const { identical } = readExceptions(locale);
      return readTexts(page)
        .filter((text) => !identical.some((same) => same.includes(text)))
        .filter((text) => isUntranslated(originals, text, sharedWordsIn(locale)))
        .map((text) => `English: "${text}"`);
    }),
    // An English sentence.
    [
      '/ja/contact',
      ($) => $('main p').first().text(english.pages.contact.why.items.answer.description),
      `/ja/contact: English: "${english.pages.contact.why.items.answer.description}"`,
    ],
    // An English title.
    [
      '/zh/about',
      ($) => $('title').text(`${english.pages.about.meta.title} | Hablon`),
      '/zh/about: English: "',
    ],
  ],
  'no English stands within a text of another language': [
    ofPage((page) => {
      const { locale } = page;
      if (!hasRules(locale)) return [];
      const { identical } = readExceptions(locale);
      return readTexts(page).flatMap((text) => {
        if (identical.some((same) => same.includes(text))) return [];
        const words = foreignWords(text, locale, sharedWordsIn(locale));
        return words.length === 0 ? [] : [`${words.join(', ')} in "${text}"`];
      });
    }),
    // An English word in a Japanese sentence.
    [
      '/ja/about',
      ($) => $('main p').first().text('フィリピンのbookkeepingを承ります。'),
      '/ja/about: bookkeeping in "',
    ],
  ],
  'only documents, laws and links to other languages are in another language': [
    ofPage((page) =>
      elements(page.$, 'body [lang]')
        .filter((element) => isTranslated(page.locale) && isForeign(element, page))
        .filter((element) => page.$(element).closest(foreignPlaces).length === 0)
        .map((element) => `<${element.name} lang="${element.attribs.lang}">`),
    ),
    // A main area in English.
    ['/ko/about', ($) => $('main').attr('lang', 'en'), '/ko/about: <main lang="en">'],
  ],
});
