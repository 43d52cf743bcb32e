import { expect, type Locator, type Page } from 'playwright/test';
import { documentPath, pages } from '@/content/pages';
import { readDocument } from '@/documents/documents';
import { documentEntries } from '@/documents/entries';
import { tableOfContents } from '@/lib/documents/table-of-contents';
import { english } from '@/test/english';
import { test } from './support/test';

// Smooth scrolling to each section would take most of the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const document = readDocument('articles/cash-flow-optimization', 'en');
const sections = tableOfContents(document.tree);
const texts = english.articles;

function contentsOf(page: Page): Locator {
  return page.getByRole('navigation', { name: texts.contents });
}

test('the table of contents leads to each section and marks the one being read', async ({
  page,
}) => {
  await page.goto(document.path);
  const contents = contentsOf(page);
  const entries = contents.getByRole('list').getByRole('link');
  await expect(entries).toHaveText([
    ...sections.map(({ text }) => text),
    texts.checklist,
    /^\d+ sources?$/,
  ]);
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  for (const { text } of [...sections].reverse()) {
    await contents.getByRole('link', { name: text }).click();
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeInViewport();
    await expect(contents.locator('[aria-current]')).toHaveText(text);
  }
});

test('every section of a document has a link to itself, visible on focus', async ({ page }) => {
  await page.goto(document.path);
  for (const { id, text } of sections.slice(-2)) {
    const link = page.getByRole('link', { name: texts.sectionLink.replace('{title}', text) });
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
  }
});

test('a document opened from the Insights page marks the section being read', async ({ page }) => {
  const [newest] = documentEntries('articles', 'en');
  if (newest === undefined) throw new Error('there are no articles');
  await page.goto(pages.insights.path);
  await page.getByRole('main').getByRole('link', { name: newest.title }).click();
  await page.waitForURL(newest.path);
  const last = tableOfContents(readDocument(newest.id, 'en').tree).at(-1)?.text ?? '';
  await contentsOf(page).getByRole('link', { name: last }).click();
  await expect(contentsOf(page).locator('[aria-current]')).toHaveText(last);
});

test('on a phone the contents and the sources are closed, and a link into them opens them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(document.path);
  const contents = page.locator('[data-contents]');
  const entry = contents.getByRole('link', { name: sections[0]?.text ?? '' });
  const source = page.locator('#source-1');
  await expect(entry).toBeHidden();
  await expect(source).toBeHidden();
  await contents.getByText(texts.contents).first().click();
  await entry.click();
  await expect(contents.locator('[aria-current]')).toHaveText(sections[0]?.text ?? '');
  // By key: the box of the link includes what only screen readers have.
  await page.getByRole('link', { name: `${texts.sourceMark} 1`, exact: true }).press('Enter');
  await expect(source).toBeVisible();
  await expect(source).toBeInViewport();
});

test('on a phone a wide table of numbers scrolls in its own box', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(document.path);
  const box = page.locator('main div:has(> table)', { hasText: 'Week 6' }).first();
  await expect(box).toHaveJSProperty('tabIndex', 0);
  const isScrollable = await box.evaluate(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  expect(isScrollable).toBe(true);
  const pageWidth = await page.evaluate(() => window.document.documentElement.scrollWidth);
  expect(pageWidth).toBe(360);
});

test('on a phone each row of a wide table of texts is a list, whose entries are named', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(documentPath('articles', 'philippine-tax-compliance'));
  const table = page.locator('main table:has([data-label])').first();
  const cells = table.locator('tbody tr').first().locator('td');
  const tops = await cells.evaluateAll((all) =>
    all.map((cell) => cell.getBoundingClientRect().top),
  );
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  const names = await table
    .locator('[data-label]')
    .evaluateAll((all) =>
      all.map((cell) => [
        getComputedStyle(cell, '::before').content,
        cell.getAttribute('data-label'),
      ]),
    );
  for (const [shown, label] of names) expect(shown).toContain(label);
  const pageWidth = await page.evaluate(() => window.document.documentElement.scrollWidth);
  expect(pageWidth).toBe(360);
});

test('a printed document is the text with its URL, without the site around it', async ({
  page,
}) => {
  await page.goto(document.path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: document.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: sections[0]?.text ?? '' })).toBeVisible();
  await expect(page.getByRole('main').getByText(document.path).last()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(texts.back)).toBeHidden();
});

test('ticks of a checklist are kept when the document is opened again, in another language too', async ({
  page,
}) => {
  await page.goto(document.path);
  const boxes = page.getByRole('region', { name: texts.checklist }).getByRole('checkbox');
  await boxes.nth(1).check();
  await page.reload();
  await expect(boxes.nth(1)).toBeChecked();
  await expect(boxes.first()).not.toBeChecked();
  await page.goto(`/ja${document.path}`);
  await expect(page.locator('[data-checklist] input').nth(1)).toBeChecked();
});

test('the checklist can be printed alone', async ({ page }) => {
  await page.goto(document.path);
  await page.evaluate(() => {
    window.print = () => {};
  });
  await page.getByRole('button', { name: texts.printChecklist }).click();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('region', { name: texts.checklist })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
  await expect(page.getByRole('heading', { name: sections[0]?.text ?? '' })).toBeHidden();
});

test('a reference leads to its source, and the table of a diagram opens by keyboard', async ({
  page,
}) => {
  await page.goto(document.path);
  await expect(page.locator('#source-1')).toBeHidden();
  await page.getByRole('link', { name: `${texts.sourceMark} 1`, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('#source-1')).toBeInViewport();
  const figure = page.getByRole('figure').first();
  await expect(figure.getByRole('table')).toBeHidden();
  await figure.getByText(texts.asTable).focus();
  await page.keyboard.press('Enter');
  await expect(figure.getByRole('table')).toBeVisible();
});
