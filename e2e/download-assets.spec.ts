import { readFileSync } from 'node:fs';
import path from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { type Download, expect, type Locator, type Page } from 'playwright/test';
import { assetFiles } from '@/content/asset-files';
import { iconNames } from '@/content/icons';
import { pages } from '@/content/pages';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { expectAccessible } from './support/axe';
import { openHydrated } from './support/hydration';
import { messagesOf } from './support/messages';
import { collectProblems } from './support/problems';
import { test } from './support/test';

const { images, logos } = assetFiles();
const pictures = images.flatMap(({ files }) => files);
const logoFiles = logos.map(({ file }) => file);
const all = [...pictures, ...logoFiles];

/** The names of the files in the archive, in their order. */
const entries = [
  ...pictures.map(({ fileName }) => `images/${fileName}`),
  ...logoFiles.map(({ fileName }) => `logos/${fileName}`),
];

const archive = 'website-assets.zip';

function published(src: string): string {
  return readFileSync(path.join('public', src), 'utf8');
}

const { tools, downloads } = messagesOf('en').common;

function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}

function button(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true });
}

/** The live region of the archive. */
function status(page: Page): Locator {
  return page.getByRole('main').getByRole('status').first();
}

async function open(page: Page, locale: Locale): Promise<void> {
  await openHydrated(page, localizedPath(locale, pages.downloadAssets.path));
}

/** Clicks a control. @returns the download that this starts */
async function startDownload(page: Page, control: Locator): Promise<Download> {
  const [download] = await Promise.all([page.waitForEvent('download'), control.click()]);
  return download;
}

/** The content of a download. */
async function contentOf(download: Download): Promise<Buffer> {
  return readFileSync(await download.path());
}

/** Expects an archive of these files as they are published, in their order. */
async function expectArchive(download: Download, names: string[]): Promise<void> {
  expect(download.suggestedFilename()).toBe(archive);
  const read = unzipSync(new Uint8Array(await contentOf(download)));
  expect(Object.keys(read)).toEqual(names);
  for (const { fileName, src } of all) {
    const content = read[`images/${fileName}`] ?? read[`logos/${fileName}`];
    if (content !== undefined) expect(strFromU8(content), fileName).toBe(published(src));
  }
}

test('a file, all files in one archive, and the names of the icons are downloaded', async ({
  page,
}) => {
  const german = messagesOf('de').common.downloads;
  const problems = collectProblems(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await open(page, 'de');
  const file = await startDownload(page, page.locator('a[download="hero-desk.svg"]'));
  expect(file.suggestedFilename()).toBe('hero-desk.svg');
  expect((await contentOf(file)).toString()).toBe(published('/src/assets/hero-desk.svg'));

  const list = await startDownload(page, button(page, german.list));
  expect(list.suggestedFilename()).toBe('icon-names.txt');
  expect((await contentOf(list)).toString()).toBe(`${iconNames.join('\n')}\n`);
  await expect(page.getByText(fill(german.listSaved, { file: 'icon-names.txt' }))).toBeVisible();

  // The code for archives is loaded with the first download.
  const before = scripts.length;
  await expectArchive(await startDownload(page, button(page, german.start)), entries);
  expect(scripts).toHaveLength(before + 1);
  await expect(status(page)).toHaveText(
    fill(german.outcomes.complete, { total: all.length, archive }),
  );
  expect(page.workers()).toEqual([]);
  expect(problems).toEqual([]);
});

test('what does not arrive is named with the reason, and another attempt completes the archive', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await open(page, 'en');
  await context.setOffline(true);
  await button(page, downloads.start).click();
  await expect(status(page)).toHaveText(downloads.outcomes.nothing);
  await expect(page.getByText(tools.failures.offline, { exact: true })).toHaveCount(all.length);
  await context.setOffline(false);

  await page.route('**/hero-desk.svg', (route) => route.fulfill({ status: 404 }));
  await page.route('**/mark.svg', () => {});
  await button(page, tools.retry).click();
  const bar = page.getByRole('progressbar', { name: downloads.loading });
  const progress = { done: all.length - 1, total: all.length };
  await expect(bar).toHaveAttribute('aria-valuetext', fill(tools.progress, progress));
  await expect(bar).toHaveAttribute('data-state', 'loading');
  const [partial] = await Promise.all([page.waitForEvent('download'), page.clock.runFor(10_000)]);
  const failed = ['images/hero-desk.svg', 'logos/mark.svg'];
  await expectArchive(
    partial,
    entries.filter((name) => !failed.includes(name)),
  );
  const count = { done: all.length - 2, total: all.length, archive };
  await expect(status(page)).toHaveText(fill(downloads.outcomes.partial, count));
  const row = (name = '') => page.getByRole('listitem').filter({ hasText: name });
  await expect(row(failed[0])).toContainText(tools.failures.missing);
  await expect(row(failed[1])).toContainText(fill(tools.failures.timeout, { seconds: 10 }));
  await expectAccessible(page, 'files that failed', 'main');

  await page.unrouteAll();
  const requested: string[] = [];
  page.on('request', (request) => {
    // Previews are lazy.
    if (request.resourceType() === 'fetch') requested.push(new URL(request.url()).pathname);
  });
  await expectArchive(await startDownload(page, button(page, tools.retry)), entries);
  expect(requested).toHaveLength(failed.length);
  await expect(row(failed[0])).toHaveCount(0);
});

test('a download is started, canceled and started again with the keyboard alone, and each is announced once', async ({
  page,
}) => {
  let isHeld = true;
  await page.route('**/about.svg', async (route) => {
    if (!isHeld) await route.continue();
  });
  await open(page, 'en');
  await page.evaluate((selector) => {
    const announced: string[] = [];
    Object.assign(window, { announced });
    const region = document.querySelector(selector);
    if (region === null) throw new Error('nothing announces');
    new MutationObserver(() => announced.push(region.textContent)).observe(region, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  }, 'main [role="status"]');
  const announced = () => page.evaluate(() => Reflect.get(window, 'announced'));

  await page.locator('#collection-title').evaluate((heading) => heading.scrollIntoView());
  const start = button(page, downloads.start);
  await page.getByRole('link', { name: messagesOf('en').pages.downloadAssets.icons.title }).focus();
  await page.keyboard.press('Tab');
  await expect(start).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(button(page, tools.cancel)).toBeFocused();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '98');
  await page.keyboard.press('Enter');
  await expect(status(page)).toHaveText(downloads.outcomes.canceled);
  await expect(start).toBeFocused();
  isHeld = false;
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.keyboard.press('Space'),
  ]);
  await expectArchive(download, entries);
  await expect(start).toBeFocused();
  await expect(status(page)).toHaveText(
    fill(downloads.outcomes.complete, { total: all.length, archive }),
  );
  expect(await announced()).toEqual([
    downloads.loading,
    downloads.outcomes.canceled,
    downloads.loading,
    fill(downloads.outcomes.complete, { total: all.length, archive }),
  ]);
});
