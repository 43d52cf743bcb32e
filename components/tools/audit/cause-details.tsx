import type { AdviceProps } from '@/components/tools/with-advice';
import { fillTemplate } from '@/lib/messages/fill-template';
import { bracketed } from '@/lib/text/bracketed';
import type { AuditedSite } from '@/seo/audit/audited-site';
import type { Cause } from '@/seo/audit/causes';
import { ruleSources } from '@/seo/audit/sources';
import { whereOf } from '@/seo/audit/where';
import type { ReportTexts } from './report-texts';

/** Pages of one cause that are listed. */
const mostPages = 24;

type CauseDetailsProps = {
  cause: Cause;
  site: AuditedSite;
  texts: ReportTexts;
  /** Whether to list the pages; not where the report is about one. */
  listsPages: boolean;
} & AdviceProps;

/** Why a fault matters, how and where it is mended, who says so, and on which pages it is. */
export function CauseDetails({ cause, site, texts, advice, listsPages }: CauseDetailsProps) {
  const { rule, reach, findings } = cause;
  const { reason, fix } = advice[rule];
  const urls = [...new Set(findings.map(({ url }) => url))];
  const { file, field } = whereOf(
    rule,
    site.pages.get(findings[0].url),
    reach,
    findings[0].values.href,
  );
  const source = ruleSources[rule];
  const rows = [
    [texts.finding.why, reason],
    [texts.finding.how, fix],
  ] as const;
  return (
    <dl className="grid gap-x-6 gap-y-2 text-sm sm:grid-cols-[9rem_1fr]">
      {rows.map(([term, text]) => (
        <Row key={term} term={term}>
          {text}
        </Row>
      ))}
      <Row term={texts.finding.where}>
        <code lang="en" translate="no" className="break-all">
          {file}
          {field === undefined ? null : ` › ${field}`}
        </code>
      </Row>
      <Row term={texts.finding.source}>
        <a
          href={source}
          target="_blank"
          rel="noopener noreferrer"
          lang="en"
          translate="no"
          className="break-all text-primary underline underline-offset-4"
        >
          {new URL(source).hostname + new URL(source).pathname.replace(/\/$/, '')}
          <span lang={texts.lang} className="sr-only">
            {bracketed(texts.finding.newTab, texts.lang)}
          </span>
        </a>
      </Row>
      {listsPages ? (
        <Row term={texts.finding.list}>
          <ul lang="en" translate="no" className="grid gap-x-6 sm:grid-cols-2">
            {urls.slice(0, mostPages).map((url) => (
              <li key={url}>
                <a
                  href={url}
                  className="inline-block break-all py-0.5 text-primary underline underline-offset-4"
                >
                  {url}
                </a>
              </li>
            ))}
          </ul>
          {urls.length > mostPages ? (
            <p>
              {fillTemplate(texts.finding.more, {
                count: texts.number(urls.length - mostPages),
              })}
            </p>
          ) : null}
        </Row>
      ) : null}
    </dl>
  );
}

function Row({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{term}</dt>
      <dd className="mb-2 text-muted sm:mb-0">{children}</dd>
    </>
  );
}
