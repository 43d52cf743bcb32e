/** @jest-environment node */
import type { SuggestionList } from '@/seo/link-suggestions/suggestion-list';
import type { LinkSuggestion } from '@/seo/link-suggestions/types';
import { planAfter, planBefore } from './planned-after';

const known = {
  origin: 'https://www.example.com',
  name: 'Example',
  paths: ['/', '/about', '/tax', '/visa', '/seo-audit'],
  hidden: ['/seo-audit'],
};

function suggestion(target: string, own: Partial<LinkSuggestion> = {}): LinkSuggestion {
  return {
    id: target,
    anchorText: `words of ${target}`,
    targetUrl: target,
    targetTitle: target,
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

function listOf(suggestions: LinkSuggestion[], rejected: SuggestionList['rejected'] = []) {
  return { source: '/about', titles: new Map(), suggestions, editing: undefined, rejected };
}

const planned = (target: string, page = '/about') => ({
  page,
  anchor: `words of ${target}`,
  target,
});

test('what was planned and is approved can be taken back', () => {
  const plan = { links: [planned('/tax'), planned('/visa'), planned('/tax', '/')], rejected: [] };
  const before = planBefore(listOf([suggestion('/tax', { approved: true })]), plan);
  expect(before.links).toEqual([planned('/visa'), planned('/tax', '/')]);
  expect(planAfter(listOf([suggestion('/tax')]), before, known).links).toEqual([
    planned('/tax', '/'),
    planned('/visa'),
  ]);
});

test('a plan takes over what was refused, as far as the build would accept it', () => {
  const refused = [
    { source: '/about', target: '/tax' },
    { source: '/ja', target: '/ja/visa' },
    { source: '/gone', target: '/tax' },
    { source: '/about', target: '/gone' },
    { source: '/about', target: '/ja/tax' },
    { source: '/ja/seo-audit', target: '/ja/tax' },
    { source: '/about', target: '/seo-audit' },
  ];
  expect(planAfter(listOf([], refused), { links: [], rejected: [] }, known).rejected).toEqual([
    { page: '/about', target: '/tax' },
    { page: '/ja', target: '/ja/visa' },
  ]);
});
