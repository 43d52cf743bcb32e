import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { mainPages } from '@/content/main-pages';
import { pages } from '@/content/pages';
import { auditTexts } from '@/i18n/audit-texts';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { expectAccessible } from './support/axe';
import { openHydrated } from './support/hydration';
import { messagesOf } from './support/messages';
import { type PlantedSite, test } from './support/planted-site';
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

test('the audit of a page that is noindex says so above its score, in Japanese', async ({
  page,
  planted,
}) => {
  const { results, rules, statuses } = textsOf('ja');
  const violations = await collectViolations(page);
  await open(page, 'ja', planted);
  await expect(page.locator('optgroup').first().locator('option')).toHaveCount(mainPages.length);
  await audit(page, 'ja', '/ja/tax-services');
  expect(violations).toEqual([]);
  const banner = page.getByText(results.noindex);
  await expect(banner).toBeVisible();
  const score = page.getByText(results.of, { exact: true });
  expect((await banner.boundingBox())?.y).toBeLessThan((await score.boundingBox())?.y ?? 0);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tabpanel')).toContainText(rules.noindex.fault);
  await expect(page.getByRole('tabpanel')).toContainText(statuses.warning);
  await expectAccessible(page);
});

test('the audit works by keyboard, up to the details of a finding', async ({ page, planted }) => {
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

test('the audit proposes the page that the operator came from', async ({ page, planted }) => {
  await page.goto(`${planted.server}/contact`);
  await page.evaluate((to) => {
    location.href = to;
  }, pages.seoAudit.path);
  await expect(page.getByRole('combobox', { name: textsOf('en').run.what })).toHaveValue(
    '/contact',
  );
});

test('a title is edited, previewed as wide as the browser draws it, and the audit runs again with it', async ({
  page,
  planted,
}) => {
  const { edit, preview, results } = textsOf('en');
  await open(page, 'en', planted);
  await audit(page, 'en', '/about');
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
  await field.fill('W'.repeat(40));
  await expect(page.getByText(preview.title.cut).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: edit.save }).click();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await expect(page.getByText(edit.changed)).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: results.actions })).toContainText('pixels');
});

test('an audit without a connection says what failed, and another attempt succeeds', async ({
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

test('links are suggested, approved, implemented, and downloaded as a plan', async ({
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
