import type { ReactNode } from 'react';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { SeverityMark } from '@/components/tools/severity-mark';
import { identityOf } from '@/seo/audit/audit-site';
import { findingText } from '@/seo/audit/finding-text';
import type { JudgedPage } from './judged-pages';

type PageCardProps = { page: JudgedPage; texts: DiagnosticWords };

/** What was noted of a page (spec §3), and what is wrong with it. */
export function PageCard({ page, texts }: PageCardProps) {
  const { record, lang, status, findings } = page;
  const { pages } = texts.diagnostic;
  const ofPage = { lang, translate: 'no' as const };
  const asCode = { lang: 'en', translate: 'no' as const };
  return (
    <li className="flex min-w-0 flex-col border border-hairline bg-page">
      <div className="border-hairline border-b p-4 sm:p-5">
        <div className="flex items-start justify-between gap-4">
          <h3 {...ofPage} className="min-w-0 break-words font-semibold text-heading">
            {record.title === '' ? pages.untitled : record.title}
          </h3>
          <SeverityMark
            severity={status}
            label={texts.statuses[status]}
            className="shrink-0 text-sm"
          />
        </div>
        <a
          {...asCode}
          href={record.url}
          className="mt-1 inline-block break-all text-primary text-sm underline underline-offset-4"
        >
          {record.url}
        </a>
      </div>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-2 p-4 text-sm sm:grid-cols-[8rem_1fr] sm:p-5">
        <Fact name={pages.canonical}>
          {record.canonicalTag === null ? (
            <Missing texts={texts} />
          ) : (
            <span {...asCode} className="break-all">
              {record.canonicalTag}
            </span>
          )}
        </Fact>
        <Fact name={pages.description}>
          {record.metaDescription === '' ? (
            <Missing texts={texts} />
          ) : (
            <span {...ofPage}>{record.metaDescription}</span>
          )}
        </Fact>
        <Fact name={pages.heading}>
          {record.h1Content === '' ? (
            <Missing texts={texts} />
          ) : (
            <span {...ofPage}>{record.h1Content}</span>
          )}
        </Fact>
        <Fact name={pages.words}>
          <span className="tabular-nums">{texts.number(record.wordCount)}</span>
        </Fact>
        <Fact name={pages.hash}>
          {record.contentHash === '' ? (
            <Missing texts={texts} />
          ) : (
            <code {...asCode} className="break-all">
              {record.contentHash}
            </code>
          )}
        </Fact>
      </dl>
      {findings.length === 0 ? (
        <p className="mt-auto border-hairline border-t px-4 py-3 text-muted text-sm sm:px-5">
          {pages.clean}
        </p>
      ) : (
        <ul className="mt-auto grid gap-2 border-hairline border-t px-4 py-3 text-sm sm:px-5">
          {findings.map((finding) => (
            <li key={identityOf(finding)} className="flex min-w-0 gap-2">
              <SeverityMark
                severity={finding.severity}
                label={`${texts.statuses[finding.severity]}: `}
                hiddenLabel
              />
              <span className="min-w-0 break-words">
                {findingText(finding, texts.rules, texts.lang)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="font-semibold">{name}</dt>
      <dd className="min-w-0 text-muted max-sm:mb-1.5">{children}</dd>
    </>
  );
}

function Missing({ texts }: { texts: DiagnosticWords }) {
  return <SeverityMark severity="warning" label={texts.diagnostic.pages.missing} />;
}
