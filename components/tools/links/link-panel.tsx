import { useId } from 'react';
import { FailureList } from '@/components/tools/failure-list';
import type { KnownSite } from '@/components/tools/known-site';
import { ProgressBar } from '@/components/tools/progress-bar';
import { RunButtons } from '@/components/tools/run-buttons';
import { useRun } from '@/components/tools/use-run';
import { locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { localeAndPathOf } from '@/seo/audit/parse-page';
import { rejectedLinks } from '@/seo/link-suggestions/decisions';
import { type Analysis, analyzeLinks, type LinkRequest, type PagesRead } from './analyze-links';
import { storedRejections } from './stored-rejections';
import { Suggestions, type SuggestionsProps } from './suggestions';

type LinkPanelProps = Omit<SuggestionsProps, 'page'> & { known: KnownSite };

/** How long an analysis is shown at least, in milliseconds. */
export const analysisTime = 2000;

/** The internal links that a page could have, in the language of the tool. */
export function LinkPanel(props: LinkPanelProps) {
  const { url, data, texts } = props;
  const { links, fill } = texts;
  const id = useId();
  const { locale } = localeAndPathOf(url);
  return (
    <section aria-labelledby={id} data-unlinked="">
      <h2 id={id} className="font-display font-semibold text-subtitle">
        {links.title}
      </h2>
      {locale === data.locale ? (
        <LinkAnalysis key={url} {...props} />
      ) : (
        <>
          <p className="mt-2 max-w-measure text-muted">{links.otherLanguage}</p>
          <p className="mt-3">
            <a
              href={localizedPath(locale, data.tool)}
              hrefLang={locales[locale].lang}
              className="text-primary underline underline-offset-4"
            >
              {fill(links.openTool, { language: locales[locale].name })}
            </a>
          </p>
        </>
      )}
    </section>
  );
}

function LinkAnalysis(props: LinkPanelProps) {
  const { url, known, data, texts, decisions } = props;
  const { links, fill } = texts;
  const runner = useRun<PagesRead, Analysis>();
  const { phase, end, progress, result: analysis } = runner.run;
  const page = typeof analysis?.page === 'object' ? analysis.page : undefined;

  function analyze(retry?: LinkRequest['retry']) {
    const rejected = [...storedRejections(), ...rejectedLinks(decisions.values())];
    runner.start(async (control) => {
      const [found] = await Promise.all([
        analyzeLinks({ url, origin: known.origin, data, rejected, retry }, control),
        new Promise((resolve) => setTimeout(resolve, analysisTime)),
      ]);
      for (const { path, failure } of found.failures) console.warn(`${path}: ${failure}`);
      return found;
    }, retry?.analysis);
  }

  function statusText(): string {
    if (phase === 'running') return links.analyzing;
    if (end === 'canceled' || end === 'failed') return links[end];
    if (analysis === undefined) return '';
    if (typeof analysis.page === 'string') return links[analysis.page];
    const count = analysis.page.suggestions.length;
    return count === 0 ? links.none : fill(links.done, { count });
  }

  const progressText = fill(links.progress, progress ?? {});
  return (
    <>
      <p className="mt-2 mb-4 max-w-measure text-muted">{links.intro}</p>
      <RunButtons
        runner={runner}
        startText={analysis === undefined ? links.start : links.again}
        cancelText={links.cancel}
        onStart={() => analyze()}
      />
      {progress === undefined ? null : (
        <div className="mt-6">
          <ProgressBar
            label={links.analyzing}
            value={Math.round((progress.done / progress.total) * 100)}
            text={progressText}
            shownText={progressText}
          />
        </div>
      )}
      <p role="status" className="mt-4 max-w-measure text-muted">
        {statusText()}
      </p>
      {analysis === undefined ? null : (
        <div className="grid gap-4">
          {page === undefined || analysis.failures.length === 0 ? null : (
            <p className="border-line border-l-4 pl-3 font-semibold">
              {fill(links.partial, { count: analysis.failures.length })}
            </p>
          )}
          <FailureList
            failures={analysis.failures}
            texts={texts}
            onRetry={(paths) => analyze({ analysis, paths })}
          />
          {page?.suggestions.length ? <Suggestions {...props} page={page} /> : null}
        </div>
      )}
    </>
  );
}
