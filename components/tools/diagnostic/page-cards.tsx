import { useId, useMemo, useState } from 'react';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { fillTemplate } from '@/lib/messages/fill-template';
import { keysOf } from '@/lib/objects/entries-of';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import { type JudgedPage, judgedPages } from './judged-pages';
import { MoreButton } from './more-button';
import { PageCard } from './page-card';
import { useMore } from './use-more';

/** Cards that are shown at first, and each time more. */
const step = 12;

type PageCardsProps = { diagnosis: Diagnosis; texts: DiagnosticWords };

type Filter = 'all' | JudgedPage['status'];

function isFound({ record, status }: JudgedPage, filter: Filter, words: string): boolean {
  const text = `${record.url} ${record.title}`.toLocaleLowerCase();
  return (filter === 'all' || filter === status) && text.includes(words.trim().toLocaleLowerCase());
}

/** A card for each page, those with errors first. */
export function PageCards({ diagnosis, texts }: PageCardsProps) {
  const id = useId();
  const [filter, setFilter] = useState<Filter>('all');
  const [words, setWords] = useState('');
  const { shown, list, showMore } = useMore<HTMLUListElement>(step);
  const all = useMemo(() => judgedPages(diagnosis), [diagnosis]);
  const found = all.filter((page) => isFound(page, filter, words));
  const { pages } = texts.diagnostic;
  const field =
    'min-h-12 w-full rounded-control border border-line bg-page px-3.5 py-2.5 text-ink focus-visible:border-primary';
  return (
    <div>
      <div className="flex flex-wrap items-end gap-4">
        <label className="grid flex-2 basis-64 gap-1.5">
          <span className="font-semibold">{pages.search}</span>
          <input
            type="search"
            value={words}
            onChange={({ target }) => setWords(target.value)}
            className={`${field} plain-search`}
          />
        </label>
        <label className="grid flex-1 basis-52 gap-1.5" htmlFor={id}>
          <span className="font-semibold">{pages.show}</span>
          <select
            id={id}
            value={filter}
            onChange={({ target }) =>
              setFilter(keysOf(pages.filters).find((key) => key === target.value) ?? 'all')
            }
            className={field}
          >
            {keysOf(pages.filters).map((key) => (
              <option key={key} value={key}>
                {pages.filters[key]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p role="status" className="mt-4 text-muted text-sm tabular-nums">
        {found.length === 0
          ? pages.none
          : fillTemplate(pages.shown, {
              shown: texts.number(Math.min(shown, found.length)),
              all: texts.number(found.length),
            })}
      </p>
      <ul ref={list} className="mt-4 grid grid-cols-1 gap-5 lg:grid-cols-2">
        {found.slice(0, shown).map((page) => (
          <PageCard key={page.record.url} page={page} texts={texts} />
        ))}
      </ul>
      <MoreButton shown={shown} total={found.length} step={step} texts={texts} onMore={showMore} />
    </div>
  );
}
