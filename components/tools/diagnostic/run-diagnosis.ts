import { allUrls, type KnownSite } from '@/components/tools/audit/known-site';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type Diagnosis, diagnose } from '@/seo/audit/diagnosis';
import { identitiesToKeep, type RunChanges, runChanges } from '@/seo/audit/run-changes';
import type { Crawl, CrawlProgress } from '@/seo/crawl/crawl';
import { crawlSite, retryCrawl } from '@/seo/crawl/crawl-site';
import type { Scope } from './view-state';

/** The result of a run. */
export type Outcome = Diagnosis & {
  crawl: Crawl;
  /** Identities of the findings of the last run with the same pages, where this browser has stored it. */
  lastRun: readonly string[] | 'none' | 'blocked';
  /** Undefined where there is nothing to compare with. */
  changes: RunChanges | undefined;
  /** Whether the next run can be compared with it. */
  isStored: boolean;
};

/** How far a run is. */
export type RunProgress = CrawlProgress | { stage: 'rules'; done: 0; total: 1 };

/** The site that is diagnosed. */
export type DiagnosedSite = {
  known: KnownSite;
  /** Paths without locale prefix of the pages that are compared at first. */
  first: readonly string[];
  /** The operator's language. */
  locale: Locale;
};

function readLastRun(storageKey: string): Outcome['lastRun'] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return Array.isArray(value) && value.every((item) => typeof item === 'string') ? value : 'none';
  } catch (error) {
    return error instanceof SyntaxError ? 'none' : 'blocked';
  }
}

/** @returns whether the browser has stored it: its storage may be blocked or full */
function storeRun(storageKey: string, identities: readonly string[]): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(identities));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reads the pages, applies the rules, and compares the result with the last run.
 * @param retry a run that is completed, and its paths that did not arrive: only these are read
 * @throws the signal's reason when it is aborted
 */
export async function runDiagnosis(
  { known, first, locale }: DiagnosedSite,
  scope: Scope,
  control: { signal: AbortSignal; onProgress: (progress: RunProgress) => void },
  retry?: { before: Outcome; paths: readonly string[] },
): Promise<Outcome> {
  const isWhole = scope === 'all';
  const paths = isWhole ? known.paths : first;
  const storageKey = isWhole ? 'diagnostic-all' : `diagnostic-known-${locale}`;
  const request = {
    wanted: isWhole ? allUrls(known) : first.map((path) => localizedPath(locale, path)),
    withListed: isWhole,
    origin: known.origin,
    server: location.origin,
    isWhole,
    hidden: new Set(known.hidden),
  };
  const lastRun = retry?.before.lastRun ?? readLastRun(storageKey);
  const crawl = retry
    ? await retryCrawl(retry.before.crawl, retry.paths, control)
    : await crawlSite(request, control);
  for (const { path, failure } of crawl.failures) console.warn(`${path}: ${failure}`);
  control.onProgress({ stage: 'rules', done: 0, total: 1 });
  const diagnosis = await diagnose(crawl.site, paths, control.signal);
  const { site, findings, compared } = diagnosis;
  const changes = typeof lastRun === 'string' ? undefined : runChanges(lastRun, findings, compared);
  // A run that read nothing says nothing of what comes after it.
  const isStored = site.pages.size > 0 && storeRun(storageKey, identitiesToKeep(findings, changes));
  return { ...diagnosis, crawl, lastRun, changes, isStored };
}
