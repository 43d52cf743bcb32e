import { useId } from 'react';
import { Button } from '@/components/ui/button';
import { loadTimeout } from '@/lib/downloads/load-file';
import type { FailedPath } from '@/seo/crawl/crawl-site';
import { maxPageBytes } from '@/seo/crawl/load-document';
import { moreText, type TextsWithFormat } from './report-texts';
import { StatusMark } from './status-mark';

const maxRows = 20;

type FailureListProps = {
  failures: readonly FailedPath[];
  texts: TextsWithFormat;
  onRetry: (paths: readonly string[]) => void;
};

/** Paths that did not arrive, the reasons, and buttons that try again. */
export function FailureList({ failures, texts, onRetry }: FailureListProps) {
  const id = useId();
  if (failures.length === 0) return null;
  const { title, intro, retry, retryAll, reasons } = texts.failures;
  const filled: typeof reasons = {
    ...reasons,
    timeout: texts.fill(reasons.timeout, { seconds: loadTimeout / 1000 }),
    'too-big': texts.fill(reasons['too-big'], { megabytes: maxPageBytes / 1_000_000 }),
  };
  return (
    <section aria-labelledby={id} className="tricolor-rule bg-band p-4 sm:p-6">
      <h3 id={id} className="font-semibold text-heading">
        {title}
      </h3>
      <p className="mt-1 text-muted">{intro}</p>
      <ul className="mt-3 grid gap-x-8 gap-y-2 lg:grid-cols-2">
        {failures.slice(0, maxRows).map(({ path, failure }) => (
          <li key={path} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span lang="en" translate="no" className="break-all font-semibold">
              {path}
            </span>
            <StatusMark status="unverified" label={filled[failure]} className="text-sm" />
            <button
              type="button"
              onClick={() => onRetry([path])}
              className="min-h-8 font-semibold text-primary text-sm underline underline-offset-4"
            >
              {retry}
              <span lang="en" className="sr-only">{`: ${path}`}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted empty:hidden">{moreText(failures, maxRows, texts)}</p>
      {failures.length > 1 ? (
        <Button onClick={() => onRetry(failures.map(({ path }) => path))} className="mt-4">
          {retryAll}
        </Button>
      ) : null}
    </section>
  );
}
