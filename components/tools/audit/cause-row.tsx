import { Disclosure } from '@/components/tools/disclosure';
import { LazyPart } from '@/components/tools/lazy-part';
import { loadAdvice } from '@/components/tools/load-advice';
import { SeverityMark } from '@/components/tools/severity-mark';
import { rules } from '@/seo/audit/audit-site';
import type { Cause } from '@/seo/audit/causes';
import { concernsText, findingText } from '@/seo/audit/finding-text';
import type { ReportTexts } from './report-texts';

type CauseRowProps = {
  cause: Cause;
  texts: ReportTexts;
  /** Whether the report is about one page: then it need not name it. */
  isOnePage: boolean;
};

/** A cause: its fault, the pages that it concerns, and the details on request. */
export function CauseRow({ cause, texts, isOnePage }: CauseRowProps) {
  const { rule, severity, findings } = cause;
  const { details } = texts.finding;
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <SeverityMark severity={severity} label={texts.statuses[severity]} />
        <span className="min-w-0 flex-1 basis-64 break-words font-semibold">
          {findingText(findings[0], texts)}
        </span>
        {isOnePage ? null : (
          <span className="break-words text-muted text-sm tabular-nums">
            {concernsText(cause, texts)}
          </span>
        )}
      </p>
      <Disclosure
        label={
          <>
            {details}
            <span className="sr-only">{`: ${texts.checks[rules[rule].check].name}`}</span>
          </>
        }
      >
        <LazyPart
          load={() => Promise.all([import('./cause-details'), loadAdvice(texts.advice)])}
          label={details}
          texts={texts}
        >
          {([{ CauseDetails }, advice]) => (
            <CauseDetails cause={cause} texts={texts} advice={advice} listsPages={!isOnePage} />
          )}
        </LazyPart>
      </Disclosure>
    </li>
  );
}
