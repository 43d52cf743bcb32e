/** @jest-environment node */
import type { LinkPlan } from '@/content/link-plan';
import { linkSuggestion } from '@/test/link-suggestion';
import type { LinkSource } from './link-source';
import type { LinkSuggestion } from './link-suggestion';
import { planOf, withPlanned } from './merge-plan';

const page = '/ja/page';
const paths = ['a', 'b', 'c', 'd', 'y', 'z', 'page', 'other'].map((name) => `/ja/${name}`);

function link(target: string, anchor = `words of ${target.slice(1)}`, from = page) {
  return { page: from, anchor, target };
}

function approval(target: string, overrides: Partial<LinkSuggestion> = {}): LinkSuggestion {
  return linkSuggestion(target.slice(1), { page, approved: true, ...overrides });
}

const rejection = (target: string, from = page) => ({ page: from, target });

/** The plan that decisions on the listed pages make of one before. */
function plan(
  decisions: LinkSuggestion[],
  stored: ReturnType<typeof rejection>[] = [],
  known: Partial<LinkPlan> = {},
): LinkPlan {
  return planOf({ links: [], rejected: [], ...known }, decisions, stored, new Set(paths));
}

describe('a plan', () => {
  test('takes approved and rejected links, sorted, each once', () => {
    const decisions = [
      approval('/ja/d'),
      approval('/ja/b'),
      approval('/ja/c', { approved: false }),
    ];
    const stored = ['/ja/z', '/ja/a', '/ja/z'].map((target) => rejection(target));
    expect(plan(decisions, stored)).toEqual({
      links: [link('/ja/b'), link('/ja/d')],
      rejected: [rejection('/ja/a'), rejection('/ja/z')],
    });
    const twice = approval('/ja/d', { targetUrl: '/ja/b', anchorText: 'others' });
    expect(plan([approval('/ja/b'), twice]).links).toEqual([link('/ja/b')]);
  });

  test('keeps its entries, except for another link to the same target', () => {
    const links = [link('/ja/x'), link('/ja/b', 'old words'), link('/ja/b', 'words', '/ja/other')];
    const rejected = [rejection('/ja/y', '/ja/other')];
    expect(plan([approval('/ja/b')], [rejection('/ja/y')], { links, rejected })).toEqual({
      links: [link('/ja/b', 'words', '/ja/other'), link('/ja/b'), link('/ja/x')],
      rejected: [...rejected, rejection('/ja/y')],
    });
    expect(links[0]).toEqual(link('/ja/x'));
  });

  test('loses links that are no longer approved, and replaces those that were changed', () => {
    const known = { links: [link('/ja/a'), link('/ja/b')] };
    expect(plan([approval('/ja/a', { approved: false })], [], known).links).toEqual([
      link('/ja/b'),
    ]);
    const changed = approval('/ja/a', { targetUrl: '/ja/c', anchorText: 'words of ja/c' });
    expect(plan([changed], [], known).links).toEqual([link('/ja/b'), link('/ja/c')]);
  });

  test('loses a link that is rejected, and a rejection that is approved', () => {
    const known = { links: [link('/ja/a')], rejected: [rejection('/ja/b')] };
    const decisions = [approval('/ja/b'), approval('/ja/a', { approved: false, rejected: true })];
    expect(plan(decisions, [rejection('/ja/a')], known)).toEqual({
      links: [link('/ja/b')],
      rejected: [rejection('/ja/a')],
    });
  });

  test('leaves out entries that would stop the build: words without a place, pages that are not listed', () => {
    const hidden = approval('/ja/a', { page: '/ja/seo-audit' });
    const stored = [
      rejection('/ja/a', '/ja/seo-audit'),
      rejection('/ja/gone'),
      rejection('/tax', '/about'),
    ];
    const none = { links: [], rejected: [] };
    expect(plan([approval('/ja/b', { isInText: false }), hidden], stored)).toEqual(none);
  });

  test('stays the same when the decisions are applied again', () => {
    const decisions = ['/ja/c', '/ja/a', '/ja/b'].map((target) => approval(target));
    const once = plan(decisions, [rejection('/ja/d')]);
    expect(once.links).toHaveLength(3);
    expect(plan(decisions.toReversed(), [rejection('/ja/d')], once)).toEqual(once);
  });
});

describe('planned links', () => {
  const titles = new Map([['/ja/tax', '税務']]);
  const text = 'We work. Your Returns are safe with us. Call us.';
  const placed = { path: '/ja/tax', text: 'tax', isAutomatic: true };
  const source: LinkSource = {
    lang: 'en',
    url: page,
    title: 'Page',
    description: '',
    blocks: [
      { kind: 'text', text: 'All about tax.', links: [placed] },
      { kind: 'text', text, links: [{ ...placed, text: 'Returns', isAutomatic: false }] },
    ],
    links: ['/ja/tax', '/ja/card'],
    documentLinks: [],
  };
  const planned = { links: [link('/ja/tax', 'returns')], rejected: [] };

  test('that stand in the page are implemented, with their sentence, and not suggested besides', () => {
    const suggestions = [linkSuggestion('ja/tax'), linkSuggestion('ja/b')];
    expect(withPlanned(suggestions, source, planned, titles)).toEqual([
      expect.objectContaining({
        anchorText: 'returns',
        targetUrl: '/ja/tax',
        targetTitle: '税務',
        context: 'Your Returns are safe with us.',
        block: 1,
        approved: true,
        implemented: true,
        rule: 'planned',
      }),
      linkSuggestion('ja/b'),
    ]);
  });

  test('of other pages, or not in the text, are left out; those that are suggested are approved', () => {
    const links = [link('/ja/tax', 'returns', '/ja/other'), link('/ja/tax', 'tax'), link('/ja/b')];
    expect(withPlanned([linkSuggestion('ja/b')], source, { links, rejected: [] }, titles)).toEqual([
      linkSuggestion('ja/b', { approved: true }),
    ]);
  });

  test('leave room for ten links a page', () => {
    const open = Array.from({ length: 10 }, (_, index) => linkSuggestion(`ja/${index}`));
    const rows = withPlanned(open, source, planned, titles);
    expect(rows).toHaveLength(10);
    expect(rows.at(-1)?.targetUrl).toBe('/ja/8');
  });
});
