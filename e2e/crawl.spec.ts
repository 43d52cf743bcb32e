import { expect, test } from 'playwright/test';
import { image, imageNames, logo, logoFiles } from '@/content/images';
import { allPaths, documentSlugs, pages } from '@/content/pages';
import { serviceKeys } from '@/content/services';
import { site } from '@/content/site';
import { documentEntry } from '@/documents/entries';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type CrawledPage, collapse, crawl, mapInBatches } from './support/crawl';
import { documentAt, linksOf } from './support/documents';
import { textsByPath } from './support/page-texts';
import { everyPage } from './support/routes';

// One crawl serves all tests of this file, so they run in one worker, one after the other.
test.describe.configure({ mode: 'default' });

let crawled: CrawledPage[] = [];

test.beforeAll(async ({ browser, playwright }, { project }) => {
  test.setTimeout(120_000);
  const request = await playwright.request.newContext({ baseURL: project.use.baseURL });
  crawled = await crawl(browser, request, everyPage);
  await request.dispose();
});

/** The problems of all pages, each with the page's address: an empty list is what tests expect. */
function problems(find: (page: CrawledPage) => string[]): string[] {
  return crawled.flatMap((page) => find(page).map((problem) => `${page.url}: ${problem}`));
}

const operatorPaths: string[] = Object.values(pages)
  .filter((page) => !page.indexable)
  .map((page) => page.path);

test('every page is there in each of the six languages', () => {
  expect(new Set(crawled.map((page) => page.url)).size).toBe(allPaths.length * 6);
});

test('every page answers 200 in its language', () => {
  expect(
    problems(({ status, locale, facts }) => [
      ...(status === 200 ? [] : [`status ${status}`]),
      ...(facts.lang === locales[locale].lang ? [] : [`lang "${facts.lang}"`]),
    ]),
  ).toEqual([]);
});

test('every page has one main heading and levels that never skip', () => {
  expect(
    problems(({ facts }) => {
      const skipped = facts.levels.filter((level, i) => level > (facts.levels[i - 1] ?? 0) + 1);
      return [
        ...(facts.h1.length === 1 ? [] : [`${facts.h1.length} h1`]),
        ...(facts.levels[0] === 1 ? [] : ['main does not start with its h1']),
        ...skipped.map((level) => `skips to h${level}`),
      ];
    }),
  ).toEqual([]);
});

for (const locale of localeCodes) {
  test(`every page shows its texts without scripts (${locale})`, () => {
    const expected = textsByPath(locale);
    const found = problems(({ locale: own, path, facts }) => {
      if (own !== locale) return [];
      const texts = expected.get(path);
      if (texts === undefined) return ['no expected texts'];
      // Some texts name a picture or a button instead of standing in the text.
      const all = [facts.mainText, ...facts.words].join('\n');
      const missing = texts.body.map(collapse).filter((text) => !all.includes(text));
      return [
        ...(facts.h1[0] === texts.h1 ? [] : [`h1 "${facts.h1[0]}"`]),
        ...(facts.title === `${texts.title} | ${site.brand}` ? [] : [`title "${facts.title}"`]),
        ...(facts.description === texts.description ? [] : ['another description']),
        ...(facts.mainText.length > 400 ? [] : [`only ${facts.mainText.length} characters`]),
        ...missing.map((text) => `lacks "${text}"`),
      ];
    });
    expect(found).toEqual([]);
  });
}

test('every document has its links in the text, none to itself', () => {
  expect(
    problems(({ locale, path, facts }) => {
      const document = documentAt(path, locale);
      if (document === undefined) return [];
      const expected = linksOf(document).map(({ text, path: to }) => ({
        text: collapse(text),
        href: localizedPath(locale, to),
      }));
      const has = ({ text, href }: { text: string; href: string }) =>
        facts.textLinks.some((link) => link.text === text && link.href === href);
      return [
        ...(expected.length >= 3 ? [] : [`only ${expected.length} links`]),
        ...expected.filter((link) => !has(link)).map(({ text }) => `lacks the link "${text}"`),
        ...(expected.some(({ href }) => href === localizedPath(locale, document.path))
          ? ['links to itself']
          : []),
      ];
    }),
  ).toEqual([]);
});

test('home, about and service pages link each subject once in their texts, never themselves', () => {
  const paths: string[] = (['home', 'about', ...serviceKeys] as const).map((id) => pages[id].path);
  expect(
    problems(({ locale, path, facts }) => {
      if (!paths.includes(path)) return [];
      const found = facts.textLinks.filter(({ contextual }) => contextual).map(({ href }) => href);
      return [
        ...(found.length >= 2 ? [] : [`${found.length} contextual links`]),
        ...(new Set(found).size === found.length ? [] : [`repeated: ${found.join(' ')}`]),
        ...(found.includes(localizedPath(locale, path)) ? ['links to itself'] : []),
      ];
    }),
  ).toEqual([]);
});

test('no page shows a message key or an unfilled placeholder', () => {
  const key = /\b(?:common|navigation|services|pages|articles|blogs)(?:\.[a-z]\w*)+\b/;
  expect(
    problems(({ html, facts }) => [
      ...facts.words.filter((text) => key.test(text)).map((text) => `key in "${text}"`),
      ...(html.includes('[[') || html.includes(']]') ? ['unfilled placeholder'] : []),
    ]),
  ).toEqual([]);
});

test('every internal link leads straight to a page, in the same language', () => {
  const known = new Map(crawled.map((page) => [page.url, page]));
  expect(
    problems(({ url, locale, facts }) =>
      facts.links.flatMap(({ href, hrefLang }) => {
        if (/^(?:https:|mailto:|tel:)/.test(href) && !href.startsWith(site.origin)) return [];
        const [address = '', anchor] = href.split('#');
        const target = known.get(address === '' ? url : address);
        if (target === undefined) return [`dead or redirected link ${href}`];
        if (hrefLang === null && target.locale !== locale) return [`${href} changes the language`];
        if (hrefLang !== null && hrefLang !== target.facts.lang) return [`${href}: hreflang`];
        if (anchor !== undefined && !target.facts.ids.includes(anchor))
          return [`no anchor ${href}`];
        return [];
      }),
    ),
  ).toEqual([]);
});

test('every page is linked from another page of its language', () => {
  const linked = new Set(
    crawled.flatMap(({ url, facts }) =>
      facts.links
        .filter(({ href, hrefLang }) => hrefLang === null && href.split('#')[0] !== url)
        .map(({ href }) => href.split('#')[0]),
    ),
  );
  // The twins under /insights and the operator tools are reached by their address only.
  const unlisted = (path: string) =>
    operatorPaths.includes(path) || /^\/insights\/(?:articles|blogs)\//.test(path);
  expect(
    problems(({ url, path }) => (linked.has(url) || unlisted(path) ? [] : ['is linked nowhere'])),
  ).toEqual([]);
});

test('ids are unique on every page', () => {
  expect(
    problems(({ facts: { ids } }) => ids.filter((id, index) => ids.indexOf(id) !== index)),
  ).toEqual([]);
});

test('links out of the site are secure and open in a tab of their own', () => {
  expect(
    problems(({ facts }) =>
      facts.links
        .filter(({ href }) => /^[a-z]+:/.test(href) && !/^(?:mailto|tel):/.test(href))
        .filter(({ href, target, rel }) => {
          return !href.startsWith('https://') || target !== '_blank' || !rel.includes('noopener');
        })
        .map(({ href }) => href),
    ),
  ).toEqual([]);
});

test('every file that the pages refer to exists', async ({ request }) => {
  const files = [...new Set(crawled.flatMap(({ facts }) => facts.files))];
  const dead = await mapInBatches(files, 8, async (file) => {
    const response = await request.get(file, { maxRedirects: 0 });
    return response.status() === 200 ? [] : [`${file}: ${response.status()}`];
  });
  expect(files.length).toBeGreaterThan(0);
  expect(dead.flat()).toEqual([]);
});

test('the fonts are fetched ahead where texts are set in them, and only there', () => {
  expect(
    problems(({ locale, facts }) => {
      const fonts = facts.files.filter((file) => file.endsWith('.woff2'));
      return fonts.length === (locales[locale].script === 'latin' ? 2 : 0) ? [] : fonts;
    }),
  ).toEqual([]);
});

test('each picture and each logo is used on a page', () => {
  const used = new Set(crawled.flatMap(({ facts }) => facts.files));
  const expected = [...imageNames.map((name) => image(name).src), ...logoFiles.map(logo)];
  expect(expected).toHaveLength(43);
  expect(expected.filter((file) => !used.has(file))).toEqual([]);
});

test('search engines are kept out of the operator tools and of nothing else', () => {
  expect(operatorPaths).toHaveLength(3);
  expect(
    problems(({ path, facts }) =>
      facts.robots.includes('noindex') === operatorPaths.includes(path)
        ? []
        : [`robots "${facts.robots}"`],
    ),
  ).toEqual([]);
});

test('canonical links lead to the page itself, those of twins to the plain path', () => {
  const document = /\/(?:articles|blogs)\//;
  const found = problems(({ locale, path, facts }) => {
    // Where the canonical of a document stands is the next test.
    if (document.test(path) && locale !== 'en') return [];
    const own = `${site.origin}${localizedPath(locale, path.replace(/^\/insights(?=\/(?:articles|blogs)\/)/, ''))}`;
    return new URL(facts.canonical).href === new URL(own).href ? [] : [facts.canonical];
  });
  expect(found).toEqual([]);
});

test('the canonical of a document in English under another language is the English page', () => {
  const expected = new Map(
    localeCodes.flatMap((locale) =>
      (['articles', 'blogs'] as const).flatMap((kind) =>
        documentSlugs[kind].flatMap((slug): [string, string][] => {
          const document = documentEntry(`${kind}/${slug}`, locale);
          const canonical = `${site.origin}${localizedPath(document.bodyLocale, document.path)}`;
          return [
            [localizedPath(locale, document.path), canonical],
            [localizedPath(locale, `/insights${document.path}`), canonical],
          ];
        }),
      ),
    ),
  );
  expect(
    problems(({ url, facts }) => {
      const canonical = expected.get(url);
      return canonical === undefined || canonical === facts.canonical ? [] : [facts.canonical];
    }),
  ).toEqual([]);
});
