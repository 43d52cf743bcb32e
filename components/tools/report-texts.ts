import type { AuditTexts, RuleFaults } from '@/i18n/audit-texts';
import { type Locale, labelColon, locales } from '@/i18n/locales';
import { fillTemplate } from '@/lib/messages/fill-template';

/** The texts that the SEO audit and the canonical diagnostic need. */
type SharedTexts = Pick<AuditTexts, 'failures' | 'finding' | 'extents' | 'statuses'> & {
  checks: Readonly<Record<keyof AuditTexts['checks'], { name: string }>>;
  results: Pick<AuditTexts['results'], 'actions' | 'noActions'>;
  rules: RuleFaults;
  /** URL path of the JSON with reason and fix of each rule: it would double the texts, so it is loaded on demand. */
  advicePath: string;
};

export type SeoAuditTexts = SharedTexts & Omit<AuditTexts, 'diagnostic' | 'rules'>;
export type DiagnosticTexts = SharedTexts & Pick<AuditTexts, 'diagnostic'>;

/** The same with functions that the browser adds to them: they write numbers and labels as the language does. */
export type TextsWithFormat = SharedTexts & Formatting;
export type AuditTextsWithFormat = SeoAuditTexts & Formatting;
export type DiagnosticTextsWithFormat = DiagnosticTexts & Formatting;

type Formatting = ReturnType<typeof formatting>;

function formatting(locale: Locale) {
  const { lang } = locales[locale];
  const { format } = new Intl.NumberFormat(lang);
  const written = (value: string | number) => (typeof value === 'number' ? format(value) : value);
  return {
    lang,
    /** Separator of a label and its value: `: ` or `：`. */
    colon: labelColon(locale),
    writeNumber: (value: number) => format(value),
    /** A text with its values, as `fillTemplate` makes it. */
    fill(template: string, values: Readonly<Record<string, string | number>>): string {
      const entries = Object.entries(values).map(([name, value]) => [name, written(value)]);
      return fillTemplate(template, Object.fromEntries(entries));
    },
  };
}

/** How many items of a list are not shown; empty where all are. */
export function moreText(items: readonly unknown[], limit: number, texts: TextsWithFormat): string {
  const count = items.length - limit;
  return count > 0 ? texts.fill(texts.finding.more, { count }) : '';
}

/** Adds to the texts of a tool the functions that format by their language. */
export function withFormatting<Texts>(texts: Texts, locale: Locale): Texts & Formatting {
  return { ...texts, ...formatting(locale) };
}
