import type { Finding } from '@/seo/audit/audit-site';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import type { PageRecord } from '@/seo/audit/page-record';

/** A page with what was noted of it and what is wrong with it. */
export type JudgedPage = {
  record: PageRecord;
  /** Tag of its language. */
  lang: string | undefined;
  status: 'good' | 'warning' | 'error';
  /** Errors first. */
  findings: readonly Finding[];
};

const order: readonly JudgedPage['status'][] = ['error', 'warning', 'good'];

function statusOf(findings: readonly Finding[]): JudgedPage['status'] {
  if (findings.some(({ severity }) => severity === 'error')) return 'error';
  return findings.length > 0 ? 'warning' : 'good';
}

/** All judged pages, those with errors first and those without findings last, else in their order. */
export function judgedPages({ site, records, findings }: Diagnosis): JudgedPage[] {
  const byUrl = new Map<string, Finding[]>();
  for (const finding of findings) {
    byUrl.set(finding.url, [...(byUrl.get(finding.url) ?? []), finding]);
  }
  const pages = records.map((record) => {
    const own = (byUrl.get(record.url) ?? []).sort(
      (a, b) => order.indexOf(a.severity) - order.indexOf(b.severity),
    );
    const lang = site.pages.get(record.url)?.lang;
    return { record, lang, status: statusOf(own), findings: own };
  });
  return pages.sort((a, b) => order.indexOf(a.status) - order.indexOf(b.status));
}
