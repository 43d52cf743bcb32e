import { expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { languageLink, languageSummary, menuButton, servicesSummary } from '@/e2e/support/header';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { pageTypes } from '@/test/page-types';
import { openHydrated } from './support/hydration';
import { layoutProblems } from './support/layout-problems';
import { messagesOf } from './support/messages';
import { groupName, inGroups, localizedPage, routeTypes } from './support/routes';
import { openTab } from './support/tabs';

// A fade in progress would be taken for text that lies over text.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Each test opens several pages: a busy machine needs more than the usual half minute.
test.describe.configure({ timeout: 120_000 });

const widths = [320, 360, 768, 1280, 1920];

/** Expects an orderly layout at every width; the page is loaded only once. */
async function expectOrderly(page: Page, title: string, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await page.evaluate(layoutProblems), `${title} at ${width} px`).toEqual([]);
  }
}

const typePaths = new Set(pageTypes.map(({ path }) => path));
const everyPath = new Set([...typePaths, ...routeTypes]);

// A word too long for its place may stand on any page; ideographs are dense, but break anywhere.
const looked = localeCodes.flatMap((locale) => {
  const paths = locales[locale].script === 'latin' ? everyPath : typePaths;
  return [...paths].map((path) => localizedPage(locale, path));
});

for (const group of inGroups(looked, 8)) {
  const title = groupName(group.map(({ url }) => url));
  test(`everything fits, and every target can be hit: ${title}`, async ({ page }) => {
    for (const { path, url } of group) {
      await openHydrated(page, url);
      await expectOrderly(page, url);
      for (const type of pageTypes.filter((other) => other.path === path && other.tab)) {
        await openTab(page, type);
        await expectOrderly(page, `${type.name} of ${url}`);
      }
    }
  });
}

for (const locale of localeCodes) {
  const url = localizedPath(locale, pages.payroll.path);
  test(`open menus fit: ${url}`, async ({ page }) => {
    const small = [320, 360, 768];
    const { header, pages: label } = messagesOf(locale).navigation;
    await page.setViewportSize({ width: 320, height: 800 });
    await openHydrated(page, url);
    await languageSummary(page, header.language).click();
    await expect(languageLink(page, 'ko')).toBeInViewport({ ratio: 1 });
    await expectOrderly(page, `languages of ${url}`, small);
    await page.setViewportSize({ width: 320, height: 800 });
    await menuButton(page, header.openMenu).click();
    await servicesSummary(page, label.services).click();
    const last = page.locator('header details[open] a').last();
    await expect(last).toHaveText(label.remoteBusiness);
    await expect(last).toBeVisible();
    await expectOrderly(page, `menu of ${url}`, small);
  });
}

test.describe('a broken layout', () => {
  // What breaks it is style in attributes, which the policy of a page keeps out.
  test.use({ bypassCSP: true });

  test('is noticed', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    // What is put into the page before React has hydrated it would be taken out again.
    await openHydrated(page, pages.about.path);
    expect(await page.evaluate(layoutProblems)).toEqual([]);
    const sentence = (style: string) =>
      `<p style="${style}">one long sentence</p><p>another text</p>`;
    const table = '<table><tr><td>a cell</td></tr></table>';
    const breaks = [
      [sentence('width: 2000px; height: 1px'), /the page is/],
      [sentence('position: absolute; top: 0; left: -40px'), /sticks out/],
      [sentence('width: 3em; overflow: hidden; white-space: nowrap'), /cut off/],
      [sentence('position: absolute; top: 0; left: 0'), /lie over each other/],
      [
        `<div style="overflow-x: auto; margin-left: -90px">${table}</div>`,
        /the table .* sticks out/,
      ],
    ] as const;
    for (const [html, message] of breaks) {
      await page.evaluate((broken) => {
        const at = document.querySelector('main h1');
        at?.insertAdjacentHTML(
          'afterend',
          `<div id="broken" style="position: relative">${broken}</div>`,
        );
      }, html);
      expect((await page.evaluate(layoutProblems)).join('\n'), html).toMatch(message);
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
    expect((await page.evaluate(layoutProblems)).join('\n')).toMatch(
      /target "a" .* too near to "b"/,
    );
  });
});

test('the English home page is no longer than 8,500 px on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto(pages.home.path);
  await page.evaluate(() => document.fonts.ready);
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(8500);
});
