import type { AuditTexts, RuleFaults } from '@/i18n/audit-texts';
import { labelColon } from '@/i18n/label-colon';
import { defaultLocale, localeCodes, locales } from '@/i18n/locales';

/** What the tools show alike. */
type SharedTexts = Pick<AuditTexts, 'failures' | 'finding' | 'reaches' | 'statuses'> & {
  checks: Readonly<Record<keyof AuditTexts['checks'], { name: string }>>;
  results: Pick<AuditTexts['results'], 'actions' | 'noActions'>;
  rules: RuleFaults;
  /** URL path of the advice on all rules: as much again as their faults, and loaded where it is shown. */
  advice: string;
};

/** What the audit shows. */
export type SeoAuditTexts = SharedTexts &
  Pick<
    AuditTexts,
    'checks' | 'counts' | 'edit' | 'groups' | 'links' | 'preview' | 'results' | 'run'
  >;

/** What the diagnostic shows. */
export type DiagnosticTexts = SharedTexts & Pick<AuditTexts, 'diagnostic'>;

/** Texts with what is made of them in the browser. */
type Written<Texts> = Texts & {
  /** Tag of the language. */
  lang: string;
  /** What joins a label to what it labels. */
  colon: string;
  /** A number as the language writes it. */
  number: (value: number) => string;
};

/** What a report of either tool needs to be written in a language. */
export type ReportTexts = Written<SharedTexts>;
export type AuditWords = Written<SeoAuditTexts>;
export type DiagnosticWords = Written<DiagnosticTexts>;

const formats = new Map<string, Intl.NumberFormat>();

/** Adds to the texts of a report what is made of them in the browser. */
export function reportTexts<Texts>(texts: Texts, lang: string): Written<Texts> {
  const format = formats.get(lang) ?? new Intl.NumberFormat(lang);
  formats.set(lang, format);
  const locale = localeCodes.find((code) => locales[code].lang === lang) ?? defaultLocale;
  return { ...texts, lang, colon: labelColon(locale), number: (value) => format.format(value) };
}
