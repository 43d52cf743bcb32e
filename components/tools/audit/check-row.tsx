import type { ReactNode } from 'react';
import { SeverityMark } from '@/components/tools/severity-mark';
import type { CheckResult } from '@/seo/audit/audit-result';
import type { ParsedPage } from '@/seo/audit/parsed-page';
import { CauseRow } from './cause-row';
import type { AuditWords } from './report-texts';

type CheckRowProps = {
  result: CheckResult;
  texts: AuditWords;
  /** Undefined for several pages. */
  page: ParsedPage | undefined;
  /** An editor for the value. */
  children?: ReactNode;
};

/** The value that was checked; for several pages, on how many the check is good. */
function valueText(
  { check, value, good, counted }: CheckResult,
  isOnePage: boolean,
  { counts, results, fill }: AuditWords,
): string | undefined {
  if (!isOnePage) {
    if (counted === 0) return undefined;
    return fill(results.ofPages, { good, all: counted });
  }
  if (typeof value !== 'number') return value;
  const unit = check === 'content' ? 'words' : check === 'internalLinks' ? 'pages' : 'links';
  return fill(counts[unit], { count: value });
}

/** A check: its status, the value on the page, and the causes. */
export function CheckRow({ result, texts, page, children }: CheckRowProps) {
  const isOnePage = page !== undefined;
  const { check, status, causes, value } = result;
  const { name, good } = texts.checks[check];
  const text = valueText(result, isOnePage, texts);
  // What is quoted from the page is in its language.
  const quoted = typeof value === 'string' ? ({ lang: page?.lang, translate: 'no' } as const) : {};
  return (
    <li className="grid gap-x-6 gap-y-2 border-hairline border-t py-5 md:grid-cols-[14rem_1fr]">
      <div className="flex items-start justify-between gap-3 md:block">
        <h4 className="font-semibold">{name}</h4>
        <SeverityMark severity={status} label={texts.statuses[status]} />
      </div>
      <div className="min-w-0">
        {text === undefined || text === '' ? null : (
          <p {...quoted} className="break-words">
            {text}
          </p>
        )}
        {status === 'good' ? <p className="text-muted">{good}</p> : null}
        {causes.length > 0 ? (
          <ul className="mt-1 grid gap-4">
            {causes.map((cause) => (
              <CauseRow key={cause.id} cause={cause} texts={texts} isOnePage={isOnePage} />
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </li>
  );
}
