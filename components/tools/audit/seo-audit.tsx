'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { ProgressBar } from '@/components/tools/progress-bar';
import { RunForm } from '@/components/tools/run-form';
import type { RuleAdvice } from '@/i18n/audit-texts';
import { fillTemplate } from '@/lib/messages/fill-template';
import { noEdits, type PageEdits } from '@/seo/audit/with-edits';
import type { Crawl, CrawlControl } from '@/seo/crawl/crawl';
import type { LinkData } from '@/seo/link-data';
import type { LinkDecisions } from '@/seo/link-suggestions/decisions';
import { allUrls, type KnownSite, type PageChoices, wholeSite } from './known-site';
import { type AuditWords, reportTexts, type SeoAuditTexts } from './report-texts';
import type { EditedTag } from './tag-editor';
import { steps, useAudit } from './use-audit';

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

/** How long after a change the audit runs again, in milliseconds. */
const rerunDelay = 500;

type Engine = typeof import('./run-engine');

type Crawler = Pick<Engine, 'crawlSite' | 'retryCrawl'>;

/** A crawl with what shows it. */
type Outcome = Pick<Engine, 'LinkPanel' | 'Results'> & { crawl: Crawl; advice: RuleAdvice };

/**
 * The audit of a page or of the whole site: what is to be audited, how far it is, and what was found.
 * Everything is read from the server as it is now.
 */
export function SeoAudit(props: SeoAuditProps) {
  const { known, choices, home, lang, texts: given, cancelText, links } = props;
  const texts = useMemo(() => reportTexts(given, lang), [given, lang]);
  const { state, start, cancel } = useAudit<Outcome>();
  const [isReady, setIsReady] = useState(false);
  const [chosen, setChosen] = useState(home);
  const [from, setFrom] = useState<string>();
  /** What the last run was about. */
  const [target, setTarget] = useState(home);
  const [edits, setEdits] = useState<PageEdits>(noEdits);
  const [decisions, setDecisions] = useState<LinkDecisions>(new Map());
  const rerun = useRef<ReturnType<typeof setTimeout>>(undefined);
  const startButton = useRef<HTMLButtonElement>(null);
  const urls = useMemo(() => allUrls(known), [known]);
  const pages = [...choices.known, ...choices.others, ...choices.documents];

  useEffect(() => {
    setIsReady(true);
    // The page that the operator came from, unless it is a tool: nobody comes from one to audit it.
    const path = sameSitePath(document.referrer);
    if (path !== undefined && urls.includes(path) && !path.endsWith(links.tool)) {
      setChosen(path);
      setFrom(path);
    }
    return () => clearTimeout(rerun.current);
  }, [urls, links]);

  /** Loads what an audit needs with the first one, and crawls the site or a part of it. */
  function run(crawlWith: (crawler: Crawler, control: CrawlControl) => Promise<Crawl>) {
    start(async (control) => {
      const engine = await import('./run-engine');
      const { crawlSite, retryCrawl, loadAdvice, LinkPanel, Results } = engine;
      const advice = await loadAdvice(texts.advice);
      const crawl = await crawlWith({ crawlSite, retryCrawl }, control);
      for (const { path, failure } of crawl.failures) console.warn(`${path}: ${failure}`);
      return { crawl, advice, LinkPanel, Results };
    });
    // The buttons of the results go with them, and the focus would go too.
    startButton.current?.focus();
  }

  function audit(what: string) {
    const isWhole = what === wholeSite;
    const request = {
      wanted: isWhole ? urls : [what],
      withListed: isWhole,
      origin: known.origin,
      server: location.origin,
      isWhole,
      hidden: new Set(known.hidden),
    };
    run(({ crawlSite }, control) => crawlSite(request, control));
  }

  function begin() {
    if (state.phase === 'running') return;
    clearTimeout(rerun.current);
    if (chosen !== target) setEdits(noEdits);
    setTarget(chosen);
    audit(chosen);
  }

  function save(tag: EditedTag, text: string) {
    setEdits({ ...edits, [tag]: text });
    if (target === location.pathname) setLiveTag(tag, text);
    clearTimeout(rerun.current);
    rerun.current = setTimeout(() => audit(target), rerunDelay);
  }

  const { run: words } = texts;
  const result = state.phase === 'results' ? state.result : undefined;
  return (
    <div className="script-only">
      <RunForm
        id="audit-what"
        label={words.what}
        chosen={chosen}
        onChoose={setChosen}
        state={state.phase === 'running' ? 'running' : isReady ? 'ready' : 'waiting'}
        startText={result === undefined ? words.start : words.again}
        cancelText={cancelText}
        startButton={startButton}
        onStart={begin}
        onCancel={() => {
          startButton.current?.focus();
          cancel();
        }}
      >
        <option value={wholeSite}>{words.site}</option>
        {from === undefined || pages.some(({ url }) => url === from) ? null : (
          <option value={from} lang="en">
            {from}
          </option>
        )}
        {(['known', 'others', 'documents'] as const).map((group) => (
          <optgroup key={group} label={words[group]}>
            {choices[group].map(({ url, label }) => (
              <option key={url} value={url}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </RunForm>
      {state.phase === 'running' ? <Progress step={state.step} texts={texts} /> : null}
      <p role="status" className="mt-4 text-muted">
        {state.phase === 'running' ? words.label : null}
        {state.phase === 'idle' && state.ended !== undefined ? words[state.ended] : null}
        {state.phase === 'results' ? <span className="sr-only">{words.done}</span> : null}
      </p>
      {state.phase === 'running' ? (
        <p className="text-muted">{words.steps[stepNames[state.step] ?? 'rules']}</p>
      ) : null}
      {result === undefined ? null : (
        <result.Results
          crawl={result.crawl}
          target={target}
          label={pages.find(({ url }) => url === target)?.label ?? target}
          known={known}
          texts={texts}
          advice={result.advice}
          edits={edits}
          onSave={save}
          onRestore={(tag) => setEdits({ ...edits, [tag]: undefined })}
          onRetry={(paths) =>
            run(({ retryCrawl }, control) => retryCrawl(result.crawl, paths, control))
          }
        />
      )}
      {result !== undefined && target !== wholeSite ? (
        <div className="mt-12">
          <result.LinkPanel
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
      {state.phase === 'idle' || (state.phase === 'results' && target === wholeSite) ? (
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

/** The names of the steps in their order. */
const stepNames = ['pages', 'index', 'targets', 'files', 'rules'] as const;

function Progress({ step, texts: { run, number } }: { step: number; texts: AuditWords }) {
  const value = (step / steps) * 100;
  const percent = number(value);
  return (
    <div className="mt-8">
      <ProgressBar
        label={run.label}
        // Before the first step nothing is known of the connection.
        value={step === 0 ? undefined : value}
        text={fillTemplate(run.percent, { percent })}
        shownText={`${percent} %`}
      />
    </div>
  );
}

/** URL path of an address of this site; undefined for others. */
function sameSitePath(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, pathname } = new URL(address);
  return origin === location.origin ? pathname : undefined;
}

/** Sets title or description of the open page; creates the tag if it has none. */
function setLiveTag(tag: EditedTag, text: string): void {
  if (tag === 'title') {
    // Browsers add the element to a head without one (HTML, document.title).
    document.title = text;
    return;
  }
  const found = document.head.querySelector('meta[name="description"]');
  const meta = found ?? document.head.appendChild(document.createElement('meta'));
  meta.setAttribute('name', 'description');
  meta.setAttribute('content', text);
}
