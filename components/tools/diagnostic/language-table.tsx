import { useId, useState } from 'react';
import { PageLink } from '@/components/tools/page-link';
import { StatusMark } from '@/components/tools/status-mark';
import type { RuleAdvice } from '@/i18n/audit-texts';
import { localeCodes, locales } from '@/i18n/locales';
import { keysOf } from '@/lib/objects/entries-of';
import { identityOf } from '@/seo/audit/audit-site';
import { findingText } from '@/seo/audit/finding-text';
import type { LanguageCell, LanguageRow } from '@/seo/audit/language-matrix';
import { ReportTable } from './report-table';
import type { ViewProps } from './run-diagnosis';

/** How each status is drawn, in the order of the legend. */
const marks = {
  good: 'good',
  error: 'error',
  none: 'notApplicable',
  unverified: 'unverified',
} as const satisfies Record<LanguageCell['status'], string>;

/** Pages with faults first, then those of which not all is known. */
function rank({ cells }: LanguageRow): number {
  if (cells.some(({ status }) => status === 'error')) return 0;
  return cells.some(({ status }) => status === 'unverified') ? 1 : 2;
}

/** Every page in every language, and whether they name each other as they should. */
export function LanguageTable({ outcome, texts, advice }: ViewProps & { advice: RuleAdvice }) {
  const id = useId();
  /** The cell whose faults are shown below its row. */
  const [open, setOpen] = useState<LanguageCell>();
  const { languages } = texts.diagnostic;
  const rows = [...outcome.languages].sort((a, b) => rank(a) - rank(b));
  if (rows.length === 0) return <p className="text-muted">{languages.empty}</p>;

  function cellOf(cell: LanguageCell) {
    const { status, findings } = cell;
    const count = texts.writeNumber(findings.length);
    const label = status === 'error' ? texts.fill(languages.error, { count }) : languages[status];
    const mark = <StatusMark status={marks[status]} label={label} hiddenLabel />;
    if (status !== 'error') return mark;
    return (
      <button
        type="button"
        aria-expanded={cell === open}
        aria-controls={cell === open ? id : undefined}
        onClick={() => setOpen(cell === open ? undefined : cell)}
        className="inline-flex min-h-8 min-w-11 items-center justify-center gap-1 border border-line font-semibold tabular-figures hover:border-primary aria-expanded:border-error aria-expanded:bg-band"
      >
        {mark}
        <span aria-hidden="true">{count}</span>
      </button>
    );
  }

  /** The findings of the open cell. They stay in sight where the table scrolls. */
  const faults = open && (
    <div id={id} className="sticky left-0 w-[100cqw] p-4">
      <PageLink url={open.url} />
      <ul className="mt-2 grid gap-2">
        {open.findings.map((finding) => (
          <li key={identityOf(finding)}>
            <p className="break-words font-semibold">{findingText(finding, texts)}</p>
            <p className="text-muted">{advice[finding.rule].fix}</p>
          </li>
        ))}
      </ul>
    </div>
  );
  return (
    <ReportTable
      title={languages.table}
      note={languages.note}
      columns={[{ name: languages.page }, ...localeCodes.map((code) => locales[code])]}
      rows={rows.map(({ path, cells }) => ({
        key: path,
        cells: [<PageLink key="page" url={path} />, ...cells.map(cellOf)],
        details: open && cells.includes(open) && faults,
      }))}
      align="center"
      texts={texts}
    >
      <ul className="mb-6 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {keysOf(marks).map((status) => (
          <li key={status}>
            <StatusMark
              status={marks[status]}
              label={status === 'error' ? languages.faults : languages[status]}
            />
          </li>
        ))}
      </ul>
    </ReportTable>
  );
}
