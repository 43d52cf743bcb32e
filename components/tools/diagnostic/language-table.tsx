import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { SeverityMark } from '@/components/tools/severity-mark';
import type { AdviceProps } from '@/components/tools/with-advice';
import { localeCodes, locales } from '@/i18n/locales';
import { keysOf } from '@/lib/objects/entries-of';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import type { LanguageRow as Row } from '@/seo/audit/language-matrix';
import { cellMarks } from './cell-marks';
import { LanguageRow } from './language-row';
import { ScrollRegion } from './scroll-region';

/** Pages with faults first, then those of which not all is known. */
function byWeakness(a: Row, b: Row): number {
  const rank = ({ cells }: Row) => {
    if (cells.some(({ status }) => status === 'error')) return 0;
    return cells.some(({ status }) => status === 'unverified') ? 1 : 2;
  };
  return rank(a) - rank(b);
}

type LanguageTableProps = { diagnosis: Diagnosis; texts: DiagnosticWords } & AdviceProps;

/** Every page in every language, and whether they name each other as they should. */
export function LanguageTable({ diagnosis, texts, advice }: LanguageTableProps) {
  const { languages: rows } = diagnosis;
  const { languages } = texts.diagnostic;
  if (rows.length === 0) return <p className="text-muted">{languages.empty}</p>;
  return (
    <div>
      <p className="max-w-measure text-muted">{languages.note}</p>
      <ul className="mt-4 mb-6 flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {keysOf(cellMarks).map((status) => (
          <li key={status}>
            <SeverityMark
              severity={cellMarks[status]}
              label={status === 'error' ? languages.faults : languages[status]}
            />
          </li>
        ))}
      </ul>
      <ScrollRegion label={languages.table}>
        <table className="w-full min-w-2xl border-collapse text-sm">
          <thead>
            <tr>
              <th
                scope="col"
                className="sticky left-0 z-1 bg-(--table-ground) border-line border-b-2 py-2.5 pr-3 text-left align-bottom"
              >
                {languages.page}
              </th>
              {localeCodes.map((locale) => (
                <th
                  key={locale}
                  scope="col"
                  lang={locales[locale].lang}
                  translate="no"
                  className="border-line border-b-2 px-2 py-2.5 text-center align-bottom"
                >
                  {locales[locale].name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows].sort(byWeakness).map((row) => (
              <LanguageRow key={row.path} row={row} texts={texts} advice={advice} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}
