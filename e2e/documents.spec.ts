import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { toString as textOf } from 'hast-util-to-string';
import { expect, test } from 'playwright/test';
import { staticFolder } from '@/build/static-files';
import { documentPath, documentSlugs, pages } from '@/content/pages';
import { readDocument } from '@/documents/documents';
import { documentEntries } from '@/documents/entries';
import { localeCodes } from '@/i18n/locales';
import { tableOfContents } from '@/lib/documents/table-of-contents';
import { clientScript } from '@/lib/files/client-script';
import { english } from './support/messages';

const slug = documentSlugs.articles[4];
const document = readDocument(`articles/${slug}`, 'en');
const sections = tableOfContents(document.tree);
const texts = english.articles;

test('the table of contents leads to each section and marks the one being read', async ({
  page,
}) => {
  await page.goto(document.path);
  const contents = page.getByRole('navigation', { name: texts.contents });
  await expect(contents.getByRole('link')).toHaveText(sections.map(({ text }) => text));
  await expect(contents.locator('[aria-current]')).toHaveCount(0);
  for (const { text } of [...sections].reverse()) {
    await contents.getByRole('link', { name: text }).click();
    await expect(page.getByRole('heading', { name: text, exact: true })).toBeInViewport();
    await expect(contents.locator('[aria-current]')).toHaveText(text);
  }
});

test('the mark follows the reader after a soft navigation, too', async ({ page }) => {
  const [newest] = documentEntries('articles', 'en');
  if (newest === undefined) throw new Error('there are no articles');
  await page.goto(pages.insights.path);
  await page.getByRole('main').getByRole('link', { name: newest.title }).click();
  await page.waitForURL(newest.path);
  const contents = page.getByRole('navigation', { name: texts.contents });
  const last = tableOfContents(readDocument(newest.id, 'en').tree).at(-1)?.text ?? '';
  await contents.getByRole('link', { name: last }).click();
  await expect(contents.locator('[aria-current]')).toHaveText(last);
});

test('every section has a link to itself, seen on focus', async ({ page }) => {
  await page.goto(document.path);
  for (const { id, text } of sections) {
    const link = page.getByRole('link', { name: texts.sectionLink.replace('{title}', text) });
    await link.focus();
    await expect(link).toHaveCSS('opacity', '1');
    await page.keyboard.press('Enter');
    await expect.poll(() => decodeURIComponent(new URL(page.url()).hash)).toBe(`#${id}`);
  }
});

test('wide tables scroll in their own box on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(documentPath('articles', 'tax-planning-strategies'));
  const box = page.locator('main div:has(> table)').first();
  await expect(box).toHaveJSProperty('tabIndex', 0);
  const inner = await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  expect(inner).toBe(true);
  const outer = await page.evaluate(() => window.document.documentElement.scrollWidth);
  expect(outer).toBe(360);
});

/** The names of all files of the static output with an ending, e.g. `insights/articles/x.html`. */
function filesEndingIn(ending: string): string[] {
  return readdirSync(staticFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(ending),
  );
}

function contentOf(file: string): string {
  return readFileSync(path.join(staticFolder, file), 'utf8');
}

test('in the static output a document runs no script but the one of every page', () => {
  const files = filesEndingIn('.html').filter((file) => /(?:^|\/)(?:articles|blogs)\//.test(file));
  const count = documentSlugs.articles.length + documentSlugs.blogs.length;
  // Each has its twin under /insights.
  expect(files).toHaveLength(count * 2 * localeCodes.length);
  for (const file of files) {
    const scripts = [...contentOf(file).matchAll(/<script\b([^>]*)>/g)]
      .map(([, attributes = '']) => attributes)
      // Rules and data are read, not run.
      .filter(
        (attributes) =>
          !/\btype="(?:speculationrules|application\/(?:ld\+)?json)"/.test(attributes),
      )
      .map((attributes) => /\bsrc="([^"?]+)/.exec(attributes)?.[1] ?? 'inline');
    expect([file, scripts]).toEqual([file, [clientScript.replace(/\?.*$/, '')]]);
  }
});

test('no script holds the text of a document, or code that reads Markdown', () => {
  const bodies = documentSlugs.articles.map((name) => readDocument(`articles/${name}`, 'en').tree);
  // The beginning of each lead, as far as it holds nothing that markup or escaping could change.
  const beginnings = bodies.map((tree) => /^[\w ,]{30,}/.exec(textOf(tree).trimStart())?.[0]);
  const texts = beginnings.filter((text) => text !== undefined);
  expect(texts.length).toBeGreaterThan(documentSlugs.articles.length / 2);
  const files = filesEndingIn('.js');
  expect(files.length).toBeGreaterThan(5);
  for (const file of files) {
    const source = contentOf(file);
    // Names of Markdown's syntax, which no minifier changes.
    for (const text of ['micromark', 'thematicBreak', 'containerDirective', ...texts]) {
      expect([file, text, source.includes(text)]).toEqual([file, text, false]);
    }
  }
});

test('a printed document is the text with its address, without the site around it', async ({
  page,
}) => {
  await page.goto(document.path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: document.title })).toBeVisible();
  await expect(page.getByRole('heading', { name: sections[0]?.text ?? '' })).toBeVisible();
  await expect(page.getByRole('main').getByText(document.path)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByText(texts.back)).toBeHidden();
});
