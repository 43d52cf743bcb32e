import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { readAuditedFolder } from '@/build/audited-folder';
import { wholeSite } from '@/components/tools/audit/known-site';
import { knownPages } from '@/content/known-pages';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { auditTexts } from '@/i18n/audit-texts';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { auditSite } from '@/seo/audit/audit-site';
import { causesOf } from '@/seo/audit/causes';
import { findingText } from '@/seo/audit/finding-text';
import { openHydrated } from './support/hydration';
import { messagesOf } from './support/messages';
import { brokenEverywhere, type PlantedSite, test } from './support/planted-site';
import { collectViolations } from './support/violations';

const textsOf = (locale: Locale) => auditTexts(messagesOf(locale).audit);

async function open(page: Page, locale: Locale, { server }: Pick<PlantedSite, 'server'>) {
  await openHydrated(page, server + localizedPath(locale, pages.seoAudit.path));
}

/** Chooses what to audit, and waits for the results. */
async function audit(page: Page, locale: Locale, what: string): Promise<void> {
  const { run } = textsOf(locale);
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: run.what }).selectOption(what);
  await main.getByRole('button', { name: run.start, exact: true }).click();
  await expect(main.getByRole('tab').first()).toBeVisible({ timeout: 60_000 });
}

async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const builder = new AxeBuilder({ page }).setLegacyMode().withTags(tags);
  const { violations, passes } = await builder.analyze();
  expect(passes.length).toBeGreaterThan(0);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

test('the whole site in the browser is what it is for the command line', async ({
  page,
  planted,
}) => {
  test.slow();
  const { rules } = textsOf('en');
  const read = await readAuditedFolder(planted.folder, site.origin);
  const causes = causesOf(auditSite(read), read);
  // One row for each cause: a fault in the footer of all pages is one.
  expect(causes[0]).toMatchObject({ rule: 'link-target', reach: 'layout', pages: read.pages.size });

  const violations = await collectViolations(page);
  await open(page, 'en', planted);
  await expect(page.locator('optgroup').first().locator('option')).toHaveCount(knownPages.length);
  await audit(page, 'en', wholeSite);
  expect(violations).toEqual([]);
  const { results } = textsOf('en');
  const actions = page.getByRole('region', { name: results.actions });
  await expect(actions.getByRole('listitem')).toHaveCount(5);
  await expect(actions.getByRole('listitem').first()).toContainText(brokenEverywhere);

  // Which rows there are, in all four tabs.
  const shown: string[] = [];
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    shown.push(...(await page.getByRole('tabpanel').locator('details').allInnerTexts()));
  }
  expect(shown).toHaveLength(causes.length);
  const panels = await page.locator('[role=tabpanel]').allTextContents();
  for (const { findings } of causes) {
    expect(panels.join(' ')).toContain(findingText(findings[0], { rules, lang: 'en' }));
  }
  await expectAccessible(page);
});

test('one page in Japanese: hidden from search, and that stands above its score', async ({
  page,
  planted,
}) => {
  const { results, rules, statuses } = textsOf('ja');
  await open(page, 'ja', planted);
  await audit(page, 'ja', '/ja/tax-services');
  const banner = page.getByText(results.hidden);
  await expect(banner).toBeVisible();
  const score = page.getByText(results.of, { exact: true });
  expect((await banner.boundingBox())?.y).toBeLessThan((await score.boundingBox())?.y ?? 0);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tabpanel')).toContainText(rules.noindex.fault);
  await expect(page.getByRole('tabpanel')).toContainText(statuses.warning);
  await expectAccessible(page);
});

test('by keyboard alone, from the start to what is to be done', async ({ page, planted }) => {
  const { run, finding } = textsOf('en');
  await open(page, 'en', planted);
  await page.getByRole('combobox', { name: run.what }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: run.again })).toBeFocused({ timeout: 20_000 });
  await page.getByRole('tab').first().focus();
  for (const place of [1, 2]) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab').nth(place)).toHaveAttribute('aria-selected', 'true');
  }
  const details = page.getByRole('tabpanel').locator('summary').first();
  await details.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(finding.where).first()).toBeVisible();
});

test('the page that the operator came from is audited', async ({ page, planted }) => {
  await page.goto(`${planted.server}/contact`);
  await page.evaluate((to) => {
    location.href = to;
  }, pages.seoAudit.path);
  await expect(page.getByRole('combobox', { name: textsOf('en').run.what })).toHaveValue(
    '/contact',
  );
});

test('a title is tried out, previewed in pixels, and the audit runs again', async ({
  page,
  planted,
}) => {
  const { edit, preview, results } = textsOf('en');
  await open(page, 'en', planted);
  await audit(page, 'en', '/about');
  await page.getByRole('button', { name: edit.title }).click();
  const field = page.getByRole('textbox', { name: edit.titleLabel });
  await field.fill('W'.repeat(40));
  await expect(page.getByText(preview.title.cut).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: edit.save }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(edit.changed)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: results.actions })).toContainText('pixels');
});

test('without a connection all failures are named, and another attempt mends them', async ({
  page,
  planted,
  context,
}) => {
  const { run, failures, results } = textsOf('en');
  await open(page, 'en', planted);
  // The code of the audit is loaded with the first run.
  await audit(page, 'en', '/about');
  await context.setOffline(true);
  await page.getByRole('button', { name: run.again }).click();
  await expect(page.getByText(failures.reasons.offline).first()).toBeVisible({ timeout: 20_000 });
  await context.setOffline(false);
  await page.getByRole('button', { name: failures.retryAll }).click();
  await expect(page.getByText(results.of, { exact: true })).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText(failures.reasons.offline)).toHaveCount(0);
});

test('widths of titles are those that the browser draws', async ({ page, planted }) => {
  const { preview, edit } = textsOf('en');
  await open(page, 'en', planted);
  await audit(page, 'en', '/');
  await page.getByRole('button', { name: edit.title }).click();
  const field = page.getByRole('textbox', { name: edit.titleLabel });
  for (const title of ['Payroll services in the Philippines', 'Straße, año, über – “quoted”']) {
    await field.fill(title);
    const drawn = await page.evaluate((text) => {
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) return 0;
      context.font = '20px Arial';
      return Math.ceil(context.measureText(text).width);
    }, title);
    const [before = ''] = preview.widths.desktop.split('{');
    const label = await page.getByText(before).first().innerText();
    const width = Number(/\d+/.exec(label)?.[0]);
    expect(drawn).toBeGreaterThan(100);
    expect(Math.abs(width - drawn)).toBeLessThan(drawn * 0.02);
  }
});

test('links are suggested, approved, implemented, and kept as a plan', async ({
  page,
  planted,
}) => {
  const { links } = textsOf('ja');
  await open(page, 'ja', planted);
  await audit(page, 'ja', '/ja');
  const panel = page.getByRole('region', { name: links.title });
  await panel.getByRole('button', { name: links.start }).click();
  const approve = panel.getByRole('listitem').getByRole('button', { name: links.item.approve });
  await expect(approve.first()).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
  await approve.first().click();
  await panel.getByRole('button', { name: links.implementApproved }).click();
  await expect(page.getByText(links.toast.title)).toBeVisible();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: links.download }).click();
  const plan: unknown = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  expect(plan).toMatchObject({ links: [{ page: '/ja' }], rejected: [] });
});
