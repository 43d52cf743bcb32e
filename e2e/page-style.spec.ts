import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { serverFile } from '@/build/built-pages';
import { pages } from '@/content/pages';
import { groupName, inGroups, samplePaths } from '@/e2e/support/routes';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { missingPath } from '@/test/page-types';

/** What the browser has computed for each element of the page and its generated content, as text. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const of = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      // Where nothing is generated, nothing else is seen.
      if (pseudo !== undefined && style.content === 'none') return '';
      // A page gives custom properties other names, and brings none that its rules do not read.
      const names = Array.from(style).filter((name) => !name.startsWith('--'));
      return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join('\n');
    };
    // Neither build has the same scripts, and the framework adds a place to say where it is.
    const seen = document.querySelectorAll(
      'html, body, body :not(script, style, link, template, next-route-announcer)',
    );
    return [...seen].map((element) => {
      const text = element.textContent?.slice(0, 40).replaceAll('\n', ' ');
      const shown = `<${element.localName}> ${text}`;
      return [shown, of(element), of(element, '::before'), of(element, '::after')].join('\n');
    });
  });
}

/** Waits for the pictures that are seen in a medium: they have no size before. */
async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = [...document.images].filter((picture) => picture.checkVisibility());
    return Promise.all(
      seen.map((picture) => {
        picture.loading = 'eager';
        return picture.complete || new Promise((done) => picture.addEventListener('load', done));
      }),
    );
  });
}

/** Where rules of a page hold that others do not look at. */
const looks: { name: string; width: number; media: Parameters<Page['emulateMedia']>[0] }[] = [
  { name: 'on a phone', width: 360, media: {} },
  { name: 'on a large screen in the dark', width: 1440, media: { colorScheme: 'dark' } },
  { name: 'on paper', width: 800, media: { media: 'print' } },
  { name: 'in colours of the system', width: 1024, media: { forcedColors: 'active' } },
];

/** The styles of all elements of a page, look by look. */
async function stylesOf(page: Page, url: string): Promise<string[][]> {
  await page.goto(url, { waitUntil: 'networkidle' });
  const all: string[][] = [];
  for (const { width, media } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({
      colorScheme: 'light',
      media: 'screen',
      forcedColors: 'none',
      ...media,
    });
    await loadPictures(page);
    all.push(await computedStyles(page));
  }
  return all;
}

/** Answers the page's requests with a page of the Next server, which has the whole style sheet. */
async function serveWholeSheet(page: Page, locale: Locale, each: string): Promise<void> {
  const file = serverFile(locale, each === missingPath ? '/404' : each);
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) {
      return route.fulfill({ contentType: 'text/html', body: readFileSync(file, 'utf8') });
    }
    const asset = /^\/_next\/(static\/.*)/.exec(pathname)?.[1];
    // Fonts would arrive between two looks.
    if (pathname.endsWith('.woff2')) return route.abort();
    return asset === undefined
      ? route.continue()
      : route.fulfill({ path: path.join('.next', decodeURIComponent(asset)) });
  });
}

/** Elements that look otherwise, each with what differs. */
function differences(own: readonly string[][], whole: readonly string[][]): string[] {
  return own.flatMap((elements, look) => {
    const others = whole[look] ?? [];
    const found = elements.flatMap((element, index) => {
      const [shown, ...lines] = element.split('\n');
      const expected = new Set(others[index]?.split('\n'));
      const changed = lines.filter((line) => !expected.has(line));
      return changed.length === 0
        ? []
        : [`${looks[look]?.name}: ${shown}: ${changed.slice(0, 3).join(', ')}`];
    });
    return elements.length === others.length
      ? found
      : [`${looks[look]?.name}: ${elements.length} elements, and not ${others.length}`, ...found];
  });
}

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const paths = [
  ...samplePaths,
  pages.services.path,
  pages.accounting.path,
  pages.seoAudit.path,
  missingPath,
];

for (const group of inGroups(paths, 2)) {
  test(`a page looks as it does with the whole style sheet: ${groupName(group)}`, async ({
    page,
  }) => {
    test.slow();
    for (const [index, each] of group.entries()) {
      // Each type of page in one of two languages.
      const locale = index % 2 === 0 ? 'en' : 'ja';
      const url = localizedPath(locale, each);
      await page.route('**/*.woff2', (route) => route.abort());
      const own = await stylesOf(page, url);
      await serveWholeSheet(page, locale, each);
      const whole = await stylesOf(page, url);
      await page.unrouteAll();
      expect(differences(own, whole), url).toEqual([]);
    }
  });
}

test('a rule that is missing is found', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  const own = await stylesOf(page, '/accounting');
  await page.route('**/accounting', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</style>', 'h1{letter-spacing:1px}</style>');
    await route.fulfill({ response: answer, body });
  });
  const found = differences(own, await stylesOf(page, '/accounting'));
  const missing = looks.filter(
    ({ name }) => !found.some((each) => each.startsWith(`${name}: <h1>`)),
  );
  expect(missing).toEqual([]);
});
