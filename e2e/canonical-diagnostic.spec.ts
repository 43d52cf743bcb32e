import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from 'playwright/test';
import { viewNames } from '@/components/tools/diagnostic/view-state';
import { diagnosedPageCount, mainPages } from '@/content/main-pages';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { fillTemplate } from '@/lib/messages/fill-template';
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import { readAuditedFolder } from '@/scripts/audited-folder';
import { auditSite } from '@/seo/audit/audit-site';
import { findingText } from '@/seo/audit/finding-text';
import { reportJson, reportOf } from '@/seo/audit/report';
import { expectAccessible } from './support/axe';
import { messagesOf } from './support/messages';
import { brokenEverywhere, planted, shrinkSite } from './support/planted-site';
import { test } from './support/test';

test.use({ baseURL: planted.server });

const textsOf = (locale: Locale) => mapTexts(messagesOf(locale).audit, templateOf);

type Query = { pages?: 'all'; view?: string };

/** Opens the page, on which a run begins by itself, and waits for its results. */
async function diagnose(page: Page, locale: Locale, query: Query = {}) {
  const search = new URLSearchParams(query).toString();
  await page.goto(`${localizedPath(locale, pages.canonicalDiagnostic.path)}?${search}`);
  await expect(page.getByRole('tab').first()).toBeVisible();
}

function tab(page: Page, name: (typeof viewNames)[number]) {
  return page.getByRole('tab').nth(viewNames.indexOf(name));
}

test('the diagnostic of all pages, in Japanese, gives the report of the command line, and shows each fault in its view', async ({
  page,
}) => {
  const read = await readAuditedFolder(planted.folder, site.origin);
  const { rules, diagnostic } = textsOf('ja');
  await diagnose(page, 'ja', { pages: 'all', view: 'issues' });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: diagnostic.save.json, exact: true }).click();
  const report = readFileSync(await (await download).path(), 'utf8');
  expect(report).toBe(reportJson(reportOf(read, auditSite(read))));
  const panel = page.getByRole('tabpanel');
  const broken = { rule: 'link-target', values: { href: brokenEverywhere } } as const;
  // A fault in the layout is one row.
  await expect(panel.getByText(findingText(broken, { rules, lang: 'ja' }))).toHaveCount(1);
  await expect(panel.getByText(rules['canonical-missing'].fault)).toHaveCount(1);

  await tab(page, 'languages').click();
  const faulty = fillTemplate(diagnostic.languages.error, { count: '1' });
  await expect(page.getByRole('row').filter({ hasText: '/consulting-services' })).toContainText(
    faulty,
  );
  await expect(page.getByRole('row').filter({ hasText: '/about' })).not.toContainText(faulty);

  await tab(page, 'duplicates').click();
  await expect(panel).toContainText('/zh/visa-processing');
  await expect(panel).toContainText('/hr-admin-support');
  await tab(page, 'links').click();
  await expect(panel.getByRole('table').first()).toBeVisible();
});

test('the diagnostic starts by itself with the first seven main pages, its views are accessible, and the URL restores the open one', async ({
  page,
}) => {
  await shrinkSite(page, 'en');
  await diagnose(page, 'en', { view: 'pages' });
  const { hash } = textsOf('en').diagnostic.pages;
  const cards = page.getByRole('tabpanel').getByRole('listitem').filter({ hasText: hash });
  await expect(cards).toHaveCount(diagnosedPageCount);
  for (const id of mainPages.slice(0, diagnosedPageCount)) {
    const link = cards.locator(`a[href="${pages[id].path}"]`);
    await expect(link.first()).toBeVisible();
  }
  for (const name of viewNames) {
    await tab(page, name).click();
    await expectAccessible(page, name, 'main');
  }
  await tab(page, 'languages').click();
  expect(new URL(page.url()).searchParams.get('view')).toBe('languages');
  await page.reload();
  await expect(tab(page, 'languages')).toHaveAttribute('aria-selected', 'true');
});

test('a diagnostic shows what is new and what is fixed, and what fails without a connection can be read again', async ({
  page,
  context,
}) => {
  const { diagnostic, failures, rules } = textsOf('en');
  await shrinkSite(page, 'en');
  await diagnose(page, 'en');
  const changes = page.getByRole('region', { name: diagnostic.changes.title });
  await expect(changes).toContainText(diagnostic.changes.first);
  const html = readFileSync(path.join(planted.folder, 'accounting.html'), 'utf8');
  const body = html.replace(/<link rel="canonical"[^>]*>/, '');
  await page.route('/accounting', (route) => route.fulfill({ contentType: 'text/html', body }));
  const again = page.getByRole('button', { name: diagnostic.run.again });
  await again.click();
  await expect(changes).toContainText(diagnostic.changes.freshList);
  await changes.getByText(diagnostic.changes.freshList).click();
  await expect(changes).toContainText(rules['canonical-missing'].fault);

  await page.unroute('/accounting');
  await context.setOffline(true);
  await again.click();
  await expect(page.getByText(failures.reasons.offline).first()).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: failures.retryAll }).click();
  await expect(page.getByText(failures.reasons.offline)).toHaveCount(0);
  await expect(changes).toContainText(diagnostic.changes.fixedList);
});

test('a diagnostic on a slow line is canceled at once', async ({ page }) => {
  // Never answered: only canceling ends the run.
  await page.route('**/sitemap.xml', () => {});
  await page.goto(pages.canonicalDiagnostic.path);
  await expect(page.getByRole('progressbar')).toBeVisible();
  await page.getByRole('button', { name: messagesOf('en').common.tools.cancel }).click();
  await expect(page.getByText(textsOf('en').diagnostic.run.canceled)).toBeVisible();
});
