import type { AuditTexts } from '@/i18n/audit-texts';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { Finding } from './audit-site';
import type { AuditedSite } from './audited-site';
import { type FaultTexts, findingText } from './finding-text';

/** All findings, as `npm run audit -- --json` writes and the diagnostic page saves them. */
export type AuditReport = ReturnType<typeof reportOf>;

type TableTexts = Pick<AuditTexts, 'statuses' | 'diagnostic'> & FaultTexts;

function sortKey({ rule, url, values }: Pick<Finding, 'rule' | 'url' | 'values'>): string {
  return `${rule} ${url} ${JSON.stringify(values)}`;
}

/** A report of findings, in an order that does not depend on that of the pages. */
export function reportOf(site: AuditedSite, findings: readonly Finding[]) {
  return {
    origin: site.origin,
    pages: site.pages.size,
    /** URL paths that could not be audited, because they did not arrive. */
    unverified: [...site.unverified].sort(),
    findings: findings
      .map(({ rule, severity, url, values }) => ({ rule, severity, url, values }))
      .sort((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1)),
  };
}

/** A report as JSON. */
export function reportJson(report: AuditReport): string {
  return `${JSON.stringify(report, null, 2)}\n`;
}

/** The table of a report: headings, the findings in their order, then what is unverified. */
function tableOf({ findings, unverified }: AuditReport, texts: TableTexts): string[][] {
  const { statuses, diagnostic } = texts;
  const { columns, unverified: noAnswer } = diagnostic.report;
  return [
    [columns.severity, columns.rule, columns.page, columns.finding],
    ...findings.map((finding) => [
      statuses[finding.severity],
      finding.rule,
      finding.url,
      findingText(finding, texts),
    ]),
    ...unverified.map((url) => [statuses.unverified, '', url, noAnswer]),
  ];
}

/** What a spreadsheet would read as a formula (OWASP, CSV Injection). */
const formula = /^[=+\-@\t\r]/;

function csvCell(text: string): string {
  const safe = formula.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A report as CSV (RFC 4180), a finding a line. An apostrophe precedes what spreadsheets would calculate. */
export function reportCsv(report: AuditReport, texts: TableTexts): string {
  return tableOf(report, texts)
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('');
}

/** A row of a table in Markdown: what could be markup in a text is escaped, and no line ends in it. */
function markdownRow(cells: readonly string[]): string {
  const escaped = cells.map((text) =>
    text.replace(/\s+/g, ' ').replace(/[\\`*~[\]<|]|\b_|_\b|&(?=#?\w+;)/g, '\\$&'),
  );
  return `| ${escaped.join(' | ')} |`;
}

/** A report as Markdown (GFM), one finding a row. */
export function reportMarkdown(report: AuditReport, texts: TableTexts): string {
  const { title, summary, partial } = texts.diagnostic.report;
  const { format } = new Intl.NumberFormat(texts.lang);
  const unverified = report.unverified.length;
  const [headings, ...rows] = tableOf(report, texts).map(markdownRow);
  const table = [headings, '| --- | --- | --- | --- |', ...rows];
  return [
    `# ${title}`,
    fillTemplate(summary, {
      origin: report.origin,
      pages: format(report.pages),
      findings: format(report.findings.length),
    }),
    ...(unverified === 0 ? [] : [fillTemplate(partial, { count: format(unverified) })]),
    `${table.join('\n')}\n`,
  ].join('\n\n');
}
