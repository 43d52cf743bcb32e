'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { ProgressBar } from '@/components/tools/progress-bar';
import type { RuleAdvice } from '@/i18n/audit-texts';
import { fillTemplate } from '@/lib/messages/fill-template';
import { noEdits, type PageEdits } from '@/seo/audit/with-edits';
import type { LinkData } from '@/seo/link-data';
import type { LinkDecision } from '@/seo/link-suggestions/decisions';
import { AuditForm, type PageChoices, wholeSite } from './audit-form';
import { steps } from './audit-run';
import { allUrls, type KnownSite } from './known-site';
import { setLiveDescription, setLiveTitle } from './live-tags';
import { reportTexts, type SeoAuditTexts } from './report-texts';
import type { EditedTag } from './tag-editor';
import { type CrawlTask, useAudit } from './use-audit';

type SeoAuditProps = {
  known: KnownSite;
  choices: PageChoices;
  /** URL path of the home page in the operator's language. */
  home: string;
  lang: string;
  texts: SeoAuditTexts;
  cancelText: string;
  links: LinkData;
};

/** How long after a change the audit runs again, in milliseconds (spec §4). */
const rerunDelay = 500;

type Engine = typeof import('./run-engine');

/** What shows the results. */
type Views = Pick<Engine, 'LinkPanel' | 'Results'> & { advice: RuleAdvice };

/** The words of the step that is under way. */
const stepNames = ['pages', 'index', 'targets', 'files', 'rules'] as const;

/**
 * The audit of a page or of the whole site (spec §2, §4): what is to be audited, how far it is, and what
 * was found. Everything is read from the server as it is now.
 */
export function SeoAudit(props: SeoAuditProps) {
  const { known, choices, home, lang, texts: given, cancelText, links } = props;
  const texts = useMemo(() => reportTexts(given, lang), [given, lang]);
  const { run, start, cancel } = useAudit();
  const [isReady, setIsReady] = useState(false);
  const [views, setViews] = useState<Views>();
  const [chosen, setChosen] = useState(home);
  const [from, setFrom] = useState<string>();
  /** What the last run was about. */
  const [target, setTarget] = useState(home);
  const [edits, setEdits] = useState<PageEdits>(noEdits);
  const [editing, setEditing] = useState<EditedTag>();
  const [decisions, setDecisions] = useState<readonly LinkDecision[]>([]);
  const rerun = useRef<ReturnType<typeof setTimeout>>(undefined);
  const startButton = useRef<HTMLButtonElement>(null);
  const urls = useMemo(() => allUrls(known), [known]);

  useEffect(() => {
    setIsReady(true);
    // The page that the operator came from; the tool itself is hidden from search.
    const path = sameSitePath(document.referrer);
    // Nobody comes from a tool to audit it.
    if (path !== undefined && urls.includes(path) && !path.endsWith(links.tool)) {
      setChosen(path);
      const own = [...choices.known, ...choices.others, ...choices.documents];
      if (!own.some(({ url }) => url === path)) setFrom(path);
    }
    return () => clearTimeout(rerun.current);
  }, [choices, urls, links]);

  /** Only who runs an audit pays for what it takes. */
  function runTask(task: (engine: Pick<Engine, 'crawlSite' | 'retryCrawl'>) => CrawlTask) {
    start(async (control) => {
      const engine = await import('./run-engine');
      const { crawlSite, retryCrawl, loadAdvice, LinkPanel, Results } = engine;
      setViews({ LinkPanel, Results, advice: await loadAdvice(texts.advice) });
      return task({ crawlSite, retryCrawl })(control);
    });
    // The buttons of the results go with them, and the focus would go too.
    startButton.current?.focus();
  }

  function audit(what: string) {
    const isWhole = what === wholeSite;
    runTask(
      ({ crawlSite }) =>
        (control) =>
          crawlSite(
            {
              wanted: isWhole ? urls : [what],
              withListed: isWhole,
              origin: known.origin,
              server: location.origin,
              isWhole,
              hidden: new Set(known.hidden),
            },
            control,
          ),
    );
  }

  function begin() {
    if (run.phase === 'running') return;
    if (chosen !== target) setEdits(noEdits);
    setTarget(chosen);
    setEditing(undefined);
    audit(chosen);
  }

  function save(tag: EditedTag, text: string) {
    setEdits({ ...edits, [tag]: text });
    setEditing(undefined);
    if (target === location.pathname) {
      if (tag === 'title') setLiveTitle(text);
      else setLiveDescription(text);
    }
    clearTimeout(rerun.current);
    rerun.current = setTimeout(() => audit(target), rerunDelay);
  }

  const { run: words } = texts;
  return (
    <div className="script-only">
      <AuditForm
        choices={choices}
        from={from}
        chosen={chosen}
        onChoose={setChosen}
        state={run.phase === 'running' ? 'running' : isReady ? 'ready' : 'waiting'}
        hasRun={run.phase === 'results'}
        texts={texts}
        cancelText={cancelText}
        startButton={startButton}
        onStart={begin}
        onCancel={() => {
          startButton.current?.focus();
          cancel();
        }}
      />
      {run.phase === 'running' ? (
        <div className="mt-8 flex items-center gap-4">
          <ProgressBar
            label={words.label}
            // Before the first step nothing is known of the line.
            value={run.step === 0 ? undefined : (run.step / steps) * 100}
            text={fillTemplate(words.percent, { percent: texts.number((run.step / steps) * 100) })}
          />
          <span aria-hidden="true" className="shrink-0 tabular-nums">
            {`${texts.number((run.step / steps) * 100)} %`}
          </span>
        </div>
      ) : null}
      <p role="status" className="mt-4 text-muted">
        {run.phase === 'running' ? words.label : null}
        {run.phase === 'idle' && run.ended !== undefined ? words[run.ended] : null}
        {run.phase === 'results' ? <span className="sr-only">{words.done}</span> : null}
      </p>
      {run.phase === 'running' ? (
        <p className="text-muted">
          {words.steps[stepNames[Math.min(run.step, steps - 1)] ?? 'rules']}
        </p>
      ) : null}
      {run.phase === 'results' && views !== undefined ? (
        <views.Results
          crawl={run.result}
          target={target}
          label={labelOf(target, choices)}
          known={known}
          texts={texts}
          advice={views.advice}
          edits={edits}
          editing={editing}
          onEdit={setEditing}
          onSave={save}
          onRestore={(tag) => setEdits({ ...edits, [tag]: undefined })}
          onRetry={(paths) =>
            runTask(
              ({ retryCrawl }) =>
                (control) =>
                  retryCrawl(run.result, paths, control),
            )
          }
        />
      ) : null}
      {run.phase === 'results' && views !== undefined && target !== wholeSite ? (
        <div className="mt-12">
          <views.LinkPanel
            url={target}
            known={known}
            data={links}
            decisions={decisions}
            onDecide={setDecisions}
            implemented={edits.links}
            texts={texts}
            onImplement={(added) => setEdits({ ...edits, links: [...edits.links, ...added] })}
          />
        </div>
      ) : null}
      {run.phase === 'idle' || (run.phase === 'results' && target === wholeSite) ? (
        <section aria-labelledby="links-title" className="mt-12">
          <h2 id="links-title" className="font-display font-semibold text-subtitle">
            {texts.links.title}
          </h2>
          <p className="mt-2 max-w-measure text-muted">{texts.links.choosePage}</p>
        </section>
      ) : null}
    </div>
  );
}

/** URL path of an address of this site; undefined for others. */
function sameSitePath(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : undefined;
}

function labelOf(url: string, { known, others, documents }: PageChoices): string {
  return [...known, ...others, ...documents].find((page) => page.url === url)?.label ?? url;
}
