/** @jest-environment node */
import { breadcrumb, type Crumb } from './breadcrumb';

const known: Record<string, Crumb> = {
  '/': { label: 'Start', path: '/' },
  '/insights': { label: 'Our insights', path: '/insights' },
  '/insights/xero': { label: 'Xero', path: '/insights/xero' },
  '/articles': { label: 'Guides', path: '/insights' },
};

test('known paths have their label; the last crumb is not a link', () => {
  expect(breadcrumb('/insights/xero', known)).toEqual([
    { label: 'Start', path: '/' },
    { label: 'Our insights', path: '/insights' },
    { label: 'Xero' },
  ]);
});

test('unknown segments are title-cased and, between others, not links', () => {
  expect(breadcrumb('/insights/year-end-2025/tax-services', known)).toEqual([
    { label: 'Start', path: '/' },
    { label: 'Our insights', path: '/insights' },
    { label: 'Year End 2025' },
    { label: 'Tax Services' },
  ]);
});

test('a segment without a page of its own may lead to another page', () => {
  expect(breadcrumb('/articles/x', known)[1]).toEqual({ label: 'Guides', path: '/insights' });
});

test('the caller may name the last crumb, and only that', () => {
  expect(breadcrumb('/articles/some-slug', known, 'Some title')).toEqual([
    { label: 'Start', path: '/' },
    { label: 'Guides', path: '/insights' },
    { label: 'Some title' },
  ]);
});

test('the home page is one crumb that is not a link', () => {
  expect(breadcrumb('/', known)).toEqual([{ label: 'Start' }]);
});
