/** @jest-environment node */
import type { Finding } from '@/seo/audit/audit-site';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import { pageRecords } from '@/seo/audit/page-record';
import { auditedSite, parsedPage } from '@/test/audit-fixtures';
import { judgedPages } from './judged-pages';

function finding(url: string, severity: Finding['severity']): Finding {
  return { rule: 'noindex', severity, url, values: {}, cause: '' };
}

function diagnosisOf(findings: readonly Finding[]): Diagnosis {
  const site = auditedSite(['/a', '/b', '/ja/c', '/d'].map((url) => parsedPage(url)));
  const records = pageRecords(site, findings);
  return { site, compared: site, findings, causes: [], records, languages: [] };
}

test('pages with errors come first, those without findings last, else in their order', () => {
  const pages = judgedPages(
    diagnosisOf([
      finding('/b', 'warning'),
      finding('/d', 'warning'),
      finding('/ja/c', 'error'),
      finding('/d', 'error'),
      finding('/sitemap.xml', 'error'),
    ]),
  );
  expect(pages.map(({ record, status }) => [record.url, status])).toEqual([
    ['/ja/c', 'error'],
    ['/d', 'error'],
    ['/b', 'warning'],
    ['/a', 'good'],
  ]);
  expect(pages.map(({ findings }) => findings.length)).toEqual([1, 2, 1, 0]);
  expect(pages[1]?.findings.map(({ severity }) => severity)).toEqual(['error', 'warning']);
  expect(pages[0]?.lang).toBe('ja');
});
