/** Calculators in documents: an example without scripts, a tool with them. */
import { expect, type Locator, type Page } from 'playwright/test';
import { documentPath, pages } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { expectAccessible } from './support/axe';
import { mobile } from './support/header';
import { messagesOf } from './support/messages';
import { test } from './support/test';

const path = documentPath('articles', 'global-payroll-management');
const texts = messagesOf().calculators.items.thirteenthMonth;

function calculator(page: Page, title = texts.title): Locator {
  return page.getByRole('region', { name: title });
}

/** What a calculator answers, which screen readers announce. */
function answerOf(tool: Locator): Locator {
  return tool.locator('[aria-live="polite"]');
}

/** An amount that an answer or a line says. */
const amount = (value: string) => new RegExp(`PHP\\s${value}(?!\\d)`);

test('a calculator answers while a figure is typed, in a live region', async ({ page }) => {
  await page.goto(path);
  const tool = calculator(page);
  await expect(answerOf(tool)).toContainText(amount('20,000.00'));
  await tool.scrollIntoViewIfNeeded();
  const pay = tool.getByRole('spinbutton', { name: texts.fields.monthlyPay.label });
  await expect(pay).toBeEnabled();
  await pay.fill('45000');
  await expect(answerOf(tool)).toContainText(amount('30,000.00'));
  await expect(tool.getByRole('row', { name: texts.lines.earned })).toContainText(
    amount('360,000.00'),
  );
  await pay.fill('');
  await expect(pay).toHaveAttribute('aria-invalid', 'true');
  await expect(answerOf(tool)).toContainText(messagesOf().calculators.labels.incomplete);
  await expectAccessible(page, 'calculator', 'section:has(> [data-calculator])');
});

test('the URL holds the figures: a shared link opens the calculator with them', async ({
  page,
  context,
}) => {
  await page.goto(path);
  const tool = calculator(page);
  await tool.scrollIntoViewIfNeeded();
  await tool.getByRole('spinbutton', { name: texts.fields.months.label }).fill('6');
  await expect.poll(() => new URL(page.url()).hash).toContain('months=6');
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(answerOf(calculator(shared))).toContainText(amount('15,000.00'));
  await expect(calculator(shared)).toBeInViewport();
});

test('React is loaded for a calculator when it is near, and for no other document', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/calculators\.js$|^\/_next\/.*\.js$/.test(pathname)) scripts.push(pathname);
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual(['/load-calculators.js']);
  await calculator(page).scrollIntoViewIfNeeded();
  await expect.poll(() => scripts).toContain('/calculators.js');
  scripts.length = 0;
  await page.goto(pages.xero.path);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([]);
});

test('a calculator is in the language of the page, and fits on a telephone', async ({ page }) => {
  await page.setViewportSize(mobile);
  for (const locale of localeCodes) {
    const { title, fields } = messagesOf(locale).calculators.items.thirteenthMonth;
    await page.goto(localizedPath(locale, path));
    const tool = calculator(page, title);
    await tool.scrollIntoViewIfNeeded();
    const months = tool.getByRole('spinbutton', { name: fields.months.label });
    await expect(months).toBeEnabled();
    const before = await answerOf(tool).innerText();
    await months.fill('12');
    await expect(answerOf(tool)).not.toHaveText(before);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(mobile.width);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a calculator shows its example, which cannot be changed', async ({ page }) => {
    await page.goto(path);
    const tool = calculator(page);
    await expect(tool).toContainText(amount('20,000.00'));
    for (const field of await tool.getByRole('spinbutton').all())
      await expect(field).toBeDisabled();
  });
});
