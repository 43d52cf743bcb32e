import type { ReactNode } from 'react';
import type { RuleAdvice } from '@/i18n/audit-texts';
import { bracketed } from '@/lib/text/bracketed';
import { rules } from '@/seo/audit/audit-site';
import { checks } from '@/seo/audit/checks';
import type { FindingGroup } from '@/seo/audit/finding-groups';
import { concernsText, findingText } from '@/seo/audit/finding-text';
import { formatFixLocation } from '@/seo/audit/fix-location';
import { LazyDisclosure } from './lazy-disclosure';
import { LazyPart } from './lazy-part';
import { loadAdvice } from './load-advice';
import { PageLink } from './page-link';
import { moreText, type TextsWithFormat } from './report-texts';
import { StatusMark } from './status-mark';

const maxPages = 24;

type FindingGroupRowProps = {
  group: FindingGroup;
  texts: TextsWithFormat;
  /** Whether the report is about one page: then it need not name it. */
  isOnePage: boolean;
};

/** A group of findings: its fault, the pages that it concerns, and the details on request. */
export function FindingGroupRow(props: FindingGroupRowProps) {
  const { group, texts, isOnePage } = props;
  const { rule, severity, findings } = group;
  const { details } = texts.finding;
  return (
    <li className="min-w-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <StatusMark status={severity} label={texts.statuses[severity]} />
        <span className="min-w-0 flex-1 basis-64 break-words font-semibold">
          {findingText(findings[0], texts)}
        </span>
        {isOnePage ? null : (
          <span className="break-words text-muted text-sm tabular-figures">
            {concernsText(group, texts)}
          </span>
        )}
      </p>
      <LazyDisclosure
        label={
          <>
            {details}
            <span className="sr-only">{`: ${texts.checks[rules[rule].check].name}`}</span>
          </>
        }
      >
        <LazyPart load={() => loadAdvice(texts.advicePath)} label={details} texts={texts}>
          {(advice) => <FindingGroupDetails {...props} advice={advice} />}
        </LazyPart>
      </LazyDisclosure>
    </li>
  );
}

function FindingGroupDetails({
  group,
  texts,
  isOnePage,
  advice,
}: FindingGroupRowProps & { advice: RuleAdvice }) {
  const { rule, urls, fixLocation } = group;
  const { finding, lang } = texts;
  const { reason, fix } = advice[rule];
  const { check, source = checks[check].source } = rules[rule];
  const { hostname, pathname } = new URL(source);
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[9rem_1fr]">
      <Row term={finding.why}>{reason}</Row>
      <Row term={finding.how}>{fix}</Row>
      <Row term={finding.where}>
        <code lang="en" translate="no" className="break-all">
          {formatFixLocation(fixLocation)}
        </code>
      </Row>
      <Row term={finding.source}>
        <a
          href={source}
          target="_blank"
          rel="noopener noreferrer"
          lang="en"
          translate="no"
          className="break-all text-primary underline underline-offset-4"
        >
          {hostname + pathname.replace(/\/$/, '')}
          <span lang={lang} className="sr-only">
            {bracketed(finding.newTab, lang)}
          </span>
        </a>
      </Row>
      {isOnePage ? null : (
        <Row term={finding.list}>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {urls.slice(0, maxPages).map((url) => (
              <li key={url}>
                <PageLink url={url} className="inline-block py-0.5" />
              </li>
            ))}
          </ul>
          <p className="empty:hidden">{moreText(urls, maxPages, texts)}</p>
        </Row>
      )}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{term}</dt>
      <dd className="mb-2 text-muted sm:mb-0">{children}</dd>
    </>
  );
}
