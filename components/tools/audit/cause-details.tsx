import type { ReactNode } from 'react';
import { PageLink } from '@/components/tools/page-link';
import type { RuleAdvice } from '@/i18n/audit-texts';
import { bracketed } from '@/lib/text/bracketed';
import { rules } from '@/seo/audit/audit-site';
import type { Cause } from '@/seo/audit/causes';
import { checks } from '@/seo/audit/checks';
import { whereText } from '@/seo/audit/where';
import type { ReportTexts } from './report-texts';

const mostPages = 24;

type CauseDetailsProps = {
  cause: Cause;
  texts: ReportTexts;
  advice: RuleAdvice;
  listsPages: boolean;
};

/** Why a fault matters, how and where it is corrected, the source of the rule, and the pages with it. */
export function CauseDetails({ cause, texts, advice, listsPages }: CauseDetailsProps) {
  const { rule, urls, where } = cause;
  const { finding, lang, fill } = texts;
  const { reason, fix } = advice[rule];
  const { check, source = checks[check].source } = rules[rule];
  const { hostname, pathname } = new URL(source);
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[9rem_1fr]">
      <Row term={finding.why}>{reason}</Row>
      <Row term={finding.how}>{fix}</Row>
      <Row term={finding.where}>
        <code lang="en" translate="no" className="break-all">
          {whereText(where)}
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
      {listsPages ? (
        <Row term={finding.list}>
          <ul className="grid gap-x-6 sm:grid-cols-2">
            {urls.slice(0, mostPages).map((url) => (
              <li key={url}>
                <PageLink url={url} className="inline-block py-0.5" />
              </li>
            ))}
          </ul>
          {urls.length > mostPages ? (
            <p>{fill(finding.more, { count: urls.length - mostPages })}</p>
          ) : null}
        </Row>
      ) : null}
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
