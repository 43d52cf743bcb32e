import { useRef } from 'react';
import { FailureList } from '@/components/tools/audit/failure-list';
import type { KnownSite } from '@/components/tools/audit/known-site';
import type { AuditWords } from '@/components/tools/audit/report-texts';
import { LazyPart } from '@/components/tools/lazy-part';
import { ProgressBar } from '@/components/tools/progress-bar';
import { buttonClasses } from '@/components/ui/button-classes';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { LinkPlan } from '@/seo/link-suggestions/link-plan';
import type { LinkDraft } from '@/seo/link-suggestions/types';
import type { Analyzed } from './analyze-links';
import type { LinkData } from './link-data';
import { type AnalysisState, useLinkAnalysis } from './use-link-analysis';

/** A link as the audit counts it. */
type AuditedLink = { href: string; text: string };

export type LinkAnalysisProps = {
  /** URL path of the page that was audited. */
  url: string;
  known: KnownSite;
  data: LinkData;
  /** What has been decided so far: `data.plan` at first, then what `onPlan` was given last. */
  plan: LinkPlan;
  /** Links of the page that the audit counts already: all that `onImplement` was given. */
  implemented: readonly AuditedLink[];
  texts: AuditWords;
  onPlan: (plan: LinkPlan) => void;
  /** Takes links that the audit is to count from now on. */
  onImplement: (links: readonly AuditedLink[]) => void;
};

const loadSuggestions = async () => (await import('./suggestions')).Suggestions;

/** An analysis from its button to its suggestions. */
export function LinkAnalysis(props: LinkAnalysisProps) {
  const { url, known, data, plan, texts } = props;
  const { links, number } = texts;
  const { state, start, cancel } = useLinkAnalysis();
  const startButton = useRef<HTMLButtonElement>(null);
  const isRunning = state.phase === 'analyzing';

  function analyze(retry?: Parameters<typeof start>[0]['retry']) {
    if (isRunning) return;
    // The buttons of the list go with it, and the focus would go too.
    startButton.current?.focus();
    start({
      url,
      known,
      data,
      lang: texts.lang,
      plan,
      implemented: props.implemented.map(({ href, text }) => ({
        anchorText: text,
        targetUrl: href,
      })),
      retry,
    });
  }

  function implement(done: readonly LinkDraft[]) {
    props.onImplement(
      done.map(({ targetUrl, anchorText }) => ({ href: targetUrl, text: anchorText })),
    );
  }

  const analysis = state.phase === 'list' ? state.analysis : undefined;
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
          <button
            type="button"
            onClick={() => {
              startButton.current?.focus();
              cancel();
            }}
            className={buttonClasses('secondary')}
          >
            {links.cancel}
          </button>
        ) : null}
      </div>
      {state.phase === 'analyzing' ? <Progress {...state} texts={texts} /> : null}
      <p role="status" className="mt-4 max-w-measure text-muted">
        {statusOf(state, texts)}
      </p>
      {analysis === undefined ? null : (
        <>
          {analysis.failures.length > 0 ? (
            <div className="grid gap-4">
              {analysis.kind === 'links' ? (
                <p className="border-line border-l-4 pl-3 font-semibold">
                  {fillTemplate(links.partial, { count: number(analysis.failures.length) })}
                </p>
              ) : null}
              <FailureList
                failures={analysis.failures}
                texts={texts}
                onRetry={(paths) => analyze({ read: analysis.read, paths })}
              />
            </div>
          ) : null}
          {analysis.kind === 'links' && analysis.page.list.suggestions.length > 0 ? (
            <LazyPart
              load={loadSuggestions}
              label={links.list}
              texts={texts}
              props={{
                url,
                page: analysis.page,
                known,
                plan,
                texts,
                onPlan: props.onPlan,
                onImplement: implement,
              }}
            />
          ) : null}
        </>
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

/** What is announced: that an analysis begins, and how it ended. */
function statusOf(state: AnalysisState, { links, number }: AuditWords): string {
  if (state.phase === 'analyzing') return links.analyzing;
  if (state.phase === 'idle') return state.end === 'none' ? '' : links[state.end];
  return endOf(state.analysis, { links, number });
}

function endOf(
  analysis: Analyzed,
  { links, number }: Pick<AuditWords, 'links' | 'number'>,
): string {
  if (analysis.kind !== 'links') return links[analysis.kind];
  const count = analysis.page.list.suggestions.length;
  return count === 0 ? links.none : fillTemplate(links.done, { count: number(count) });
}
