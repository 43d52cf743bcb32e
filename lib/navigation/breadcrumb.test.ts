/** @jest-environment node */
import { breadcrumb, type Crumb } from './breadcrumb';

const known: Record<string, Crumb> = {
  '/': { label: 'Start', path: '/' },
  '/insights': { label: 'Our insights', path: '/insights' },
  '/insights/xero': { label: 'Xero', path: '/insights/xero' },
  '/articles': { label: 'Guides', path: '/insights' },
};

test.each<[string, string, string | undefined, Crumb[]]>([
  [
    'known paths have their label; the last crumb is not a link',
    '/insights/xero',
    undefined,
    [{ label: 'Our insights', path: '/insights' }, { label: 'Xero' }],
  ],
  [
    'unknown segments are title-cased and, between others, not links',
    '/insights/year-end-2025/tax-services',
    undefined,
    [
      { label: 'Our insights', path: '/insights' },
      { label: 'Year End 2025' },
      { label: 'Tax Services' },
    ],
  ],
  [
    'a segment may lead to another page; the caller may name the last crumb, and only that',
    '/articles/some-slug',
    'Some title',
    [{ label: 'Guides', path: '/insights' }, { label: 'Some title' }],
  ],
])('%s: %s', (_, path, current, expected) => {
  expect(breadcrumb(path, known, current)).toEqual([{ label: 'Start', path: '/' }, ...expected]);
});

test('a home page without a label is an error', () => {
  expect(() => breadcrumb('/about', {})).toThrow('the home page has no label');
});

test('the home page is one crumb that is not a link', () => {
  expect(breadcrumb('/', known)).toEqual([{ label: 'Start' }]);
});
