/** @jest-environment node */
import { linkSuggestion } from '@/test/link-suggestion';
import { changedLink, decidedLinks, isChanged, rejectedLinks, surestLinks } from './decisions';
import type { LinkSuggestion } from './link-suggestion';

const [a, b] = [linkSuggestion('a'), linkSuggestion('b')];
const titles = new Map(['/a', '/b', '/page', '/other'].map((path) => [path, `Title of ${path}`]));
const draft = { anchorText: 'new words', targetUrl: '/other' };
const changed = changedLink(draft, a, titles);

test('a changed link has the draft, its title and its place, and keeps the proposed link', () => {
  expect(changed).toEqual({ ...a, ...draft, targetTitle: 'Title of /other', isInText: false });
  expect([a, changed].map(isChanged)).toEqual([false, true]);
  const words = (anchorText: string) => changedLink({ ...draft, anchorText }, a, titles);
  expect(words('a sentence')).toMatchObject({ anchorText: 'a sentence', isInText: true });
  expect(words('sent')).toMatchObject({ isInText: false });
  const back = changedLink(a.proposed, changed, titles);
  expect(back).toEqual({ ...a, targetTitle: 'Title of /a' });
  expect(isChanged(back)).toBe(false);
});

describe('decisions', () => {
  const decided = (
    decisions: LinkSuggestion[],
    implemented: { href: string; text: string }[] = [],
    suggestions = [a, b],
  ) => decidedLinks(suggestions, new Map(decisions.map((link) => [link.id, link])), implemented);

  test('replace the suggestions that they are about, on their page', () => {
    const approved = { ...b, approved: true };
    expect(decided([changed, approved])).toEqual([changed, approved]);
    expect(decided([linkSuggestion('a', { page: '/else', approved: true })])).toEqual([a, b]);
  });

  test('mark a link as implemented that the audit counts already, by anchor and target', () => {
    const implemented = { text: 'New Words', href: '/other' };
    expect(decided([changed], [implemented])).toEqual([{ ...changed, implemented: true }, b]);
    expect(decided([], [implemented])).toEqual([a, b]);
  });

  test('remove a rejected suggestion, and rule out its target and the proposed one', () => {
    const decisions = [{ ...changed, rejected: true }, b];
    expect(decided(decisions)).toEqual([b]);
    expect(rejectedLinks(decisions)).toEqual([
      { page: '/page', target: '/other' },
      { page: '/page', target: '/a' },
    ]);
  });

  test('do not apply to a planned link that stands in the page', () => {
    const planned = linkSuggestion('a', { approved: true, implemented: true, rule: 'planned' });
    expect(decided([a], [], [planned])).toEqual([planned]);
  });
});

describe('the surest links', () => {
  const targets = (list: LinkSuggestion[]) => surestLinks(list).map(({ targetUrl }) => targetUrl);
  const done = { approved: true, implemented: true };

  test('have a confidence of 85 or more, their words in the text, and are unchanged', () => {
    expect(targets([linkSuggestion('a', { confidence: 85 })])).toEqual(['/a']);
    expect(targets([linkSuggestion('a', { confidence: 84, approved: true })])).toEqual([]);
    expect(targets([linkSuggestion('a', { confidence: 95, isInText: false })])).toEqual([]);
    expect(targets([{ ...changed, isInText: true }])).toEqual([]);
  });

  test('are three a page, implemented ones included', () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => linkSuggestion(name));
    expect(targets(four)).toEqual(['/a', '/b', '/c']);
    expect(targets([...four, linkSuggestion('e', done)])).toEqual(['/a', '/b']);
  });

  test('are one a target and one a paragraph', () => {
    const other = linkSuggestion('b', {
      targetUrl: '/a',
      proposed: { ...b.proposed, targetUrl: '/a' },
    });
    expect(targets([a, other])).toEqual(['/a']);
    expect(targets([a, linkSuggestion('b', { block: a.block })])).toEqual(['/a']);
    expect(targets([other, linkSuggestion('a', done)])).toEqual([]);
  });
});
