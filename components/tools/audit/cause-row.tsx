import { useState } from 'react';
import { Disclosure } from '@/components/tools/disclosure';
import { LaterPart } from '@/components/tools/later-part';
import { SeverityMark } from '@/components/tools/severity-mark';
import { withAdvice } from '@/components/tools/with-advice';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { AuditedSite } from '@/seo/audit/audited-site';
import type { Cause } from '@/seo/audit/causes';
import { findingText } from '@/seo/audit/finding-text';
import { rules } from '@/seo/audit/rules/rules';
import type { ReportTexts } from './report-texts';

type CauseRowProps = {
  cause: Cause;
  site: AuditedSite;
  texts: ReportTexts;
  /** Whether the report is about one page: then how many there are goes without saying. */
  isOnePage: boolean;
};

/** With their sources and places, they weigh more than the rows: only who opens one pays for them. */
const loadDetails = withAdvice(async () => (await import('./cause-details')).CauseDetails);

/** What a cause concerns: the page by its path, or how many there are and what they have in common. */
export function concernsText(cause: Cause, { finding, reaches, number }: ReportTexts): string {
  const { pages, reach, findings } = cause;
  if (pages === 1) return findings[0].url;
  return `${fillTemplate(finding.pages, { count: number(pages) })} · ${reaches[reach]}`;
}

/** One thing to mend: what is wrong, on how many pages, and all about it on request. */
export function CauseRow({ cause, site, texts, isOnePage }: CauseRowProps) {
  const { rule, severity, findings } = cause;
  const [hasBeenOpen, setHasBeenOpen] = useState(false);
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <SeverityMark severity={severity} label={texts.statuses[severity]} />
        <span className="min-w-0 flex-1 basis-64 break-words font-semibold">
          {findingText(findings[0], texts.rules, texts.lang)}
        </span>
        {isOnePage ? null : (
          <span className="break-words text-muted text-sm tabular-nums">
            {concernsText(cause, texts)}
          </span>
        )}
      </p>
      <Disclosure
        onToggle={(isOpen) => setHasBeenOpen(hasBeenOpen || isOpen)}
        label={
          <>
            {texts.finding.details}
            <span className="sr-only">{`: ${texts.checks[rules[rule].check].name}`}</span>
          </>
        }
      >
        {hasBeenOpen ? (
          <LaterPart
            load={() => loadDetails(texts.advice)}
            props={{ cause, site, texts, listsPages: !isOnePage }}
            label={texts.finding.details}
            texts={texts}
          />
        ) : null}
      </Disclosure>
    </li>
  );
}
