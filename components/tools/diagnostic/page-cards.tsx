import { useMemo, useState } from 'react';
import { PageLink } from '@/components/tools/page-link';
import { StatusMark } from '@/components/tools/status-mark';
import { keysOf } from '@/lib/objects/entries-of';
import { identityOf } from '@/seo/audit/audit-site';
import { findingText } from '@/seo/audit/finding-text';
import { contentHash } from '@/seo/audit/rules/contents';
import { descriptionOf } from '@/seo/audit/rules/texts';
import type { DiagnosisOutcome, ViewProps } from './run-diagnosis';
import { useShowMore } from './use-show-more';

const batchSize = 12;

const statuses = ['error', 'warning', 'good'] as const;

type Status = (typeof statuses)[number];

type AuditedPage = ReturnType<typeof auditedPages>[number];

/** All audited pages with their findings, those with errors first and those without findings last. */
function auditedPages({ site, findings }: DiagnosisOutcome) {
  const rank = (status: Status) => statuses.indexOf(status);
  const sorted = [...findings].sort((a, b) => rank(a.severity) - rank(b.severity));
  const pages = [...site.pages.values()].map((page) => {
    const found = sorted.filter(({ url }) => url === page.url);
    const status: Status = found[0]?.severity ?? 'good';
    return { page, status, findings: found };
  });
  return pages.sort((a, b) => rank(a.status) - rank(b.status));
}

/** A card for each page, which can be searched and filtered. */
export function PageCards({ outcome, texts }: ViewProps) {
  const [filter, setFilter] = useState('all');
  const [query, setQuery] = useState('');
  const all = useMemo(() => auditedPages(outcome), [outcome]);
  const found = all.filter(({ page, status }) => {
    const text = `${page.url} ${page.titles[0] ?? ''}`.toLocaleLowerCase();
    const isShown = filter === 'all' || filter === status;
    return isShown && text.includes(query.trim().toLocaleLowerCase());
  });
  const more = useShowMore<HTMLUListElement>(found.length, batchSize, texts);
  const { pages } = texts.diagnostic;
  const fieldClasses =
    'min-h-12 w-full rounded-control border border-line bg-page px-3.5 py-2.5 text-ink focus-visible:border-primary';
  return (
    <div>
      <div className="flex flex-wrap items-end gap-4">
        <label className="grid flex-2 basis-64 gap-1.5">
          <span className="font-semibold">{pages.search}</span>
          <input
            type="search"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            // Without the margin that Safari gives it.
            className={`${fieldClasses} [&::-webkit-search-decoration]:appearance-none`}
          />
        </label>
        <label className="grid flex-1 basis-52 gap-1.5">
          <span className="font-semibold">{pages.show}</span>
          <select
            value={filter}
            onChange={({ target }) => setFilter(target.value)}
            className={`${fieldClasses} select-arrow pr-11`}
          >
            {keysOf(pages.filters).map((key) => (
              <option key={key} value={key}>
                {pages.filters[key]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="mt-4 text-muted text-sm tabular-figures">
        {found.length === 0
          ? pages.none
          : texts.fill(pages.shown, {
              shown: Math.min(more.shownCount, found.length),
              all: found.length,
            })}
      </p>
      <ul ref={more.list} className="mt-4 grid grid-cols-1 gap-5 lg:grid-cols-2">
        {found.slice(0, more.shownCount).map((audited) => (
          <PageCard key={audited.page.url} {...audited} texts={texts} />
        ))}
      </ul>
      {more.button}
    </div>
  );
}

function PageCard({ page, status, findings, texts }: AuditedPage & Pick<ViewProps, 'texts'>) {
  const { pages } = texts.diagnostic;
  const { url, lang } = page;
  const properties = [
    { name: pages.canonical, text: page.canonicals[0], lang: 'en' },
    { name: pages.description, text: descriptionOf(page), lang },
    { name: pages.heading, text: page.h1[0], lang },
    { name: pages.words, text: texts.writeNumber(page.wordCount), lang: texts.lang },
    { name: pages.hash, text: contentHash(page.text), lang: 'en' },
  ];
  return (
    <li className="flex min-w-0 flex-col border border-hairline bg-page text-sm [&>*]:p-4 sm:[&>*]:p-5">
      <div className="border-hairline border-b">
        <div className="flex items-start justify-between gap-4">
          <h3 className="min-w-0 break-words font-semibold text-heading">
            {page.titles[0] ? (
              <span lang={lang} translate="no">
                {page.titles[0]}
              </span>
            ) : (
              pages.untitled
            )}
          </h3>
          <StatusMark status={status} label={texts.statuses[status]} className="shrink-0" />
        </div>
        <PageLink url={url} className="mt-1 inline-block" />
      </div>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-[8rem_1fr]">
        {properties.map((property) => (
          <div key={property.name} className="contents">
            <dt className="font-semibold">{property.name}</dt>
            <dd className="wrap-anywhere min-w-0 text-muted tabular-figures max-sm:mb-1.5">
              {property.text ? (
                <span lang={property.lang} translate="no">
                  {property.text}
                </span>
              ) : (
                <StatusMark status="warning" label={pages.missing} />
              )}
            </dd>
          </div>
        ))}
      </dl>
      <ul className="mt-auto grid gap-2 border-hairline border-t">
        {findings.length === 0 ? <li className="text-muted">{pages.clean}</li> : null}
        {findings.map((finding) => (
          <li key={identityOf(finding)} className="flex min-w-0 gap-2">
            <StatusMark
              status={finding.severity}
              label={`${texts.statuses[finding.severity]}: `}
              hiddenLabel
            />
            <span className="min-w-0 break-words">{findingText(finding, texts)}</span>
          </li>
        ))}
      </ul>
    </li>
  );
}
