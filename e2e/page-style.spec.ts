import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page, test } from 'playwright/test';
import { groupName, inGroups, routeTypes } from '@/e2e/support/routes';
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

/** Elements that look otherwise with the whole style sheet. */
async function changedByWholeSheet(page: Page, css: string): Promise<string[]> {
  const before = await computedStyles(page);
  const added = await page.addStyleTag({ content: css });
  const after = await computedStyles(page);
  await added.evaluate((style) => style.parentNode?.removeChild(style));
  return before.flatMap((style, index) => {
    const lines = style.split(/[\n;]/);
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

for (const paths of inGroups([...routeTypes, missingPath], 7)) {
  test(`the rules that a page brings are all that it needs: ${groupName(paths)}`, async ({
    page,
  }) => {
    const css = wholeSheet();
    for (const [index, each] of paths.entries()) {
      // Each type of page in one of two languages.
      const url = localizedPath(index % 2 === 0 ? 'en' : 'ja', each);
      for (const { name, width, media } of looks) {
        await page.setViewportSize({ width, height: 800 });
        await page.emulateMedia(media);
        await page.goto(url, { waitUntil: 'load' });
        expect(await changedByWholeSheet(page, css), `${url} ${name}`).toEqual([]);
      }
    }
  });
}

test('a rule that is missing is found', async ({ page }) => {
  await page.goto('/accounting', { waitUntil: 'load' });
  const css = `${wholeSheet()}h1{letter-spacing:1px}`;
  expect(await changedByWholeSheet(page, css)).toHaveLength(1);
});
