import { readFileSync } from 'node:fs';
import { expect, type Page } from 'playwright/test';
import { mainPages } from '@/content/main-pages';
import { pages } from '@/content/pages';
import { type Locale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import { expectAccessible, expectAccessibleText } from './support/axe';
import { openHydrated } from './support/hydration';
import { messagesOf } from './support/messages';
import { planted, shrinkSite } from './support/planted-site';
import { test } from './support/test';

const textsOf = (locale: Locale) => mapTexts(messagesOf(locale).audit, templateOf);

test.use({ baseURL: planted.server });

test.beforeEach(({ page }) =>
  // An audit shows each of its steps for a second: here it does not.
  page.addInitScript(() => {
    const later = setTimeout;
    const setTimer = (work: () => void, time = 0) => later(work, time === 1000 ? 0 : time);
    Object.assign(window, { setTimeout: setTimer });
  }),
);

async function open(page: Page, locale: Locale) {
  await openHydrated(page, localizedPath(locale, pages.seoAudit.path));
}

/** Chooses what to audit, and waits for the results. */
async function audit(page: Page, locale: Locale, what: string): Promise<void> {
  const { run } = textsOf(locale);
  const main = page.getByRole('main');
  await main.getByRole('combobox', { name: run.what }).selectOption(what);
  await main.getByRole('button', { name: run.start, exact: true }).click();
  await expect(main.getByRole('tab').first()).toBeVisible();
}

test('the audit of a page that is noindex says so above its score, in Japanese', async ({
  page,
}) => {
  const { results, rules, statuses } = textsOf('ja');
  await open(page, 'ja');
  await expect(page.locator('optgroup').first().locator('option')).toHaveCount(mainPages.length);
  await audit(page, 'ja', '/ja/tax-services');
  const banner = page.getByText(results.noindex);
  await expect(banner).toBeVisible();
  const score = page.getByText(results.of, { exact: true });
  expect((await banner.boundingBox())?.y).toBeLessThan((await score.boundingBox())?.y ?? 0);
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tabpanel')).toContainText(rules.noindex.fault);
  await expect(page.getByRole('tabpanel')).toContainText(statuses.warning);
  await expectAccessible(page);
});

test('in every language the audit works by keyboard, up to the details of a finding', async ({
  page,
}) => {
  for (const locale of localeCodes) {
    const { run, finding } = textsOf(locale);
    await shrinkSite(page, locale);
    await open(page, locale);
    await page.getByRole('combobox', { name: run.what }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: run.again })).toBeFocused();
    await page.getByRole('tab').first().focus();
    for (const place of [1, 2]) {
      await page.keyboard.press('ArrowRight');
      await expect(page.getByRole('tab').nth(place)).toHaveAttribute('aria-selected', 'true');
    }
    const details = page.getByRole('tabpanel').locator('summary').first();
    await details.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(finding.where).first()).toBeVisible();
    await expectAccessibleText(page, locale);
    await page.unrouteAll();
  }
});

test('the audit proposes the page that the operator came from, and says without a connection what failed, until another attempt succeeds', async ({
  page,
  context,
}) => {
  const { run, failures, results } = textsOf('en');
  const { path } = pages.accounting;
  await shrinkSite(page, 'en');
  await page.goto(path);
  await page.evaluate((to) => {
    location.href = to;
  }, pages.seoAudit.path);
  await expect(page.getByRole('combobox', { name: run.what })).toHaveValue(path);
  // The code of the audit is loaded with the first run.
  await audit(page, 'en', path);
  await context.setOffline(true);
  await page.getByRole('button', { name: run.again }).click();
  await expect(page.getByText(failures.reasons.offline).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: failures.retryAll }).click();
  await expect(page.getByText(results.of, { exact: true })).toBeVisible();
  await expect(page.getByText(failures.reasons.offline)).toHaveCount(0);
});

test('a title is edited, previewed as wide as the browser draws it, and the audit runs again with it', async ({
  page,
}) => {
  const { edit, preview, results } = textsOf('en');
  await open(page, 'en');
  await audit(page, 'en', '/about');
  await page.getByRole('button', { name: edit.title }).click();
  const field = page.getByRole('textbox', { name: edit.titleLabel });
  const title = 'Straße, año, über – “quoted”';
  await field.fill(title);
  const drawn = await page.evaluate((text) => {
    const context = document.createElement('canvas').getContext('2d');
    if (context === null) return 0;
    context.font = '20px Arial';
    return Math.ceil(context.measureText(text).width);
  }, title);
  expect(drawn).toBeGreaterThan(100);
  const [before = ''] = preview.widths.desktop.split('{');
  const label = await page.getByText(before).first().innerText();
  expect(Math.abs(Number(/\d+/.exec(label)?.[0]) - drawn)).toBeLessThan(drawn * 0.02);
  await field.fill('W'.repeat(40));
  await expect(page.getByText(preview.title.cut).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: edit.save }).click();
  await expect(page.getByText(edit.changed)).toBeVisible();
  await expect(page.getByRole('region', { name: results.actions })).toContainText('pixels');
});

test('links are suggested, approved, implemented, and downloaded as a plan', async ({ page }) => {
  const { links } = textsOf('ja');
  const audited = '/ja/contact';
  // An editor has decided about all suggestions for the site as it is: here the page has one sentence more.
  await page.route(`**${audited}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace('</main>', '<p>資金繰り予測は、毎週見直します。</p></main>');
    await route.fulfill({ response, body });
  });
  await open(page, 'ja');
  await audit(page, 'ja', audited);
  const panel = page.getByRole('region', { name: links.title });
  await panel.getByRole('button', { name: links.start }).click();
  const approve = panel.getByRole('listitem').getByRole('button', { name: links.item.approve });
  await expect(approve.first()).toBeVisible();
  await expectAccessible(page);
  await approve.first().click();
  await panel.getByRole('button', { name: links.implementApproved }).click();
  await expect(page.getByText(links.toast.title)).toBeVisible();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: links.download }).click();
  const plan: unknown = JSON.parse(readFileSync(await (await download).path(), 'utf8'));
  const added = expect.objectContaining({ page: audited, anchor: '資金繰り予測' });
  expect(plan).toMatchObject({ links: expect.arrayContaining([added]) });
});
