import type { Messages } from 'next-intl';
import { templateOf } from '@/lib/messages/icu';
import { mapLeaves } from '@/lib/messages/tree';

/** Texts of the audits in the language of a page: templates with `{name}` for values. */
export type AuditTexts = Messages['audit'];

type RuleTexts = AuditTexts['rules'];

/** The sentence for the findings of each rule. */
export type RuleFaults = Readonly<Record<keyof RuleTexts, { fault: string }>>;

/** The reason for each rule, and how to correct a finding: the content of `advicePath`. */
export type RuleAdvice = Readonly<Record<keyof RuleTexts, { reason: string; fix: string }>>;

/** The templates of some messages, in their shape. @throws Error as `templateOf` does */
export function auditTexts<Tree extends AuditTexts[keyof AuditTexts] | AuditTexts>(
  messages: Tree,
): Tree {
  // Only the texts at its ends change.
  return mapLeaves(messages, ({ text }) => templateOf(text)) as Tree;
}
