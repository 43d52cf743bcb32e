import { groupBy } from '@/lib/objects/group-by';
import { type Finding, identityOf } from './audit-site';
import type { AuditedSite } from './audited-site';
import { contentHash } from './content-hash';
import { descriptionOf, titleOf } from './rules/texts';

/** What the diagnostic notes of a page. Texts that a page does not have are empty. */
export type PageRecord = {
  /** URL path. */
  url: string;
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

/** The records of all audited pages, in their order. @param findings may be of other pages and files too */
export function pageRecords(site: AuditedSite, findings: readonly Finding[]): PageRecord[] {
  const byUrl = groupBy(findings, ({ url }) => url);
  return [...site.pages.values()].map((page) => ({
    url: page.url,
    title: titleOf(page) ?? '',
    metaDescription: descriptionOf(page) ?? '',
    canonicalTag: page.canonicals[0] ?? null,
    h1Content: page.h1[0] ?? '',
    contentHash: contentHash(page.text),
    wordCount: page.words,
    issues: (byUrl.get(page.url) ?? []).map(identityOf),
  }));
}
