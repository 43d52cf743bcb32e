import { useEffect, useRef, useState } from 'react';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import type { RunChanges } from '@/seo/audit/run-changes';
import type { Crawl, CrawlControl } from '@/seo/crawl/crawl';
import type { CrawlProgress } from '@/seo/crawl/crawl-progress';
import { keepRun, type LastRun, readLastRun } from './last-run';

type Engine = typeof import('./engine');

/** What a run has come to. */
export type Outcome = {
  crawl: Crawl;
  diagnosis: Diagnosis;
  /** What it is compared with: of a run that was completed later, what its start was. */
  lastRun: LastRun;
  /** Undefined where there is nothing to compare with. */
  changes: RunChanges | undefined;
  /** Whether the next run can be compared with it. */
  isKept: boolean;
  /** What shows it, loaded with what makes it. */
  Results: Engine['Results'];
};

/** How far a run is; undefined before anything is known. */
export type RunProgress = CrawlProgress | 'rules' | undefined;

export type DiagnosisRun =
  | { phase: 'idle'; end: 'none' | 'canceled' | 'failed' }
  | { phase: 'running'; progress: RunProgress; before: Outcome | undefined }
  | { phase: 'results'; outcome: Outcome; isCanceled: boolean };

/** What is to be done. */
type Job = {
  /** Names what the run can be compared with. */
  scope: string;
  /** Of the pages that are to be judged, without locale prefix. */
  paths: readonly string[];
  crawl: (
    crawler: Pick<Engine, 'crawlSite' | 'retryCrawl'>,
    control: CrawlControl,
  ) => Promise<Crawl>;
  /** The run that this one completes: it comes back when this one is canceled. */
  before?: Outcome;
};

async function runJob(
  { scope, paths, crawl: task, before }: Job,
  signal: AbortSignal,
  tell: (progress: RunProgress) => void,
): Promise<Outcome> {
  const lastRun = before?.lastRun ?? readLastRun(scope);
  const engine = await import('./engine');
  signal.throwIfAborted();
  const { crawlSite, retryCrawl } = engine;
  const crawl = await task({ crawlSite, retryCrawl }, { signal, onProgress: tell });
  for (const { path, failure } of crawl.failures) console.warn(`${path}: ${failure}`);
  tell('rules');
  const diagnosis = await engine.diagnose(crawl.site, paths, signal);
  const { findings, compared } = diagnosis;
  const changes =
    lastRun.kind === 'run' ? engine.runChanges(lastRun.identities, findings, compared) : undefined;
  // A run that read nothing says nothing of what comes after it.
  const isKept =
    diagnosis.records.length > 0 && keepRun(scope, engine.identitiesToKeep(findings, changes));
  return { crawl, diagnosis, lastRun, changes, isKept, Results: engine.Results };
}

/**
 * One run at a time. Failures are logged (spec §8); the results report them besides. Ends with the
 * component.
 */
export function useDiagnosis() {
  const [run, setRun] = useState<DiagnosisRun>({ phase: 'idle', end: 'none' });
  const running = useRef<AbortController>(undefined);

  useEffect(() => () => running.current?.abort(), []);

  async function start(job: Job) {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    const { before } = job;
    const tell = (progress: RunProgress) => {
      if (!signal.aborted) setRun({ phase: 'running', progress, before });
    };
    tell(undefined);
    try {
      const outcome = await runJob(job, signal, tell);
      if (!signal.aborted) setRun({ phase: 'results', outcome, isCanceled: false });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setRun({ phase: 'idle', end: 'failed' });
    }
  }

  function cancel() {
    if (run.phase !== 'running') return;
    running.current?.abort();
    setRun(
      run.before === undefined
        ? { phase: 'idle', end: 'canceled' }
        : { phase: 'results', outcome: run.before, isCanceled: true },
    );
  }

  return { run, start, cancel };
}
