import type { AuditTexts, RuleFaults } from '@/i18n/audit-texts';
import { defaultLocale, labelColon, localeCodes, locales } from '@/i18n/locales';

/** The texts that both tools need. */
type SharedTexts = Pick<AuditTexts, 'failures' | 'finding' | 'reaches' | 'statuses'> & {
  checks: Readonly<Record<keyof AuditTexts['checks'], { name: string }>>;
  results: Pick<AuditTexts['results'], 'actions' | 'noActions'>;
  rules: RuleFaults;
  /** URL path of the advice on all rules: as much again as their faults, and loaded where it is shown. */
  advice: string;
};

export type SeoAuditTexts = SharedTexts &
  Pick<
    AuditTexts,
    'checks' | 'counts' | 'edit' | 'groups' | 'links' | 'preview' | 'results' | 'run'
  >;

export type DiagnosticTexts = SharedTexts & Pick<AuditTexts, 'diagnostic'>;

/** What the browser adds to the texts of a tool. */
type InLanguage = {
  /** Tag of the language. */
  lang: string;
  /** What joins a label to what it labels. */
  colon: string;
  /** A number as the language writes it. */
  number: (value: number) => string;
};

export type ReportTexts = SharedTexts & InLanguage;
export type AuditWords = SeoAuditTexts & InLanguage;
export type DiagnosticWords = DiagnosticTexts & InLanguage;

/** Adds to the texts of a tool what writes them in their language. */
export function reportTexts<Texts>(texts: Texts, lang: string): Texts & InLanguage {
  const { format } = new Intl.NumberFormat(lang);
  const locale = localeCodes.find((code) => locales[code].lang === lang) ?? defaultLocale;
  return { ...texts, lang, colon: labelColon(locale), number: format };
}
