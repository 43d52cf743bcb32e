/** @jest-environment node */
import { auditedOrigin, auditedSite, parsedPage } from '@/test/audit-fixtures';
import { type Finding, identityOf } from './audit-site';
import type { AuditedSite } from './audited-site';
import { identitiesToKeep, partsOfIdentity, runChanges } from './run-changes';

function finding(
  rule: Finding['rule'],
  url: string,
  values: Finding['values'] = {},
  severity: Finding['severity'] = 'error',
): Finding {
  return { rule, severity, url, values, cause: '' };
}

const before = [
  finding('title-missing', '/a'),
  finding('title-missing', '/b'),
  finding('link-target', '/a', { href: '/gone' }),
  finding('title-repeated', '/c', { other: '/a', text: 'A title' }),
];

const site = auditedSite([parsedPage('/a')]);

function changes(now: readonly Finding[], overrides: Partial<AuditedSite> = {}) {
  return runChanges(before.map(identityOf), now, { ...site, ...overrides });
}

test('new, remaining and fixed findings are told apart', () => {
  const fresh = [
    finding('title-short', '/a', { text: 'x', columns: 1 }),
    finding('canonical-missing', '/d'),
    finding('link-target', '/a', { href: '/other' }),
  ];
  const found = changes([before[0], before[3], ...fresh].flatMap((each) => each ?? []));
  expect(found.fresh).toEqual(fresh);
  expect(found.same).toEqual([before[0], before[3]]);
  expect(found.fixed).toEqual(['link-target /a href=/gone', 'title-missing /b ']);
  expect(found.unknown).toEqual([]);
});

test('another order of pages and values, or another cause, is no change', () => {
  const turned = [...before].reverse().map((each) => ({
    ...each,
    values: Object.fromEntries(Object.entries(each.values).reverse()),
    cause: 'another one',
  }));
  expect(changes(turned)).toMatchObject({ fresh: [], fixed: [], unknown: [] });
});

test.each([
  ['its page', ['/b'], ['title-missing /b']],
  ['a page that it names', ['/gone'], ['link-target /a href=/gone']],
  ['one of several', ['/a'], ['link-target', 'title-missing /a', 'title-repeated /c']],
])('what cannot be seen without %s is not fixed', (_name, unverified, unknown) => {
  const found = changes([], { unverified: new Set(unverified) });
  expect(found.unknown).toEqual(unknown.map((start) => expect.stringMatching(`^${start}`)));
  expect(found.fixed).toHaveLength(before.length - unknown.length);
});

test('a URL with origin and hash names its path', () => {
  const broken = finding('link-fragment', '/x', { href: `${auditedOrigin}/a#part` });
  const found = runChanges([identityOf(broken)], [], { ...site, unverified: new Set(['/a']) });
  expect(found.unknown).toHaveLength(1);
});

test('what only all pages can show is not fixed where some are lacking', () => {
  const orphan = identityOf(finding('orphan', '/a'));
  expect(runChanges([orphan], [], site).fixed).toEqual([orphan]);
  expect(runChanges([orphan], [], { ...site, isWhole: false }).unknown).toEqual([orphan]);
});

test('what could not be looked at is kept for the next run', () => {
  const now = [finding('noindex', '/z'), finding('noindex', '/a')];
  expect(identitiesToKeep(now, { unknown: ['orphan /b ', 'noindex /a '] })).toEqual([
    'noindex /a ',
    'noindex /z ',
    'orphan /b ',
  ]);
  expect(identitiesToKeep(now, undefined)).toHaveLength(2);
});

test('an identity has its rule and page; the rule may no longer exist', () => {
  const [first] = before;
  expect(first && partsOfIdentity(identityOf(first))).toEqual({ rule: 'title-missing', url: '/a' });
  expect(partsOfIdentity('no-rule-any-more /a x=1')).toEqual({ rule: undefined, url: '/a' });
});
