import { type CrawlRetry, crawlPages } from '@/components/tools/crawl-pages';
import type { KnownSite } from '@/components/tools/known-site';
import type { DiagnosticTextsWithFormat } from '@/components/tools/report-texts';
import type { RunControl } from '@/components/tools/use-run';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { type Diagnosis, diagnose } from '@/seo/audit/diagnosis';
import { identitiesToKeep, type RunChanges, runChanges } from '@/seo/audit/run-changes';
import type { Crawl, CrawlProgress } from '@/seo/crawl/crawl-site';
import type { Scope } from './view-state';

export type DiagnosisOutcome = Diagnosis & {
  crawl: Crawl;
  /** Identities of the findings of the last run with the same pages, where this browser has stored it. */
  lastRun: readonly string[] | 'none' | 'blocked';
  /** Undefined where there is nothing to compare with. */
  changes: RunChanges | undefined;
  /** Whether the next run can be compared with it. */
  isStored: boolean;
};

export type ViewProps = { outcome: DiagnosisOutcome; texts: DiagnosticTextsWithFormat };

export type RunProgress = CrawlProgress | { stage: 'rules'; done: 0; total: 1 };

export type DiagnosedSite = {
  known: KnownSite;
  /** Paths without locale prefix of the main pages. */
  mainPaths: readonly string[];
  locale: Locale;
};

function readLastRun(storageKey: string): DiagnosisOutcome['lastRun'] {
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
 * @param retry a run to complete: only its paths that did not arrive are requested
 * @throws the signal's reason when it is aborted
 */
export async function runDiagnosis(
  { known, mainPaths, locale }: DiagnosedSite,
  scope: Scope,
  control: RunControl<RunProgress>,
  retry?: CrawlRetry & Pick<DiagnosisOutcome, 'lastRun'>,
): Promise<DiagnosisOutcome> {
  const isWhole = scope === 'all';
  const paths = isWhole ? known.paths : mainPaths;
  const storageKey = isWhole ? 'diagnostic-all' : `diagnostic-main-${locale}`;
  const urls = isWhole ? undefined : mainPaths.map((path) => localizedPath(locale, path));
  const lastRun = retry?.lastRun ?? readLastRun(storageKey);
  const crawl = await crawlPages(known, urls, control, retry);
  control.onProgress({ stage: 'rules', done: 0, total: 1 });
  const diagnosis = await diagnose(crawl.site, paths, control.signal);
  const { site, findings, compared } = diagnosis;
  const changes = typeof lastRun === 'string' ? undefined : runChanges(lastRun, findings, compared);
  // With a run that read no page, nothing can be compared.
  const isStored = site.pages.size > 0 && storeRun(storageKey, identitiesToKeep(findings, changes));
  return { ...diagnosis, crawl, lastRun, changes, isStored };
}
