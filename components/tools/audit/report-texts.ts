import type { AuditTexts } from '@/i18n/audit-texts';
import { labelColon } from '@/i18n/label-colon';
import { defaultLocale, localeCodes, locales } from '@/i18n/locales';

/** What the tools show alike. */
type SharedTexts = Pick<
  AuditTexts,
  'checks' | 'failures' | 'finding' | 'reaches' | 'rules' | 'statuses'
> & { results: Pick<AuditTexts['results'], 'actions' | 'noActions'> };

/** What the audit shows. */
export type SeoAuditTexts = SharedTexts &
  Pick<AuditTexts, 'counts' | 'edit' | 'groups' | 'links' | 'preview' | 'results' | 'run'>;

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
