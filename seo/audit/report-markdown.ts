import { fillTemplate } from '@/lib/messages/fill-template';
import { escapeText } from '@/seo/markdown/escape-text';
import type { AuditReport } from './report';
import { type ReportWords, reportRows } from './report-rows';

/** A text in a cell of a table: nothing in it is read as Markdown, and no line ends in it. */
function cell(text: string): string {
  const place = { before: ' ', after: ' ', inCell: true, inLink: true, isPaired: () => true };
  return escapeText(text.replace(/\s+/g, ' '), place);
}

function row(cells: readonly string[]): string {
  return `| ${cells.map(cell).join(' | ')} |`;
}

/** A report as Markdown (GFM), one finding a row. */
export function reportMarkdown(report: AuditReport, words: ReportWords): string {
  const { title, summary, partial, columns } = words.diagnostic.report;
  const number = new Intl.NumberFormat(words.lang);
  const { severity, rule, page, finding } = columns;
  const paragraphs = [
    `# ${title}`,
    fillTemplate(summary, {
      origin: report.origin,
      pages: number.format(report.pages),
      findings: number.format(report.findings.length),
    }),
    ...(report.unverified.length === 0
      ? []
      : [fillTemplate(partial, { count: number.format(report.unverified.length) })]),
    [
      row([severity, rule, page, finding]),
      '| --- | --- | --- | --- |',
      ...reportRows(report, words).map((each) =>
        row([each.severity, each.rule, each.url, each.text]),
      ),
    ].join('\n'),
  ];
  return `${paragraphs.join('\n\n')}\n`;
}
