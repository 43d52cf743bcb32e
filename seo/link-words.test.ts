/** @jest-environment node */
import { pages } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { readOnce } from '@/test/read-once';
import { knownTargets, linkWords } from './link-words';

readOnce();

describe.each(localeCodes)('what the contents know of links in %s', (locale) => {
  const targets = knownTargets(locale);
  const paths = targets.map(({ path }) => path);

  test('links lead to pages of the language, each once, and to no operator tool', () => {
    expect(paths).toContain(localizedPath(locale, pages.payroll.path));
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).not.toContain(localizedPath(locale, pages.seoAudit.path));
  });

  test('all words lead to one of them', () => {
    const { phrases, strategic } = linkWords(locale);
    const wanted = [...phrases.map(({ path }) => path), ...strategic];
    expect(wanted.filter((path) => !paths.includes(path))).toEqual([]);
  });

  test('services have keywords and subjects', () => {
    const tax = targets.find(({ path }) => path === localizedPath(locale, pages.tax.path));
    expect(tax?.keywords.length).toBeGreaterThan(0);
    expect(tax?.clusters).toEqual(['tax-compliance']);
  });
});

test('an article is one page, at the address that it chooses, with the subjects of its own', () => {
  const found = knownTargets('en').filter(({ path }) => path.endsWith('/cash-flow-optimization'));
  expect(found).toEqual([
    { path: '/articles/cash-flow-optimization', keywords: [], clusters: ['financial-management'] },
  ]);
});
