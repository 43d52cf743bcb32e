import { expect, type Page, test } from 'playwright/test';
import { openHydrated } from '@/e2e/support/hydration';
import { layoutProblems } from '@/e2e/support/layout-problems';
import { inGroups } from '@/e2e/support/routes';
import { origin, ports } from '@/e2e/support/servers';
import { openTab } from '@/e2e/support/tabs';
import { localizedPath } from '@/i18n/paths';
import { pageTypes } from '@/test/page-types';

// A fade in progress would be taken for text that lies over text.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [320, 768, 1280, 1920];

/** English as it is, and the pseudo-locales: a third longer, and dense ideographs (i18n/pseudo.ts). */
const languages = [
  { name: 'English', locale: 'en', port: ports.static },
  { name: 'longer text', locale: 'de', port: ports.pseudo },
  { name: 'dense text', locale: 'zh', port: ports.pseudo },
] as const;

/** Expects an orderly layout at every width; the page is loaded only once. */
async function expectOrderly(page: Page, title: string): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(layoutProblems), `${title} at ${width} px`).toEqual([]);
  }
}

for (const { name, locale, port } of languages) {
  for (const group of inGroups(pageTypes, 4)) {
    const title = group.map((type) => type.name).join(', ');
    test(`${name} fits, and every target can be hit: ${title}`, async ({ page }) => {
      for (const type of group) {
        await openHydrated(page, origin(port) + localizedPath(locale, type.path));
        await openTab(page, type);
        await expectOrderly(page, `${type.name} in ${name}`);
      }
    });
  }
}

test('the pseudo-texts are there: longer by a third, and without Latin words', async ({ page }) => {
  const lengths: number[] = [];
  for (const { locale, port } of languages) {
    await page.goto(origin(port) + localizedPath(locale, '/about'));
    lengths.push((await page.locator('main h1').innerText()).length);
  }
  const [english = 0, longer = 0] = lengths;
  expect(longer / english).toBeGreaterThan(1.2);
  await expect(page.locator('main h1')).toHaveText(/^[\p{Script=Han}\p{P}\s]+$/u);
});

test('a broken layout is noticed', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  // What is put into the page before React has hydrated it would be taken out again.
  await openHydrated(page, '/about');
  expect(await page.evaluate(layoutProblems)).toEqual([]);
  const breaks = [
    ['width: 2000px; height: 1px', /the page is/],
    ['position: absolute; top: 0; left: -40px', /sticks out/],
    ['width: 3em; overflow: hidden; white-space: nowrap', /cut off/],
    ['position: absolute; top: 0; left: 0', /lie over each other/],
  ] as const;
  for (const [css, message] of breaks) {
    await page.evaluate((style) => {
      const at = document.querySelector('main h1');
      at?.insertAdjacentHTML(
        'afterend',
        `<div id="broken" style="position: relative">
           <p style="${style}">one long sentence</p><p>another text</p>
         </div>`,
      );
    }, css);
    expect((await page.evaluate(layoutProblems)).join('\n'), css).toMatch(message);
    await page.evaluate(() => document.getElementById('broken')?.remove());
  }
  await page.evaluate(() => {
    document
      .querySelector('main h1')
      ?.insertAdjacentHTML(
        'afterend',
        '<p style="font-size: 10px; line-height: 1"><a href="/a">a</a><br><a href="/b">b</a></p>',
      );
    for (const a of document.querySelectorAll<HTMLElement>('main h1 + p > a')) {
      a.style.cssText = 'display: inline-block; height: 10px';
    }
  });
  expect((await page.evaluate(layoutProblems)).join('\n')).toMatch(/target "a" .* too near to "b"/);
});
