/** @jest-environment node */
import { type LinkPlan, planOf, planText, rejectionsOf, withPlan } from './link-plan';
import { reduceSuggestions, type SuggestionList } from './suggestion-list';
import type { LinkSource, LinkSuggestion } from './types';

const page = '/ja/page';

function suggestion(target: string, own: Partial<LinkSuggestion> = {}): LinkSuggestion {
  return {
    id: target,
    anchorText: `words of ${target}`,
    targetUrl: target,
    targetTitle: `Title of ${target}`,
    context: `Here are words of ${target}.`,
    confidence: 90,
    approved: false,
    implemented: false,
    rule: 'keyword',
    parts: { anchor: 1, topic: 1, context: 1, cluster: 0 },
    block: 0,
    isInText: true,
    proposed: undefined,
    ...own,
  };
}

function listOf(suggestions: LinkSuggestion[], rejected: string[] = []): SuggestionList {
  return {
    source: page,
    titles: new Map(),
    suggestions,
    editing: undefined,
    rejected: rejected.map((target) => ({ source: page, target })),
  };
}

function link(target: string, anchor = `words of ${target}`, from = page) {
  return { page: from, anchor, target };
}

const none: LinkPlan = { links: [], rejected: [] };
const approved = { approved: true };

describe('planOf', () => {
  test('takes what is approved or implemented, and what was rejected, in order', () => {
    const list = listOf(
      [
        suggestion('/ja/d', { approved: true, implemented: true }),
        suggestion('/ja/b', approved),
        suggestion('/ja/c'),
      ],
      ['/ja/z', '/ja/a'],
    );
    expect(planOf(list, none)).toEqual({
      links: [link('/ja/b'), link('/ja/d')],
      rejected: [
        { page, target: '/ja/a' },
        { page, target: '/ja/z' },
      ],
    });
  });

  test('keeps what is known, of this page and others, each once', () => {
    const known: LinkPlan = {
      links: [link('/ja/x'), link('/ja/b', 'old words'), link('/ja/b', 'words', '/ja/other')],
      rejected: [{ page: '/ja/other', target: '/ja/y' }],
    };
    const list = listOf([suggestion('/ja/b', approved)], ['/ja/y', '/ja/y']);
    expect(planOf(list, known)).toEqual({
      links: [link('/ja/b', 'words', '/ja/other'), link('/ja/b'), link('/ja/x')],
      rejected: [
        { page: '/ja/other', target: '/ja/y' },
        { page, target: '/ja/y' },
      ],
    });
  });

  test('has one link a target, the first', () => {
    const twice = [
      suggestion('/ja/b', approved),
      suggestion('/ja/b', { ...approved, anchorText: 'others' }),
    ];
    expect(planOf(listOf(twice), none).links).toEqual([link('/ja/b')]);
  });

  test('leaves out what has no place in the text', () => {
    const strategic = suggestion('/ja/b', { ...approved, isInText: false });
    expect(planOf(listOf([strategic]), none)).toEqual(none);
  });

  test('a rejection now takes a link back, an approval now an old rejection', () => {
    const known: LinkPlan = {
      links: [link('/ja/a')],
      rejected: [{ page, target: '/ja/b' }],
    };
    const list = listOf([suggestion('/ja/b', approved)], ['/ja/a', '/ja/b']);
    expect(planOf(list, known)).toEqual({
      links: [link('/ja/b')],
      rejected: [{ page, target: '/ja/a' }],
    });
  });

  test('applied again, nothing changes, to the letter; whatever the order of the suggestions', () => {
    const suggestions = ['/ja/c', '/ja/a', '/ja/b'].map((each) => suggestion(each, approved));
    const before = listOf([...suggestions, suggestion('/ja/d')]);
    const list = reduceSuggestions(before, { type: 'reject', id: '/ja/d' });
    const once = planOf(list, none);
    expect(once.links).toHaveLength(3);
    expect(planText(planOf(list, once))).toBe(planText(once));
    expect(planText(planOf({ ...list, suggestions: suggestions.toReversed() }, none))).toBe(
      planText(once),
    );
  });

  test('takes no part in what it was given', () => {
    const known = { links: [link('/ja/z'), link('/ja/a')], rejected: [] };
    planOf(listOf([]), known);
    expect(known.links[0]).toEqual(link('/ja/z'));
  });
});

test('the text of a plan is JSON with two spaces and an end of line, whatever else its entries have', () => {
  const entry = { note: 'x', target: '/ja/b', anchor: '申告', page };
  expect(planText({ links: [entry], rejected: [] })).toBe(
    '{\n  "links": [\n    {\n      "page": "/ja/page",\n      "anchor": "申告",\n      "target": "/ja/b"\n    }\n  ],\n  "rejected": []\n}\n',
  );
});

test('rejections of a plan are those that suggestLinks takes', () => {
  expect(rejectionsOf({ links: [], rejected: [{ page, target: '/ja/b' }] })).toEqual([
    { source: page, target: '/ja/b' },
  ]);
});

describe('withPlan', () => {
  const titles = new Map([['/ja/tax', '税務']]);
  const source: LinkSource = {
    lang: 'en',
    path: page,
    title: 'Page',
    description: '',
    blocks: [
      {
        kind: 'text',
        text: 'All about tax.',
        links: [{ path: '/ja/tax', text: 'tax', isAutomatic: true }],
      },
      {
        kind: 'text',
        text: 'We work. Your Returns are safe with us. Call us.',
        links: [{ path: '/ja/tax', text: 'Returns', isAutomatic: false }],
      },
    ],
    links: ['/ja/tax', '/ja/card'],
  };
  const plan = { links: [link('/ja/tax', 'returns')], rejected: [] };

  test('a link of the plan that stands in the page is implemented, with its sentence', () => {
    expect(withPlan([suggestion('/ja/b')], source, plan, titles)).toEqual([
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
      suggestion('/ja/b'),
    ]);
  });

  test('its target is not suggested besides', () => {
    const rows = withPlan([suggestion('/ja/tax'), suggestion('/ja/b')], source, plan, titles);
    expect(rows.map(({ targetUrl }) => targetUrl)).toEqual(['/ja/tax', '/ja/b']);
  });

  test('links of other pages, and those that do not stand in its text yet, are left out', () => {
    const elsewhere = {
      links: [link('/ja/tax', 'returns', '/ja/other'), link('/ja/tax', 'tax'), link('/ja/card')],
      rejected: [],
    };
    expect(withPlan([], source, elsewhere, titles)).toEqual([]);
  });

  test('ten links a page: what is suggested fills up what the plan leaves', () => {
    const open = Array.from({ length: 10 }, (_, index) => suggestion(`/ja/${index}`));
    const rows = withPlan(open, source, plan, titles);
    expect(rows).toHaveLength(10);
    expect(rows.at(-1)?.targetUrl).toBe('/ja/8');
  });

  test('with these rows, a plan stays the same', () => {
    const list = listOf(withPlan([suggestion('/ja/b')], source, plan, titles));
    expect(planOf(list, plan)).toEqual(plan);
  });
});
