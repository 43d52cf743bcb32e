import { filingWriters } from '@/i18n/write-filing';
import {
  type Deadline,
  type FilingKind,
  filingKinds,
  filings,
} from '@/lib/calculators/filing-calendar';
import { groupBy } from '@/lib/objects/group-by';
import type { CalendarData } from './calendar-data';

/** The deadlines of each month, by the month under which the table has them. */
export type FilingMonths = readonly [month: string, deadlines: readonly Deadline[]][];

/** The anchor of a month in the table of deadlines. @param id of the calendar @param month e.g. `2027-01` */
export function monthAnchor(id: string, month: string): string {
  return `${id}-${month}`;
}

const strokes: Record<FilingKind, string> = {
  income: 'stroke-primary',
  sales: 'stroke-accent',
  withheld: 'stroke-error',
  employees: 'stroke-ink',
  city: 'stroke-line',
};

/** The size of a month in units of the drawing: days from the top down, and a width that many numbers divide. */
const [monthWidth, monthHeight] = [12, 31];

/** The threads of a month by kind, as SVG paths: what is due on the same day shares the width. */
function monthThreads(deadlines: readonly Deadline[]): Map<FilingKind, string> {
  const threads = new Map<FilingKind, string>();
  for (const [day, sameDay] of groupBy(deadlines, ({ due }) => Number(due.slice(8)))) {
    const width = monthWidth / sameDay.length;
    const sorted = sameDay.toSorted(
      (a, b) =>
        filingKinds.indexOf(filings[a.filing].kind) - filingKinds.indexOf(filings[b.filing].kind),
    );
    for (const [index, { filing }] of sorted.entries()) {
      const { kind } = filings[filing];
      const path = `M${+(index * width).toFixed(1)} ${day - 0.5}h${+width.toFixed(1)}`;
      threads.set(kind, (threads.get(kind) ?? '') + path);
    }
  }
  return threads;
}

type FilingYearProps = {
  data: CalendarData;
  months: FilingMonths;
};

/** The year as a cloth: a column for each month, a thread for each deadline; the columns lead to the table. */
export function FilingYear({ data: { id, locale, texts }, months }: FilingYearProps) {
  const write = filingWriters(locale, texts);
  return (
    <figure className="mt-5 break-inside-avoid">
      <ol className="-mx-5 grid auto-cols-fr grid-flow-col border-ink border-y sm:mx-0">
        {months.map(([month, deadlines]) => (
          <li key={month} className="border-hairline not-first:border-l">
            <a
              href={`#${monthAnchor(id, month)}`}
              className="block text-center text-xs tabular-figures hover:bg-band"
            >
              <span aria-hidden="true" className="block whitespace-nowrap py-1 text-muted">
                {write.narrowMonth(month)}
              </span>
              <svg
                aria-hidden="true"
                viewBox={`0 0 ${monthWidth} ${monthHeight}`}
                preserveAspectRatio="none"
                className="h-40 w-full"
                strokeWidth="0.8"
              >
                <path className="stroke-hairline" strokeWidth="0.3" d="M3 0v31M6 0v31M9 0v31" />
                {[...monthThreads(deadlines)].map(([kind, path]) => (
                  <path key={kind} className={strokes[kind]} d={path} />
                ))}
              </svg>
              <span className="sr-only">{write.month(month)} </span>
              <span className="block py-1 font-semibold">{deadlines.length}</span>
            </a>
          </li>
        ))}
      </ol>
      <figcaption className="mt-2 text-muted text-sm">
        <p className="max-w-measure">{texts.drawing.text}</p>
        <ul aria-hidden="true" className="mt-1 flex flex-wrap gap-x-5 gap-y-1">
          {filingKinds.map((kind) => (
            <li key={kind} className="flex items-center gap-2">
              <svg aria-hidden="true" viewBox="0 0 20 4" className="h-1 w-5" strokeWidth="4">
                <path className={strokes[kind]} d="M0 2h20" />
              </svg>
              {texts.drawing.kinds[kind]}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
