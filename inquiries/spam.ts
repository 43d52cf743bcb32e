import type { Inquiry } from './types';

/** What is known of an inquiry besides its words. */
type Signs = { isHoneypotFilled: boolean; isFlood: boolean; hasToken: boolean };

type Rule = {
  /** Name of the rule among the reasons of an inquiry. */
  reason: string;
  score: (facts: Omit<Signs, 'hasToken'> & { text: string; name: string }) => number;
};

/** The score from which an inquiry is held. A browser without scripts has no token, which alone is no reason. */
const threshold = { withToken: 5, withoutToken: 4 } as const;

/** The score of what is enough by itself, with a token too. */
const certain = threshold.withToken;

const link = /https?:\/\/|\bwww\./gi;

function countOf(pattern: RegExp, text: string): number {
  return text.match(pattern)?.length ?? 0;
}

/** A link that is written as markup, which no form of the site renders. */
const markup = /<a\s[^>]{0,200}href|\[(?:url|link)\b/i;

/** Whether a text says the same words, or types the same letter, over and over. */
function isRepetitive(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const isSameWords = words.length >= 30 && new Set(words).size <= words.length / 5;
  return isSameWords || /([\p{L}\p{N}])\1{24}/u.test(text);
}

const rules: readonly Rule[] = [
  { reason: 'honeypot', score: ({ isHoneypotFilled }) => (isHoneypotFilled ? certain : 0) },
  { reason: 'flood', score: ({ isFlood }) => (isFlood ? certain : 0) },
  // A firm may well name its own site, and a page that it asks about.
  { reason: 'links', score: ({ text }) => [0, 1, 2, 4][countOf(link, text)] ?? certain },
  { reason: 'links', score: ({ text }) => (markup.test(text) ? certain : 0) },
  { reason: 'links', score: ({ name }) => (countOf(link, name) > 0 ? certain : 0) },
  { reason: 'repetition', score: ({ text }) => (isRepetitive(text) ? 4 : 0) },
];

/** Why an inquiry should be held, as names of rules; empty where it should be delivered. */
export function spamReasons({ fields }: Inquiry, { hasToken, ...signs }: Signs): string[] {
  const facts = { ...signs, text: Object.values(fields).join('\n'), name: fields.name ?? '' };
  const scored = rules.map(({ reason, score }) => ({ reason, points: score(facts) }));
  const sum = scored.reduce((total, { points }) => total + points, 0);
  if (sum < (hasToken ? threshold.withToken : threshold.withoutToken)) return [];
  return [...new Set(scored.filter(({ points }) => points > 0).map(({ reason }) => reason))];
}
