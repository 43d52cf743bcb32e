import { useId, useState } from 'react';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { SeverityMark } from '@/components/tools/severity-mark';
import type { AdviceProps } from '@/components/tools/with-advice';
import { type Locale, localeCodes } from '@/i18n/locales';
import { fillTemplate } from '@/lib/messages/fill-template';
import { identityOf } from '@/seo/audit/audit-site';
import { findingText } from '@/seo/audit/finding-text';
import type { LanguageCell, LanguageRow as Row } from '@/seo/audit/language-matrix';
import { cellMarks } from './cell-marks';

type LanguageRowProps = { row: Row; texts: DiagnosticWords } & AdviceProps;

/** A page in all languages; what is wrong in one of them opens below. */
export function LanguageRow({ row, texts, advice }: LanguageRowProps) {
  const [open, setOpen] = useState<Locale>();
  const id = useId();
  const opened = row.cells.find(({ locale }) => locale === open);
  const { languages } = texts.diagnostic;
  return (
    <>
      <tr className="border-hairline border-b">
        <th
          scope="row"
          lang="en"
          translate="no"
          className="sticky left-0 z-1 break-all bg-(--table-ground) py-1 pr-3 text-left font-normal max-sm:w-36"
        >
          {row.path}
        </th>
        {row.cells.map((cell) => {
          const { locale, status, findings } = cell;
          const label =
            status === 'error'
              ? fillTemplate(languages.error, { count: texts.number(findings.length) })
              : languages[status];
          const mark = (
            <SeverityMark
              severity={cellMarks[status]}
              label={label}
              hiddenLabel
              className="*:translate-y-0!"
            />
          );
          return (
            <td key={locale} className="px-2 py-1 text-center">
              {status === 'error' ? (
                <button
                  type="button"
                  aria-expanded={open === locale}
                  aria-controls={open === locale ? id : undefined}
                  onClick={() => setOpen(open === locale ? undefined : locale)}
                  className="inline-flex min-h-8 min-w-11 items-center justify-center gap-1 border border-line font-semibold tabular-nums hover:border-primary aria-expanded:border-error aria-expanded:bg-band"
                >
                  {mark}
                  <span aria-hidden="true">{texts.number(findings.length)}</span>
                </button>
              ) : (
                mark
              )}
            </td>
          );
        })}
      </tr>
      {opened === undefined ? null : (
        <tr id={id} className="border-hairline border-b">
          <td colSpan={localeCodes.length + 1} className="bg-band p-0">
            <Faults cell={opened} texts={texts} advice={advice} />
          </td>
        </tr>
      )}
    </>
  );
}

type FaultsProps = Omit<LanguageRowProps, 'row'> & { cell: LanguageCell };

/** What is wrong in one cell. It stays in sight where the table scrolls. */
function Faults({ cell, texts, advice }: FaultsProps) {
  return (
    <div className="sticky left-0 w-[100cqw] p-4">
      <a
        href={cell.url}
        lang="en"
        translate="no"
        className="break-all text-primary underline underline-offset-4"
      >
        {cell.url}
      </a>
      <ul className="mt-2 grid gap-2">
        {cell.findings.map((finding) => (
          <li key={identityOf(finding)}>
            <p className="break-words font-semibold">
              {findingText(finding, texts.rules, texts.lang)}
            </p>
            <p className="text-muted">{advice[finding.rule].fix}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
