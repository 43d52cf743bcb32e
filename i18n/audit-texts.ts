import type { Messages } from 'next-intl';
import { templateOf } from '@/lib/messages/icu';
import { mapLeaves } from '@/lib/messages/tree';

/** What the audits say, in the language of a page: templates with `{name}` for what they found. */
export type AuditTexts = Messages['audit'];

type RuleTexts = AuditTexts['rules'];

/** The sentences that tell of the faults of each rule. */
export type RuleFaults = Readonly<Record<keyof RuleTexts, { fault: string }>>;

/** Why the faults of each rule matter, and how they are mended: what `advicePath` answers. */
export type RuleAdvice = Readonly<Record<keyof RuleTexts, { reason: string; fix: string }>>;

/** The templates of some messages, in their shape. @throws Error as `templateOf` does */
export function auditTexts<Tree extends AuditTexts[keyof AuditTexts] | AuditTexts>(
  messages: Tree,
): Tree {
  // Only the texts at its ends change.
  return mapLeaves(messages, ({ text }) => templateOf(text)) as Tree;
}
