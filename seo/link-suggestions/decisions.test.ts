/** @jest-environment node */
import { linkSuggestion } from '@/test/link-suggestion';
import {
  changedLink,
  decidedLinks,
  draftProblem,
  type LinkDecision,
  refusedLinks,
  surestLinks,
  withDecisions,
} from './decisions';
import type { LinkSuggestion } from './types';

const [a, b] = [linkSuggestion('a'), linkSuggestion('b')];
const page = {
  path: '/page',
  titles: new Map(['/a', '/b', '/page', '/other'].map((path) => [path, `Title of ${path}`])),
};
const draft = { anchorText: 'new words', targetUrl: '/other' };
const changed = changedLink(draft, { link: a, page });

function decision(link: LinkSuggestion, own: Partial<LinkDecision> = {}): LinkDecision {
  return { page: '/page', link, isRefused: false, ...own };
}

describe('a changed link', () => {
  test('has other words, another target with its title, and what was proposed', () => {
    expect(changed).toEqual({
      ...a,
      ...draft,
      targetTitle: 'Title of /other',
      isInText: false,
      proposed: { anchorText: 'words of a', targetUrl: '/a' },
    });
  });

  test('has a place where its words stand whole in the context', () => {
    const words = (anchorText: string) => changedLink({ ...draft, anchorText }, { link: a, page });
    expect(words(' a sentence ')).toMatchObject({ anchorText: 'a sentence', isInText: true });
    expect(words('sent')).toMatchObject({ isInText: false });
  });

  test('is the proposed one again with its words and target', () => {
    const { anchorText, targetUrl } = a;
    const back = changedLink({ anchorText, targetUrl }, { link: changed, page });
    expect(back).toEqual({ ...a, targetTitle: 'Title of /a' });
  });

  test('is refused with a name for what is wrong', () => {
    const problem = (own: Partial<typeof draft>) =>
      draftProblem({ ...draft, ...own }, { link: a, list: [a, b], page });
    expect(problem({ anchorText: ' ' })).toBe('no-anchor');
    expect(problem({ targetUrl: '/nowhere' })).toBe('unknown-target');
    expect(problem({ targetUrl: '/page' })).toBe('own-page');
    expect(problem({ anchorText: 'Words of b', targetUrl: '/b' })).toBe('duplicate');
    expect(problem({ anchorText: 'words of a', targetUrl: '/a' })).toBeUndefined();
    expect(problem({})).toBeUndefined();
  });
});

describe('decisions', () => {
  const decided = (decisions: LinkDecision[], implemented: { href: string; text: string }[] = []) =>
    decidedLinks('/page', [a, b], decisions, implemented);

  test('a later one about the same suggestion takes the place of an earlier one', () => {
    const elsewhere = decision(a, { page: '/else' });
    const before = [elsewhere, decision(a), decision(b)];
    const after = decision({ ...changed, approved: true });
    expect(withDecisions(before, [after])).toEqual([elsewhere, decision(b), after]);
  });

  test('suggestions are as they were decided about, on their page', () => {
    expect(decided([decision(changed), decision({ ...b, approved: true })])).toEqual([
      changed,
      { ...b, approved: true },
    ]);
    expect(decided([decision(changed, { page: '/else' })])).toEqual([a, b]);
  });

  test('what the audit counts is implemented, by its words and target', () => {
    const implemented = { text: 'New Words', href: '/other' };
    expect(decided([decision(changed)], [implemented])).toEqual([
      { ...changed, implemented: true },
      b,
    ]);
    expect(decided([], [implemented])).toEqual([a, b]);
  });

  test('what was refused is gone, to its target and the proposed one', () => {
    const refused = [decision(changed, { isRefused: true }), decision(b)];
    expect(decided(refused)).toEqual([b]);
    expect(refusedLinks(refused)).toEqual([
      { page: '/page', target: '/other' },
      { page: '/page', target: '/a' },
    ]);
  });

  test('a planned link that stands in the page stays as it is', () => {
    const planned = { ...a, approved: true, implemented: true, rule: 'planned' as const };
    expect(decidedLinks('/page', [planned], [decision(a)], [])).toEqual([planned]);
  });
});

describe('the surest links', () => {
  const ids = (list: LinkSuggestion[], editing?: string) =>
    surestLinks(list, editing).map(({ id }) => id);
  const done = { approved: true, implemented: true };

  test('have a confidence of 85 or more, their words in the text, and are as they were proposed', () => {
    expect(ids([linkSuggestion('a', { confidence: 85 })])).toEqual(['a']);
    expect(ids([linkSuggestion('a', { confidence: 84, approved: true })])).toEqual([]);
    expect(ids([linkSuggestion('a', { confidence: 95, isInText: false })])).toEqual([]);
    expect(ids([{ ...changed, isInText: true }])).toEqual([]);
    expect(ids([a], 'a')).toEqual([]);
  });

  test('are three a page, those that are implemented already included', () => {
    const four = ['a', 'b', 'c', 'd'].map((id) => linkSuggestion(id));
    expect(ids(four)).toEqual(['a', 'b', 'c']);
    expect(ids([...four, linkSuggestion('e', done)])).toEqual(['a', 'b']);
  });

  test('are one a target and one a paragraph', () => {
    expect(ids([a, linkSuggestion('b', { targetUrl: '/a' })])).toEqual(['a']);
    expect(ids([a, linkSuggestion('b', { block: a.block })])).toEqual(['a']);
    expect(ids([linkSuggestion('b', { targetUrl: '/a' }), linkSuggestion('a', done)])).toEqual([]);
  });
});
