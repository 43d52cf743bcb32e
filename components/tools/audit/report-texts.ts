import type { AuditTexts, RuleFaults } from '@/i18n/audit-texts';
import { defaultLocale, labelColon, localeCodes, locales } from '@/i18n/locales';
import { fillTemplate } from '@/lib/messages/fill-template';

/** The texts that both tools need. */
type SharedTexts = Pick<AuditTexts, 'failures' | 'finding' | 'reaches' | 'statuses'> & {
  checks: Readonly<Record<keyof AuditTexts['checks'], { name: string }>>;
  results: Pick<AuditTexts['results'], 'actions' | 'noActions'>;
  rules: RuleFaults;
  /** URL path of the advice on all rules: as much again as their faults, and loaded where it is shown. */
  advice: string;
};

export type SeoAuditTexts = SharedTexts & Omit<AuditTexts, 'diagnostic' | 'rules'>;

export type DiagnosticTexts = SharedTexts & Pick<AuditTexts, 'diagnostic'>;

/** What the browser adds to the texts of a tool. */
type InLanguage = {
  lang: string;
  /** What joins a label to what it labels. */
  colon: string;
  /** A number as the language writes it. */
  number: (value: number) => string;
  /** A text with its values, as `fillTemplate` makes it. */
  fill: (template: string, values: Readonly<Record<string, string | number>>) => string;
};

export type ReportTexts = SharedTexts & InLanguage;
export type AuditWords = SeoAuditTexts & InLanguage;
export type DiagnosticWords = DiagnosticTexts & InLanguage;

/** Adds to the texts of a tool the functions that format by their language. */
export function reportTexts<Texts>(texts: Texts, lang: string): Texts & InLanguage {
  const { format } = new Intl.NumberFormat(lang);
  const locale = localeCodes.find((code) => locales[code].lang === lang) ?? defaultLocale;
  const fill: InLanguage['fill'] = (template, values) => {
    const written = Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? format(value) : value,
    ]);
    return fillTemplate(template, Object.fromEntries(written));
  };
  return { ...texts, lang, colon: labelColon(locale), number: format, fill };
}
