/** @jest-environment node */
import { templateOf } from '@/lib/messages/icu';
import { mapTexts } from '@/lib/messages/tree';
import { english } from '@/test/english';
import { findingText } from './finding-text';
import { type AuditReport, reportCsv, reportJson, reportMarkdown } from './report';

const words = { ...mapTexts(english.audit, templateOf), lang: 'en' };

const report: AuditReport = {
  origin: 'https://www.example.com',
  pages: 1234,
  unverified: ['/ja/slow', '=cmd'],
  findings: [
    { rule: 'title-repeated', severity: 'error', url: '/a', values: { other: '/b|c', text: 'x' } },
    {
      rule: 'link-generic',
      severity: 'warning',
      url: '/a',
      values: { href: '/', text: 'a "b", *c*\nd' },
    },
    { rule: 'link-target', severity: 'error', url: '/b', values: { href: '=1+1' } },
    {
      rule: 'content-thin',
      severity: 'warning',
      url: '/ja/税',
      values: { words: 1200, least: 2000 },
    },
  ],
};

/** The fields of CSV, by RFC 4180 alone. */
function parsedCsv(text: string): string[][] {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of text.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    lines.at(-1)?.push(quoted === undefined ? plain : quoted.replaceAll('""', '"'));
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
}

/** The cells of the table in Markdown, as they are read. */
function parsedMarkdown(text: string): string[][] {
  return text
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) =>
      line
        .slice(2, -2)
        // Any pipe that is not escaped ends a cell.
        .split(/ ?(?<!\\)\| ?/)
        .map((cell) => cell.replace(/\\([!-/:-@[-`{-~])/g, '$1')),
    );
}

const expected = [
  ...report.findings.map(({ rule, severity, url, values }) => [
    words.statuses[severity],
    rule,
    url,
    findingText({ rule, values }, { ...words, lang: 'en' }),
  ]),
  ...report.unverified.map((url) => [
    words.statuses.unverified,
    '',
    url,
    words.diagnostic.report.unverified,
  ]),
];

test('CSV has the findings of the report in its order, below one line of headings', () => {
  const { severity, rule, page, finding } = words.diagnostic.report.columns;
  const csv = reportCsv(report, words);
  const [head, ...rows] = parsedCsv(csv);
  expect(head).toEqual([severity, rule, page, finding]);
  const safe = expected.map((row) => row.map((cell) => cell.replace(/^=/, "'=")));
  expect(rows).toEqual(safe);
  expect(csv.endsWith('\r\n')).toBe(true);
});

test.each(['=', '+', '-', '@', '\t', '\r'])(
  'a CSV cell that begins with %j is no formula',
  (sign) => {
    const one = { ...report, findings: [], unverified: [`${sign}1+1`] };
    expect(parsedCsv(reportCsv(one, words))[1]?.[2]).toBe(`'${sign}1+1`);
  },
);

test('Markdown has the same findings in the same order, each in one row', () => {
  const [, , ...rows] = parsedMarkdown(reportMarkdown(report, words));
  expect(rows).toEqual(expected.map((row) => row.map((cell) => cell.replace(/\s+/g, ' '))));
});

test('JSON is the report itself', () => {
  expect(JSON.parse(reportJson(report))).toEqual(report);
});

test('numbers are written as the language writes them', () => {
  const finding = { rule: 'preview-weight', values: { bytes: 123456, most: 100000 } } as const;
  expect(findingText(finding, { ...words, lang: 'en' })).toContain('123,456');
  expect(findingText(finding, { ...words, lang: 'de' })).toContain('123.456');
});

test('Markdown says how much was read, and whether something did not arrive', () => {
  const markdown = reportMarkdown(report, words);
  expect(markdown).toMatch(/^# \S/);
  expect(markdown).toContain('1,234');
  const partial = words.diagnostic.report.partial.replace('{count}', '2');
  expect(markdown).toContain(partial);
  expect(reportMarkdown({ ...report, unverified: [] }, words)).not.toMatch(/Partial/);
});
