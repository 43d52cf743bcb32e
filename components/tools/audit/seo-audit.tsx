'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { CrawlRetry } from '@/components/tools/crawl-pages';
import { ProgressBar } from '@/components/tools/progress-bar';
import { RunForm } from '@/components/tools/run-form';
import { useRun } from '@/components/tools/use-run';
import type { RuleAdvice } from '@/i18n/audit-texts';
import { noEdits, type PageEdits } from '@/seo/audit/with-edits';
import type { Crawl, CrawlControl } from '@/seo/crawl/crawl-site';
import type { LinkData } from '@/seo/link-data';
import type { LinkDecisions } from '@/seo/link-suggestions/decisions';
import { allUrls, type KnownSite, type PageChoices, wholeSite } from './known-site';
import { reportTexts, type SeoAuditTexts } from './report-texts';
import { runInSteps, steps } from './run-in-steps';
import type { EditedTag } from './tag-editor';

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

/** A crawl with the components that show it. */
type AuditRun = Pick<Engine, 'LinkPanel' | 'Results'> & { crawl: Crawl; advice: RuleAdvice };

/**
 * The audit of a page or of the whole site: what is to be audited, how far it is, and what was found.
 * Everything is read from the server as it is now.
 */
export function SeoAudit(props: SeoAuditProps) {
  const { known, choices, home, lang, texts: given, cancelText, links } = props;
  const texts = useMemo(() => reportTexts(given, lang), [given, lang]);
  const runner = useRun<number, AuditRun>();
  const { phase, end, progress: step = 0, result } = runner.run;
  const [chosen, setChosen] = useState(home);
  const [from, setFrom] = useState<string>();
  const [target, setTarget] = useState(home);
  const [edits, setEdits] = useState<PageEdits>(noEdits);
  const [decisions, setDecisions] = useState<LinkDecisions>(new Map());
  const rerun = useRef<ReturnType<typeof setTimeout>>(undefined);
  const urls = useMemo(() => allUrls(known), [known]);
  const pages = [...choices.known, ...choices.others, ...choices.documents];

  useEffect(() => {
    // The page that the operator came from, unless it is a tool: nobody comes from one to audit it.
    const path = sameSitePath(document.referrer);
    if (path !== undefined && urls.includes(path) && !path.endsWith(links.tool)) {
      setChosen(path);
      setFrom(path);
    }
    return () => clearTimeout(rerun.current);
  }, [urls, links]);

  function audit(what: string, retry?: CrawlRetry) {
    const wanted = what === wholeSite ? undefined : [what];
    const work = async (control: CrawlControl) => {
      const { crawlPages, loadAdvice, LinkPanel, Results } = await import('./run-engine');
      const advice = await loadAdvice(texts.advice);
      return { crawl: await crawlPages(known, wanted, control, retry), advice, LinkPanel, Results };
    };
    runner.start((control) => runInSteps(work, control));
  }

  function begin() {
    clearTimeout(rerun.current);
    if (chosen !== target) setEdits(noEdits);
    setTarget(chosen);
    audit(chosen);
  }

  function edit(tag: EditedTag, text: string | undefined) {
    setEdits({ ...edits, [tag]: text });
    if (text === undefined) return;
    if (target === location.pathname) setLiveTag(tag, text);
    clearTimeout(rerun.current);
    rerun.current = setTimeout(() => audit(target), rerunDelay);
  }

  const { run: words } = texts;
  const percent = (step / steps.length) * 100;
  return (
    <div className="script-only">
      <RunForm
        id="audit-what"
        label={words.what}
        chosen={chosen}
        onChoose={setChosen}
        runner={runner}
        startText={result === undefined ? words.start : words.again}
        cancelText={cancelText}
        onStart={begin}
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
      {phase === 'running' ? (
        <div className="mt-8">
          <ProgressBar
            label={words.label}
            value={percent}
            text={texts.fill(words.percent, { percent })}
            shownText={`${texts.number(percent)} %`}
          />
        </div>
      ) : null}
      <p role="status" className="mt-4 text-muted">
        {phase === 'running' ? words.label : null}
        {end !== undefined ? (
          <span className={end === 'done' ? 'sr-only' : undefined}>{words[end]}</span>
        ) : null}
      </p>
      {phase === 'running' ? (
        <p className="text-muted">{words.steps[steps[step] ?? 'rules']}</p>
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
          onEdit={edit}
          onRetry={(paths) => audit(target, { crawl: result.crawl, paths })}
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
      {phase !== 'running' && (result === undefined || target === wholeSite) ? (
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
