import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import {
  type AuditReport,
  reportCsv,
  reportMarkdown,
  reportOf,
  reportText,
} from '@/seo/audit/report';

type Format = {
  extension: string;
  type: string;
  write: (report: AuditReport, texts: DiagnosticWords) => string;
};

const formats = {
  csv: {
    extension: 'csv',
    type: 'text/csv',
    // Without the mark, spreadsheets take UTF-8 for the encoding of their country.
    write: (report, texts) => `\ufeff${reportCsv(report, texts)}`,
  },
  json: { extension: 'json', type: 'application/json', write: reportText },
  markdown: { extension: 'md', type: 'text/markdown', write: reportMarkdown },
} satisfies Record<string, Format>;

export type ReportFormat = keyof typeof formats;

/** All findings as a file: its name, its text, and its type with the encoding. */
export function reportFile(
  format: ReportFormat,
  { site, findings }: Diagnosis,
  texts: DiagnosticWords,
): { name: string; text: string; type: string } {
  const { extension, type, write }: Format = formats[format];
  return {
    name: `canonical-diagnostic.${extension}`,
    text: write(reportOf(site, findings), texts),
    type: `${type};charset=utf-8`,
  };
}
