import type { AuditTexts } from '@/i18n/audit-texts';

/** What a report needs to be written in a language. */
export type ReportTexts = AuditTexts & {
  /** Tag of the language. */
  lang: string;
  /** A number as the language writes it. */
  number: (value: number) => string;
};

const formats = new Map<string, Intl.NumberFormat>();

/** The texts of a report with what is made of them in the browser. */
export function reportTexts(texts: AuditTexts, lang: string): ReportTexts {
  const format = formats.get(lang) ?? new Intl.NumberFormat(lang);
  formats.set(lang, format);
  return { ...texts, lang, number: (value) => format.format(value) };
}
