/** @jest-environment node */
import type { LinkSuggestion } from '@/seo/link-suggestions/types';
import { withDecisions } from './decided-links';

const payroll: LinkSuggestion = {
  id: '/payroll payroll',
  anchorText: 'payroll',
  targetUrl: '/payroll',
  targetTitle: 'Payroll',
  context: 'We run payroll and taxes for every team.',
  confidence: 90,
  approved: false,
  implemented: false,
  rule: 'keyword',
  parts: { anchor: 1, topic: 1, context: 1, cluster: 0 },
  block: 0,
  isInText: true,
  proposed: undefined,
};

const titles = new Map([
  ['/payroll', 'Payroll'],
  ['/hr', 'HR'],
]);

const link = (targetUrl: string, anchorText: string) => ({ targetUrl, anchorText });

function decided(
  approved: ReturnType<typeof link>[],
  implemented: ReturnType<typeof link>[] = [],
  own: Partial<LinkSuggestion> = {},
) {
  return withDecisions([{ ...payroll, ...own }], { approved, implemented }, titles)[0];
}

test('what was approved is approved, what was implemented is implemented', () => {
  const wanted = [link('/payroll', 'Payroll')];
  expect(decided(wanted)).toEqual({ ...payroll, approved: true });
  expect(decided([], wanted)).toEqual({ ...payroll, approved: true, implemented: true });
  expect(decided(wanted, wanted)).toMatchObject({ implemented: true });
});

test('other words and other targets come back, as changes of the proposal', () => {
  const proposed = link('/payroll', 'payroll');
  expect(decided([link('/payroll', 'every team')])).toEqual({
    ...payroll,
    anchorText: 'every team',
    approved: true,
    proposed,
  });
  expect(decided([link('/hr', 'payroll')])).toEqual({
    ...payroll,
    targetUrl: '/hr',
    targetTitle: 'HR',
    approved: true,
    proposed,
  });
});

test.each([
  ['about another link', link('/hr', 'hiring')],
  ['whose words do not stand in the sentence', link('/payroll', 'salaries')],
  ['whose target is not known', link('/gone', 'payroll')],
])('a decision %s changes nothing', (_, other) => {
  expect(decided([other], [other])).toEqual(payroll);
});

test('a target that is suggested by itself is no change of another one', () => {
  const hr = { ...payroll, id: '/hr', targetUrl: '/hr', targetTitle: 'HR', anchorText: 'team' };
  const approved = [link('/hr', 'payroll')];
  const list = withDecisions([payroll, hr], { approved, implemented: [] }, titles);
  expect(list).toEqual([
    payroll,
    { ...hr, anchorText: 'payroll', approved: true, proposed: link('/hr', 'team') },
  ]);
});

test('what stands in the page stays as it is', () => {
  const done = { approved: true, implemented: true, rule: 'planned' as const };
  expect(decided([link('/payroll', 'every team')], [], done)).toEqual({ ...payroll, ...done });
});
