import { readFileSync } from 'node:fs';
import path from 'node:path';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import { readAuditedFolder } from '@/build/audited-folder';
import { viewNames } from '@/components/tools/diagnostic/view-state';
import { diagnosedPages, knownPages } from '@/content/known-pages';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { auditTexts } from '@/i18n/audit-texts';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { fillTemplate } from '@/lib/messages/fill-template';
import { auditSite } from '@/seo/audit/audit-site';
import { findingText } from '@/seo/audit/finding-text';
import { type AuditReport, reportOf, reportText } from '@/seo/audit/report';
import { messagesOf } from './support/messages';
import { brokenEverywhere, type PlantedSite, test } from './support/planted-site';

const textsOf = (locale: Locale) => auditTexts(messagesOf(locale).audit);

type Query = { pages?: 'all'; view?: string };

/** Opens the page, on which a run begins by itself, and waits for its results. */
async function diagnose(page: Page, { server }: PlantedSite, locale: Locale, query: Query = {}) {
  const search = new URLSearchParams(query).toString();
  await page.goto(`${server}${localizedPath(locale, pages.canonicalDiagnostic.path)}?${search}`);
  await expect(page.getByRole('tab').first()).toBeVisible({ timeout: 60_000 });
}

async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const builder = new AxeBuilder({ page }).setLegacyMode().withTags(tags);
  const { violations, passes } = await builder.analyze();
  expect(passes.length).toBeGreaterThan(0);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html)}`)).toEqual([]);
}

/** What a file that a button saves holds. */
async function saved(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** The report in each of the formats in which it can be saved. */
async function expectReport(page: Page, locale: Locale, report: AuditReport): Promise<void> {
  const { save } = textsOf(locale).diagnostic;
  expect(await saved(page, save.json)).toBe(reportText(report));

  // The other formats say the same: each finding in a line of its own, in the same order.
  const csv = (await saved(page, save.csv)).trimEnd().split('\r\n');
  expect(csv).toHaveLength(report.findings.length + 1);
  const markdown = await saved(page, save.markdown);
  const lines = markdown.split('\n').filter((line) => line.startsWith('| '));
  for (const [index, { rule, url }] of report.findings.entries()) {
    expect(csv[index + 1]).toContain(rule);
    expect(csv[index + 1]).toContain(url);
    expect(lines.some((line) => line.includes(rule) && line.includes(url))).toBe(true);
  }
}

test('all pages in Japanese give the report of the command line, and faults stand where they are', async ({
  page,
  planted,
}) => {
  test.slow();
  const read = await readAuditedFolder(planted.folder, site.origin);
  const report = reportOf(read, auditSite(read));
  const { rules, diagnostic } = textsOf('ja');
  await diagnose(page, planted, 'ja', { pages: 'all', view: 'issues' });
  await expectReport(page, 'ja', report);
  const panel = page.getByRole('tabpanel');
  const told = (rule: keyof typeof rules, values: Record<string, string>) =>
    findingText({ rule, values }, rules, 'ja');
  // A fault in the layout is one row.
  await expect(panel.getByText(told('link-target', { href: brokenEverywhere }))).toHaveCount(1);
  await expect(panel.getByText(rules['canonical-missing'].fault)).toHaveCount(1);
  await expectAccessible(page);

  const tab = (name: (typeof viewNames)[number]) =>
    page.getByRole('tab').nth(viewNames.indexOf(name));
  await tab('languages').click();
  const faulty = fillTemplate(diagnostic.languages.error, { count: '1' });
  await expect(page.getByRole('row').filter({ hasText: '/consulting-services' })).toContainText(
    faulty,
  );
  await expect(page.getByRole('row').filter({ hasText: '/about' })).not.toContainText(faulty);
  await expectAccessible(page);

  await tab('duplicates').click();
  await expect(panel).toContainText('/zh/visa-processing');
  await expect(panel).toContainText('/hr-admin-support');
  await tab('links').click();
  await expect(panel.getByRole('table').first()).toBeVisible();
  await expectAccessible(page);
});

test('the first seven of the known pages by themselves; the address restores the view', async ({
  page,
  planted,
}) => {
  await diagnose(page, planted, 'en', { view: 'pages' });
  const { hash } = textsOf('en').diagnostic.pages;
  const cards = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: hash });
  await expect(cards).toHaveCount(diagnosedPages);
  for (const id of knownPages.slice(0, diagnosedPages)) {
    const link = cards.locator(`a[href="${pages[id].path}"]`);
    await expect(link.first()).toBeVisible();
  }
  await page.getByRole('tab').nth(viewNames.indexOf('languages')).click();
  expect(new URL(page.url()).searchParams.get('view')).toBe('languages');
  await page.reload();
  await expect(page.getByRole('tab').nth(viewNames.indexOf('languages'))).toHaveAttribute(
    'aria-selected',
    'true',
    { timeout: 30_000 },
  );
});

test('what is new and what is fixed since the last run', async ({ page, planted }) => {
  const { diagnostic, rules } = textsOf('en');
  await diagnose(page, planted, 'en');
  const changes = page.getByRole('region', { name: diagnostic.changes.title });
  await expect(changes).toContainText(diagnostic.changes.first);
  const html = readFileSync(path.join(planted.folder, 'accounting.html'), 'utf8');
  await page.route(`${planted.server}/accounting`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: html.replace(/<link rel="canonical"[^>]*>/, ''),
    }),
  );
  const again = page.getByRole('button', { name: diagnostic.run.again });
  await again.click();
  await expect(changes).toContainText(diagnostic.changes.freshList, { timeout: 30_000 });
  await expect(changes).toContainText(rules['canonical-missing'].fault);
  await page.unroute(`${planted.server}/accounting`);
  await again.click();
  await expect(changes).toContainText(diagnostic.changes.fixedList, { timeout: 30_000 });
});

test('without a connection the pages are named, and the run is told to be partial', async ({
  page,
  planted,
  context,
}) => {
  const { diagnostic, failures } = textsOf('en');
  await diagnose(page, planted, 'en');
  await context.setOffline(true);
  await page.getByRole('button', { name: diagnostic.run.again }).click();
  await expect(page.getByText(failures.reasons.offline).first()).toBeVisible({ timeout: 30_000 });
  await context.setOffline(false);
  await page.getByRole('button', { name: failures.retryAll }).click();
  await expect(page.getByText(failures.reasons.offline)).toHaveCount(0, { timeout: 30_000 });
});

test('on a slow line it is canceled within a second', async ({ page, planted }) => {
  const { diagnostic } = textsOf('en');
  await page.route('**/sitemap.xml', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 5000));
    await route.continue().catch(() => {});
  });
  await page.goto(planted.server + pages.canonicalDiagnostic.path);
  await expect(page.getByRole('progressbar')).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: messagesOf('en').common.tools.cancel }).click();
  await expect(page.getByText(diagnostic.run.canceled)).toBeVisible({ timeout: 1000 });
});
