/** @jest-environment node */
import {
  draftProblem,
  implementedCount,
  type ListAction,
  reduceSuggestions,
  type SuggestionList,
} from './suggestion-list';
import type { LinkSuggestion } from './types';

function suggestion(id: string, own: Partial<LinkSuggestion> = {}): LinkSuggestion {
  return {
    id,
    anchorText: `words of ${id}`,
    targetUrl: `/${id}`,
    targetTitle: `Title of ${id}`,
    context: `Here are words of ${id} in a sentence.`,
    confidence: 90,
    approved: false,
    implemented: false,
    rule: 'keyword',
    parts: { anchor: 1, topic: 1, context: 1, cluster: 0 },
    block: Number.parseInt(id, 36),
    isInText: true,
    proposed: undefined,
    ...own,
  };
}

function list(suggestions: LinkSuggestion[], own: Partial<SuggestionList> = {}): SuggestionList {
  const titles = new Map([
    ...suggestions.map((each): [string, string] => [each.targetUrl, each.targetTitle]),
    ['/page', 'The page itself'] as const,
    ['/other', 'Another page'] as const,
  ]);
  return { source: '/page', titles, suggestions, editing: undefined, rejected: [], ...own };
}

function apply(before: SuggestionList, ...actions: ListAction[]): SuggestionList {
  return actions.reduce(reduceSuggestions, before);
}

const open = suggestion('a');
const approved = suggestion('a', { approved: true });
const implemented = suggestion('a', { approved: true, implemented: true });
const draft = { type: 'save', anchorText: 'new words', targetUrl: '/other' } as const;

describe('allowed transitions (spec §4)', () => {
  test('not approved and approved change into each other', () => {
    const once = apply(list([open]), { type: 'toggle', id: 'a' });
    expect(once.suggestions).toEqual([approved]);
    expect(apply(once, { type: 'toggle', id: 'a' }).suggestions).toEqual([open]);
  });

  test('approved becomes implemented', () => {
    const done = apply(list([approved]), { type: 'implement', id: 'a' });
    expect(done.suggestions).toEqual([implemented]);
    expect(implementedCount(done)).toBe(1);
  });

  test('all that are approved are implemented at once, the others not', () => {
    const before = list([approved, suggestion('b')]);
    expect(apply(before, { type: 'implement-approved' }).suggestions).toEqual([
      implemented,
      suggestion('b'),
    ]);
  });

  test('saving changes anchor and target, looks up the title and closes the editor', () => {
    const edited = apply(list([approved]), { type: 'edit', id: 'a' }, draft);
    expect(edited.editing).toBeUndefined();
    expect(edited.suggestions).toEqual([
      {
        ...approved,
        anchorText: 'new words',
        targetUrl: '/other',
        targetTitle: 'Another page',
        isInText: false,
        proposed: { anchorText: 'words of a', targetUrl: '/a' },
      },
    ]);
  });

  test('new words that stand in the context have a place', () => {
    const edited = apply(
      list([open]),
      { type: 'edit', id: 'a' },
      { ...draft, anchorText: ' a sentence ' },
    );
    expect(edited.suggestions[0]).toMatchObject({ anchorText: 'a sentence', isInText: true });
    const part = apply(list([open]), { type: 'edit', id: 'a' }, { ...draft, anchorText: 'sent' });
    expect(part.suggestions[0]).toMatchObject({ isInText: false });
  });

  test('saving without a change leaves the suggestion as it was proposed', () => {
    const { anchorText, targetUrl } = open;
    const saved = apply(
      list([open]),
      { type: 'edit', id: 'a' },
      { type: 'save', anchorText, targetUrl },
    );
    expect(saved).toEqual(list([open]));
  });

  test('going back to what was proposed undoes an edit', () => {
    const { anchorText, targetUrl } = open;
    const edit = { type: 'edit', id: 'a' } as const;
    const back = apply(list([open]), edit, draft, edit, { type: 'save', anchorText, targetUrl });
    expect(back).toEqual(list([open]));
  });

  test('rejecting an edited suggestion refuses what was proposed, too', () => {
    const rejected = apply(list([open]), { type: 'edit', id: 'a' }, draft, {
      type: 'reject',
      id: 'a',
    });
    expect(rejected.rejected).toEqual([
      { source: '/page', target: '/other' },
      { source: '/page', target: '/a' },
    ]);
  });

  test('cancelling closes the editor and changes nothing', () => {
    const before = list([open]);
    expect(apply(before, { type: 'edit', id: 'a' }, { type: 'cancel' })).toEqual(before);
  });

  test('one editor is open at a time', () => {
    const before = list([open, suggestion('b')]);
    expect(apply(before, { type: 'edit', id: 'a' }, { type: 'edit', id: 'b' }).editing).toBe('b');
  });

  test('a rejected suggestion is gone, and is remembered with those of other pages', () => {
    const earlier = { source: '/elsewhere', target: '/a' };
    const before = list([open, suggestion('b')], { editing: 'a', rejected: [earlier] });
    expect(apply(before, { type: 'reject', id: 'a' })).toEqual({
      ...before,
      suggestions: [suggestion('b')],
      editing: undefined,
      rejected: [earlier, { source: '/page', target: '/a' }],
    });
  });
});

describe('forbidden transitions leave the list as it is', () => {
  const editing = list([open, suggestion('b')], { editing: 'a' });

  test.each<[string, SuggestionList, ListAction]>([
    ['toggling an implemented one', list([implemented]), { type: 'toggle', id: 'a' }],
    ['editing an implemented one', list([implemented]), { type: 'edit', id: 'a' }],
    ['rejecting an implemented one', list([implemented]), { type: 'reject', id: 'a' }],
    ['implementing it again', list([implemented]), { type: 'implement', id: 'a' }],
    ['implementing what is not approved', list([open]), { type: 'implement', id: 'a' }],
    ['implementing all where none is approved', list([open]), { type: 'implement-approved' }],
    [
      'implementing what is being edited',
      list([approved], { editing: 'a' }),
      { type: 'implement', id: 'a' },
    ],
    ['toggling what is not there', list([open]), { type: 'toggle', id: 'x' }],
    ['editing what is not there', list([open]), { type: 'edit', id: 'x' }],
    ['implementing what is not there', list([approved]), { type: 'implement', id: 'x' }],
    ['rejecting what is not there', list([open]), { type: 'reject', id: 'x' }],
    ['opening an editor that is open', editing, { type: 'edit', id: 'a' }],
    ['saving without an editor', list([open]), draft],
    ['cancelling without an editor', list([open]), { type: 'cancel' }],
    ['saving without words', editing, { ...draft, anchorText: ' ' }],
    ['saving an unknown target', editing, { ...draft, targetUrl: '/nowhere' }],
    ['saving a link to the page itself', editing, { ...draft, targetUrl: '/page' }],
    [
      'saving what another has',
      editing,
      { type: 'save', anchorText: 'Words of b', targetUrl: '/b' },
    ],
  ])('%s', (_, before, action) => {
    expect(reduceSuggestions(before, action)).toBe(before);
  });

  test('what is wrong with a draft has a name', () => {
    expect(draftProblem(editing, { ...draft, anchorText: '' })).toBe('no-anchor');
    expect(draftProblem(editing, { ...draft, targetUrl: '/nowhere' })).toBe('unknown-target');
    expect(draftProblem(editing, { ...draft, targetUrl: '/page' })).toBe('own-page');
    expect(draftProblem(editing, { anchorText: 'words of b', targetUrl: '/b' })).toBe('duplicate');
    expect(draftProblem(editing, { anchorText: 'words of a', targetUrl: '/a' })).toBeUndefined();
    expect(draftProblem(editing, draft)).toBeUndefined();
  });
});

describe('implementing automatically', () => {
  const ids = (before: SuggestionList) =>
    apply(before, { type: 'auto-implement' })
      .suggestions.filter((each) => each.implemented)
      .map(({ id }) => id);

  test('takes what has a confidence of 85 or more, approved or not, and approves it', () => {
    const before = list([
      suggestion('a', { confidence: 85 }),
      suggestion('b', { confidence: 84, approved: true }),
    ]);
    const done = apply(before, { type: 'auto-implement' });
    expect(done.suggestions).toEqual([
      suggestion('a', { confidence: 85, approved: true, implemented: true }),
      suggestion('b', { confidence: 84, approved: true }),
    ]);
  });

  test('takes three a page, those that are implemented already included', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => suggestion(id));
    expect(ids(list(four))).toEqual(['a', 'b', 'c']);
    const [first, ...rest] = four;
    const before = list([...rest, { ...(first ?? open), approved: true, implemented: true }]);
    expect(ids(before)).toEqual(['b', 'c', 'a']);
  });

  test('takes one a target and one a paragraph', () => {
    expect(ids(list([open, suggestion('b', { targetUrl: '/a' })]))).toEqual(['a']);
    expect(ids(list([open, suggestion('b', { block: open.block })]))).toEqual(['a']);
    expect(ids(list([suggestion('b', { targetUrl: '/a' }), implemented]))).toEqual(['a']);
  });

  test.each<[string, SuggestionList]>([
    [
      'a strategic link without words in the text',
      list([suggestion('a', { rule: 'strategic', confidence: 95, isInText: false })]),
    ],
    [
      'what somebody has changed',
      list([suggestion('a', { proposed: { anchorText: 'others', targetUrl: '/other' } })]),
    ],
    ['what is being edited', list([open], { editing: 'a' })],
    ['what is not sure enough', list([suggestion('a', { confidence: 84 })])],
  ])('leaves %s', (_, before) => {
    expect(reduceSuggestions(before, { type: 'auto-implement' })).toBe(before);
  });

  test('does nothing the second time', () => {
    const once = apply(list([open]), { type: 'auto-implement' });
    expect(reduceSuggestions(once, { type: 'auto-implement' })).toBe(once);
  });
});
