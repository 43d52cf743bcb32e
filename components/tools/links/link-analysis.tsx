import { useEffect, useRef, useState } from 'react';
import { FailureList } from '@/components/tools/audit/failure-list';
import type { KnownSite } from '@/components/tools/audit/known-site';
import type { AuditWords } from '@/components/tools/audit/report-texts';
import { ProgressBar } from '@/components/tools/progress-bar';
import { buttonClasses } from '@/components/ui/button-classes';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { LinkData } from '@/seo/link-data';
import { type LinkDecision, refusedLinks } from '@/seo/link-suggestions/decisions';
import { type Analyzed, analyzeLinks, type LinkRequest } from './analyze-links';
import { storedRefusals } from './stored-refusals';
import { Suggestions } from './suggestions';

/** A link as the audit counts it. */
type AuditedLink = { href: string; text: string };

export type LinkAnalysisProps = {
  /** URL path of the page that was audited. */
  url: string;
  known: KnownSite;
  data: LinkData;
  /** What has been decided so far: what `onDecide` was given last. */
  decisions: readonly LinkDecision[];
  /** Links of the page that the audit counts already: all that `onImplement` was given. */
  implemented: readonly AuditedLink[];
  texts: AuditWords;
  onDecide: (decisions: readonly LinkDecision[]) => void;
  /** Takes links that the audit is to count from now on. */
  onImplement: (links: readonly AuditedLink[]) => void;
};

/** How long an analysis is shown at least, in milliseconds. */
export const analysisTime = 2000;

type AnalysisState =
  | { phase: 'idle'; end?: 'canceled' | 'failed' }
  | { phase: 'analyzing'; done: number; total: number }
  | { phase: 'results'; analysis: Analyzed };

/** An analysis from its button to its suggestions. Failures are logged. Ends with the component. */
export function LinkAnalysis(props: LinkAnalysisProps) {
  const { url, known, data, texts, decisions } = props;
  const { links, number } = texts;
  const [state, setState] = useState<AnalysisState>({ phase: 'idle' });
  const running = useRef<AbortController>(undefined);
  const startButton = useRef<HTMLButtonElement>(null);
  const isRunning = state.phase === 'analyzing';

  useEffect(() => () => running.current?.abort(), []);

  async function analyze(retry?: LinkRequest['retry']) {
    if (isRunning) return;
    // The buttons of the list go with it, and the focus would go too.
    startButton.current?.focus();
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setState({ phase: 'analyzing', done: 0, total: 0 });
    const refused = [...storedRefusals(), ...refusedLinks(decisions)];
    const request = { url, origin: known.origin, data, refused, retry };
    const onProgress = (done: number, total: number) => {
      if (!signal.aborted) setState({ phase: 'analyzing', done, total });
    };
    try {
      const [analysis] = await Promise.all([
        analyzeLinks(request, { signal, onProgress }),
        new Promise((resolve) => setTimeout(resolve, analysisTime)),
      ]);
      if (signal.aborted) return;
      for (const { path, failure } of analysis.failures) console.warn(`${path}: ${failure}`);
      setState({ phase: 'results', analysis });
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      setState({ phase: 'idle', end: 'failed' });
    }
  }

  function cancel() {
    startButton.current?.focus();
    running.current?.abort();
    setState({ phase: 'idle', end: 'canceled' });
  }

  const analysis = state.phase === 'results' ? state.analysis : undefined;
  const page = analysis?.kind === 'links' ? analysis.page : undefined;

  /** What is announced: that an analysis begins, and how it ended. */
  function statusOf(): string {
    if (state.phase === 'analyzing') return links.analyzing;
    if (state.phase === 'idle') return state.end === undefined ? '' : links[state.end];
    if (state.analysis.kind !== 'links') return links[state.analysis.kind];
    const count = state.analysis.page.suggestions.length;
    return count === 0 ? links.none : fillTemplate(links.done, { count: number(count) });
  }

  return (
    <>
      <p className="mt-2 max-w-measure text-muted">{links.intro}</p>
      <div className="mt-4 flex flex-wrap gap-3 max-[26rem]:*:w-full">
        <button
          ref={startButton}
          type="button"
          // Not disabled while it works: it keeps the focus.
          aria-disabled={isRunning || undefined}
          onClick={() => analyze()}
          className={`${buttonClasses('primary')} aria-disabled:cursor-not-allowed aria-disabled:opacity-60`}
        >
          {analysis === undefined ? links.start : links.again}
        </button>
        {isRunning ? (
          <button type="button" onClick={cancel} className={buttonClasses('secondary')}>
            {links.cancel}
          </button>
        ) : null}
      </div>
      {isRunning ? <Progress {...state} texts={texts} /> : null}
      <p role="status" className="mt-4 max-w-measure text-muted">
        {statusOf()}
      </p>
      {analysis === undefined ? null : (
        <div className="grid gap-4">
          {page === undefined || analysis.failures.length === 0 ? null : (
            <p className="border-line border-l-4 pl-3 font-semibold">
              {fillTemplate(links.partial, { count: number(analysis.failures.length) })}
            </p>
          )}
          <FailureList
            failures={analysis.failures}
            texts={texts}
            onRetry={(paths) => analyze({ ...analysis, paths })}
          />
          {page === undefined || page.suggestions.length === 0 ? null : (
            <Suggestions {...props} page={page} />
          )}
        </div>
      )}
    </>
  );
}

type ProgressProps = { done: number; total: number; texts: AuditWords };

function Progress({ done, total, texts: { links, number } }: ProgressProps) {
  const text = fillTemplate(links.progress, { done: number(done), total: number(total) });
  return (
    <div className="mt-6 flex items-center gap-4">
      <ProgressBar
        label={links.analyzing}
        // Before the first page nothing is known of the line.
        value={done === 0 ? undefined : Math.round((done / total) * 100)}
        text={text}
      />
      <span aria-hidden="true" className="shrink-0 tabular-nums">
        {total === 0 ? null : text}
      </span>
    </div>
  );
}
