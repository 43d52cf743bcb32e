'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { PageChoices } from '@/components/texts/use-page-choices';
import { allUrls, type KnownSite, wholeSite } from '@/components/tools/known-site';
import { ProgressBar } from '@/components/tools/progress-bar';
import { type SeoAuditTexts, withFormatting } from '@/components/tools/report-texts';
import { RunForm } from '@/components/tools/run-form';
import { useRun } from '@/components/tools/use-run';
import type { RuleAdvice } from '@/i18n/audit-texts';
import { localizedPath } from '@/i18n/paths';
import { pathOf } from '@/seo/audit/audited-site';
import type { PageEdits } from '@/seo/audit/parsed-page';
import type { Crawl, CrawlControl } from '@/seo/crawl/crawl-site';
import type { LinkData } from '@/seo/link-data';
import type { LinkDecisions } from '@/seo/link-suggestions/decisions';
import { runInSteps, steps } from './run-in-steps';
import type { EditedTag } from './tag-editor';

type SeoAuditProps = {
  known: KnownSite;
  choices: PageChoices;
  texts: SeoAuditTexts;
  cancelText: string;
  /** Data for link suggestions, in the language of the tool. */
  links: LinkData;
};

/** How long after a change the audit runs again, in milliseconds. */
const rerunDelay = 500;

const noEdits: PageEdits = { links: [] };

/** A crawl with the components that show it. */
type AuditRun = {
  crawl: Crawl;
  advice: RuleAdvice;
  AuditResults: typeof import('./audit-results').AuditResults;
  LinkPanel: typeof import('@/components/tools/links/link-panel').LinkPanel;
};

/** The audit of a page or of the whole site, which is read from the server as it is now. */
export function SeoAudit({ known, choices, texts: given, cancelText, links }: SeoAuditProps) {
  const { locale } = links;
  const home = localizedPath(locale, '/');
  const texts = useMemo(() => withFormatting(given, locale), [given, locale]);
  const runner = useRun<number, AuditRun>();
  const { phase, end, progress: step = 0, result } = runner.run;
  const [chosen, setChosen] = useState(home);
  const [referrer, setReferrer] = useState<string>();
  const [target, setTarget] = useState(home);
  const [edits, setEdits] = useState(noEdits);
  const [decisions, setDecisions] = useState<LinkDecisions>(new Map());
  const rerun = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pages = [...choices.main, ...choices.others, ...choices.documents];

  useEffect(() => {
    // The page that the operator came from, unless it is this one.
    const path = document.referrer && pathOf(location, document.referrer);
    if (path && allUrls(known).includes(path) && !path.endsWith(links.tool)) {
      setChosen(path);
      setReferrer(path);
    }
    return () => clearTimeout(rerun.current);
  }, [known, links]);

  function audit(what: string, previous?: AuditRun, missing: readonly string[] = []) {
    const wanted = what === wholeSite ? undefined : [what];
    const work = async (control: CrawlControl) => {
      // Loaded when an audit begins, and not with the page.
      const [{ crawlPages }, { loadAdvice }, { AuditResults }, { LinkPanel }] = await Promise.all([
        import('@/components/tools/crawl-pages'),
        import('@/components/tools/load-advice'),
        import('./audit-results'),
        import('@/components/tools/links/link-panel'),
      ]);
      const advice = await loadAdvice(texts.advicePath);
      const retry = previous && { crawl: previous.crawl, paths: missing };
      const crawl = await crawlPages(known, wanted, control, retry);
      return { crawl, advice, AuditResults, LinkPanel };
    };
    runner.start((control) => runInSteps(work, control), previous);
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
    <div className="script-only" data-starts-after={0}>
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
        {referrer === undefined || pages.some(({ url }) => url === referrer) ? null : (
          <option value={referrer} lang="en">
            {referrer}
          </option>
        )}
        {(['main', 'others', 'documents'] as const).map((group) => (
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
            shownText={`${texts.writeNumber(percent)} %`}
          />
        </div>
      ) : null}
      <p role="status" className="mt-4 text-muted">
        {phase === 'running' ? words.label : null}
        {end && <span className={end === 'done' ? 'sr-only' : undefined}>{words[end]}</span>}
      </p>
      {phase === 'running' ? (
        <p className="text-muted">{words.steps[steps[step] ?? 'rules']}</p>
      ) : null}
      {result === undefined ? null : (
        <result.AuditResults
          crawl={result.crawl}
          target={target}
          label={pages.find(({ url }) => url === target)?.label ?? target}
          known={known}
          texts={texts}
          advice={result.advice}
          edits={edits}
          onEdit={edit}
          onRetry={(paths) => audit(target, result, paths)}
        />
      )}
      {phase === 'running' ? null : result === undefined || target === wholeSite ? (
        <section aria-labelledby="links-title" className="mt-12">
          <h2 id="links-title" className="font-display font-semibold text-subtitle">
            {texts.links.title}
          </h2>
          <p className="mt-2 max-w-measure text-muted">{texts.links.choosePage}</p>
        </section>
      ) : (
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
      )}
    </div>
  );
}

/** Sets title or description of the open page; creates the tag if it has none. */
function setLiveTag(tag: EditedTag, text: string): void {
  if (tag === 'title') {
    // Browsers add the element to a head without one (HTML, document.title).
    document.title = text;
  } else {
    const found = document.head.querySelector('meta[name="description"]');
    const meta = found ?? document.head.appendChild(document.createElement('meta'));
    Object.assign(meta, { name: 'description', content: text });
  }
}
