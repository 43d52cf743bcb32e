import { type Locale, localeCodes, locales } from '@/i18n/locales';
import { elements, everyPage, type HtmlPage, readPage } from './support/html-page';

/** The files that a page fetches, by kind; the data for hydration counts once. */
type Requests = { scripts: string[]; styles: string[]; pictures: string[]; fonts: string[] };

/** The scripts of the framework that a page loads. */
function runtimeFiles({ scripts }: HtmlPage): string[] {
  const runtime = scripts.filter(({ type }) => type === 'application/json');
  return runtime.flatMap(({ content }) => content.match(/\/_next\/[^"\\]+\.js/g) ?? []);
}

const ownData = /\/_next\/page-scripts\/\w+\.js$/;

function requestsOf(page: HtmlPage): Requests {
  const { $, scripts } = page;
  const hrefs = (selector: string) =>
    elements($, selector).map(({ attribs }) => attribs.href ?? '');
  return {
    scripts: [...scripts.flatMap(({ src }) => src ?? []), ...runtimeFiles(page)].map((file) =>
      file.replace(ownData, 'its data'),
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

const others = localeCodes.filter((locale) => locale !== 'en');

test.each(others)('%s: no page fetches more than in English', (locale: Locale) => {
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

test('what is compared is there', () => {
  const contact = english.get('/contact');
  expect(contact?.scripts.length).toBeGreaterThan(2);
  expect(contact?.scripts).toContain('its data');
  expect(contact?.styles).toHaveLength(1);
  expect(english.get('/')?.pictures.length).toBeGreaterThan(5);
});

test.each(others.filter((locale) => locales[locale].script === 'cjk'))(
  '%s announces no font',
  (locale) => {
    const fonts = everyPage
      .filter((address) => address.locale === locale)
      .flatMap((address) => elements(readPage(address).$, 'link[as="font"]'));
    expect(fonts).toEqual([]);
  },
);
