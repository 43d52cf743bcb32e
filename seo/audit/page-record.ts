import { type Finding, identityOf } from './audit-site';
import type { AuditedSite } from './audited-site';
import { contentHash } from './content-hash';
import { descriptionOf, titleOf } from './head-texts';
import type { ParsedPage } from './parsed-page';

/** What the diagnostic notes of a page (spec §3: page analysis record). */
export type PageRecord = {
  /** URL path. */
  url: string;
  /** Empty where there is none, as are the other texts. */
  title: string;
  metaDescription: string;
  /** As it stands on the page; of several the first one. */
  canonicalTag: string | null;
  h1Content: string;
  /** Of the start of its main area (`contentHash`). */
  contentHash: string;
  /** By the dictionary of its language. */
  wordCount: number;
  /** Identities of its findings (`identityOf`), in their order. */
  issues: string[];
};

function recordOf(page: ParsedPage, issues: string[]): PageRecord {
  return {
    url: page.url,
    title: titleOf(page) ?? '',
    metaDescription: descriptionOf(page) ?? '',
    canonicalTag: page.canonicals[0] ?? null,
    h1Content: page.h1[0] ?? '',
    contentHash: contentHash(page.text),
    wordCount: page.words,
    issues,
  };
}

/** The records of all judged pages, in their order. @param findings those of other pages and of files are left out */
export function pageRecords(site: AuditedSite, findings: readonly Finding[]): PageRecord[] {
  const issues = new Map<string, string[]>();
  for (const finding of findings) {
    issues.set(finding.url, [...(issues.get(finding.url) ?? []), identityOf(finding)]);
  }
  return [...site.pages.values()].map((page) => recordOf(page, issues.get(page.url) ?? []));
}
