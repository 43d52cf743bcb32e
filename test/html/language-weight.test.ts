import { type Locale, localeCodes, locales } from '@/i18n/locales';
import { elements, everyPage, type HtmlPage, readPage } from './support/html-page';

/** The files that a page fetches, by kind; the file of its hydration data is named alike on all pages. */
type Requests = { scripts: string[]; styles: string[]; pictures: string[]; fonts: string[] };

/** The scripts of the framework that a page loads. */
function runtimeFiles({ scripts }: HtmlPage): string[] {
  const runtime = scripts.filter(({ type }) => type === 'application/json');
  return runtime.flatMap(({ content }) => content.match(/\/_next\/[^"\\]+\.js/g) ?? []);
}

const hydrationDataFile = /\/_next\/page-scripts\/\w+\.js$/;

function requestsOf(page: HtmlPage): Requests {
  const { $, scripts } = page;
  const hrefs = (selector: string) =>
    elements($, selector).map(({ attribs }) => attribs.href ?? '');
  return {
    scripts: [...scripts.flatMap(({ src }) => src ?? []), ...runtimeFiles(page)].map((file) =>
      file.replace(hydrationDataFile, 'hydration data'),
    ),
    styles: hrefs('link[rel="stylesheet"]'),
    pictures: [...new Set(elements($, 'img').map(({ attribs }) => attribs.src ?? ''))],
    fonts: hrefs('link[rel="preload"][as="font"]'),
  };
}

const english = new Map<string, Requests>();

beforeAll(() => {
  for (const address of everyPage.filter(({ locale }) => locale === 'en')) {
    english.set(address.path, requestsOf(readPage(address)));
  }
});

const translations = localeCodes.filter((locale) => locale !== 'en');

test.each(translations)('%s: no page fetches more than in English', (locale: Locale) => {
  const heavier = everyPage
    .filter((address) => address.locale === locale)
    .flatMap((address) => {
      const own = requestsOf(readPage(address));
      const known = english.get(address.path);
      const kinds = ['scripts', 'styles', 'pictures', 'fonts'] as const;
      return kinds.flatMap((kind) =>
        own[kind]
          .filter((file) => !known?.[kind].includes(file))
          .map((file) => `${address.url}: ${file}`),
      );
    });
  expect(heavier).toEqual([]);
});

test('the comparison of requests sees scripts, styles and pictures', () => {
  const contact = english.get('/contact');
  expect(contact?.scripts.length).toBeGreaterThan(2);
  expect(contact?.scripts).toContain('hydration data');
  expect(contact?.styles).toHaveLength(1);
  expect(english.get('/')?.pictures.length).toBeGreaterThan(5);
});

test.each(translations.filter((locale) => locales[locale].script === 'cjk'))(
  '%s: no page preloads a font',
  (locale) => {
    const fonts = everyPage
      .filter((address) => address.locale === locale)
      .flatMap((address) => elements(readPage(address).$, 'link[as="font"]'));
    expect(fonts).toEqual([]);
  },
);
