import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { groupName, inGroups, samplePaths } from '@/e2e/support/routes';
import { localizedPath } from '@/i18n/paths';
import { missingPath } from '@/test/page-types';

/** The whole style sheet of the build, without the fonts that are fetched: they would change every box. */
function wholeSheet(): string {
  const folder = 'out/_next/static/chunks';
  const sheets = readdirSync(folder).filter((file) => file.endsWith('.css'));
  expect(sheets).toHaveLength(1);
  const css = readFileSync(path.join(folder, sheets[0] ?? ''), 'utf8');
  return css.replaceAll(/@font-face\{[^}]*url\([^}]*\}/g, '');
}

/** What the browser has computed for each element of the page and its generated content, as text. */
function computedStyles(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const of = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      // Where nothing is generated, nothing else is seen.
      if (pseudo !== undefined && style.content === 'none') return '';
      // A page does not bring the custom properties that none of its rules reads.
      const names = Array.from(style).filter((name) => !name.startsWith('--'));
      return names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    };
    return [...document.querySelectorAll('html, body, body *')].map((element) => {
      const shown = `<${element.localName} class="${element.getAttribute('class')}">`;
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

/** Elements that look otherwise with the whole style sheet. */
async function changedByWholeSheet(page: Page, css: string): Promise<string[]> {
  const before = await computedStyles(page);
  const added = await page.addStyleTag({ content: css });
  const after = await computedStyles(page);
  await added.evaluate((style) => style.parentNode?.removeChild(style));
  // What has come by itself in the meantime, a picture for instance, stays.
  const again = await computedStyles(page);
  return before.flatMap((style, index) => {
    const lines = [...style.split(/[\n;]/), ...(again[index]?.split(/[\n;]/) ?? [])];
    const changed = after[index]?.split(/[\n;]/).filter((line) => !lines.includes(line)) ?? [];
    return changed.length === 0 ? [] : [`${lines[0]} ${changed.slice(0, 3).join(', ')}`];
  });
}

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

/** Where rules of a page hold that others do not look at. */
const looks: { name: string; width: number; media: Parameters<Page['emulateMedia']>[0] }[] = [
  { name: 'on a phone', width: 360, media: {} },
  { name: 'on a large screen in the dark', width: 1440, media: { colorScheme: 'dark' } },
  { name: 'on paper', width: 800, media: { media: 'print' } },
  { name: 'in colours of the system', width: 1024, media: { forcedColors: 'active' } },
];

const paths = [
  ...samplePaths,
  pages.services.path,
  pages.accounting.path,
  pages.seoAudit.path,
  missingPath,
];

for (const group of inGroups(paths, 2)) {
  test(`the rules that a page brings are all that it needs: ${groupName(group)}`, async ({
    page,
  }) => {
    test.slow();
    const css = wholeSheet();
    // They would arrive between two looks.
    await page.route('**/*.woff2', (route) => route.abort());
    for (const [index, each] of group.entries()) {
      // Each type of page in one of two languages.
      const url = localizedPath(index % 2 === 0 ? 'en' : 'ja', each);
      await page.goto(url, { waitUntil: 'networkidle' });
      for (const { name, width, media } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia({
          colorScheme: 'light',
          media: 'screen',
          forcedColors: 'none',
          ...media,
        });
        await loadPictures(page);
        expect(await changedByWholeSheet(page, css), `${url} ${name}`).toEqual([]);
      }
    }
  });
}

test('a rule that is missing is found', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/accounting', { waitUntil: 'networkidle' });
  const css = `${wholeSheet()}h1{letter-spacing:1px}`;
  expect(await changedByWholeSheet(page, css)).toHaveLength(1);
});
