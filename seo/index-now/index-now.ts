import { site } from '@/content/site';

/** Path of the file that proves the key (indexnow.org). */
export const indexNowKeyPath = `/${site.indexNowKey}.txt`;

/** Hashes of the texts of pages by their address. */
export type RecordedTexts = Record<string, string>;

/**
 * The addresses to report: new ones, changed ones, and those that are gone, which search engines learn
 * by fetching them.
 */
export function reportableUrls(before: RecordedTexts, now: RecordedTexts) {
  return {
    added: Object.keys(now).filter((url) => !(url in before)),
    changed: Object.keys(now).filter((url) => url in before && before[url] !== now[url]),
    gone: Object.keys(before).filter((url) => !(url in now)),
  };
}

/** Addresses that one report may name. */
const mostUrls = 10_000;

/** The bodies of the reports that name all of some addresses. */
export function indexNowReports(urls: readonly string[]) {
  const parts = Array.from({ length: Math.ceil(urls.length / mostUrls) }, (_, index) =>
    urls.slice(index * mostUrls, (index + 1) * mostUrls),
  );
  return parts.map((urlList) => ({
    host: new URL(site.origin).host,
    key: site.indexNowKey,
    keyLocation: site.origin + indexNowKeyPath,
    urlList,
  }));
}
