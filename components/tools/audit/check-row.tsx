import { SeverityMark } from '@/components/tools/severity-mark';
import type { AuditedSite } from '@/seo/audit/audited-site';
import type { Cause } from '@/seo/audit/causes';
import type { CheckId } from '@/seo/audit/checks';
import type { CheckStatus } from '@/seo/audit/page-audit';
import { CauseRow } from './cause-row';
import type { AuditWords } from './report-texts';

/** A check as a report shows it. */
export type ShownCheck = {
  check: CheckId;
  status: CheckStatus;
  causes: readonly Cause[];
  /** What stands on the page; for several pages, on how many it is good. */
  text: string | undefined;
  /** Whether the text is quoted from the page, in its language. */
  isQuoted: boolean;
};

type CheckRowProps = {
  shown: ShownCheck;
  site: AuditedSite;
  texts: AuditWords;
  /** Language of what is quoted. */
  quoteLang: string | undefined;
  isOnePage: boolean;
  /** What can be done about the check beside mending the page. */
  children?: React.ReactNode;
};

/** One check: its status by sign and word, what stands on the page, and what is wrong with it. */
export function CheckRow({ shown, site, texts, quoteLang, isOnePage, children }: CheckRowProps) {
  const { check, status, causes, text, isQuoted } = shown;
  const { name, good } = texts.checks[check];
  return (
    <li className="grid gap-x-6 gap-y-2 border-hairline border-t py-5 md:grid-cols-[14rem_1fr]">
      <div className="flex items-start justify-between gap-3 md:block">
        <h4 className="font-semibold">{name}</h4>
        <SeverityMark severity={status} label={texts.statuses[status]} />
      </div>
      <div className="min-w-0">
        {text === undefined || text === '' ? null : (
          <p
            {...(isQuoted ? { lang: quoteLang, translate: 'no' as const } : {})}
            className="break-words"
          >
            {text}
          </p>
        )}
        {status === 'good' ? <p className="text-muted">{good}</p> : null}
        {causes.length > 0 ? (
          <ul className="mt-1 grid gap-4">
            {causes.map((cause) => (
              <CauseRow
                key={cause.id}
                cause={cause}
                site={site}
                texts={texts}
                isOnePage={isOnePage}
              />
            ))}
          </ul>
        ) : null}
        {children}
      </div>
    </li>
  );
}
