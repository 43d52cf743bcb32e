import type { AuditReport } from './report';
import { type ReportWords, reportRows } from './report-rows';

/** What a spreadsheet would read as a formula (OWASP, CSV Injection). */
const formula = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * A report as comma-separated values (RFC 4180), one finding a line below a line of headings. An apostrophe
 * stands before what spreadsheets would calculate.
 */
export function reportCsv(report: AuditReport, words: ReportWords): string {
  const { severity, rule, page, finding } = words.diagnostic.report.columns;
  const lines = [
    [severity, rule, page, finding],
    ...reportRows(report, words).map((row) => [row.severity, row.rule, row.url, row.text]),
  ];
  return lines.map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}
