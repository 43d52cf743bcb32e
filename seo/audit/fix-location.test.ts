/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { pages } from '@/content/pages';
import { pageLink, parsedPage } from '@/test/audit-fixtures';
import { ruleIds, rules } from './audit-site';
import { checks } from './checks';
import { fixLocationOf, formatFixLocation } from './fix-location';

const page = parsedPage('/ja/tax-services');

test.each([
  ['title-short', parsedPage('/ja/about'), 'messages/ja/pages.json', 'about.meta.title'],
  ['description-long', page, 'messages/ja/services.json', 'tax.meta.description'],
  ['h1-one', parsedPage('/'), 'messages/en/pages.json', 'home.hero.title'],
  [
    'title-cut',
    parsedPage('/articles/cash-flow-optimization'),
    'content/articles/cash-flow-optimization/en.md',
    'title',
  ],
  ['noindex', parsedPage('/ja/services'), 'content/pages.ts', 'services.indexable'],
] as const)('%s is corrected in its texts or its entry', (rule, at, file, field) => {
  expect(formatFixLocation(fixLocationOf(rule, at, 'page'))).toBe(`${file} › ${field}`);
});

test('a broken link is corrected where it stands', () => {
  const links = [pageLink('/x'), pageLink('/menu', { isInMain: false })];
  const at = parsedPage('/about', { links });
  expect(fixLocationOf('link-target', at, 'page', '/x').file).toBe('messages/en/pages.json');
  expect(fixLocationOf('link-target', at, 'page', '/menu').file).toBe('components/layout');
  expect(fixLocationOf('link-target', at, 'layout', '/x').file).toBe('components/layout');
  expect(fixLocationOf('link-target', at, 'template', '/x').file).toBe(
    'app/[locale]/about/page.tsx',
  );
});

/** What stands in a file of messages at a field. */
function messageAt(file: string, field: string): unknown {
  const tree: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return field.split('.').reduce<unknown>((node, key) => Object(node)[key], tree);
}

test.each(Object.values(pages))('title, description and heading of $path are there', ({ path }) => {
  for (const rule of ['title-short', 'description-short', 'h1-one'] as const) {
    const { file, field = '' } = fixLocationOf(rule, parsedPage(path), 'page');
    expect(messageAt(file, field)).toEqual(expect.any(String));
  }
});

test.each(ruleIds)('%s names a place that exists, and its source', (rule) => {
  for (const extent of ['page', 'layout', 'template'] as const) {
    expect(existsSync(fixLocationOf(rule, page, extent).file)).toBe(true);
  }
  expect(existsSync(fixLocationOf(rule, undefined, 'site').file)).toBe(true);
  const { check, source = checks[check].source } = rules[rule];
  expect(new URL(source).protocol).toBe('https:');
});
