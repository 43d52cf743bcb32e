import type { Messages } from 'next-intl';

/** Texts of the audits in the language of a page: templates with `{name}` for values (`templateOf`). */
export type AuditTexts = Messages['audit'];

type RuleTexts = AuditTexts['rules'];

/** The sentence for the findings of each rule. */
export type RuleFaults = Readonly<Record<keyof RuleTexts, { fault: string }>>;

/** The reason for each rule, and how to correct a finding: the content of `advicePath`. */
export type RuleAdvice = Readonly<Record<keyof RuleTexts, { reason: string; fix: string }>>;
