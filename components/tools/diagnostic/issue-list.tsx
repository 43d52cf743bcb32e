import { CauseRow } from '@/components/tools/audit/cause-row';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import type { Cause } from '@/seo/audit/causes';
import type { Diagnosis } from '@/seo/audit/diagnosis';

type IssueListProps = { diagnosis: Diagnosis; texts: DiagnosticWords };

/** All that is to be mended, errors first; one row a cause. */
export function IssueList({ diagnosis, texts }: IssueListProps) {
  const { causes } = diagnosis;
  const { issues } = texts.diagnostic;
  const parts = [
    {
      id: 'critical',
      title: issues.critical,
      none: issues.noCritical,
      own: causes.filter(({ severity }) => severity === 'error'),
    },
    {
      id: 'warnings',
      title: issues.warnings,
      none: issues.noWarnings,
      own: causes.filter(({ severity }) => severity !== 'error'),
    },
  ];
  return (
    <div className="grid grid-cols-1 gap-10">
      {causes.length > 0 ? <p className="max-w-measure text-muted">{issues.note}</p> : null}
      {parts.map(({ id, title, none, own }) => (
        <section key={id} aria-labelledby={`issues-${id}`}>
          <h3 id={`issues-${id}`} className="font-display font-semibold text-subtitle">
            {title}
          </h3>
          {own.length === 0 ? (
            <p className="mt-2 text-muted">{none}</p>
          ) : (
            <Causes causes={own} texts={texts} />
          )}
        </section>
      ))}
    </div>
  );
}

type CausesProps = { causes: readonly Cause[]; texts: DiagnosticWords };

function Causes({ causes, texts }: CausesProps) {
  return (
    <ul className="mt-4 divide-y divide-hairline border-hairline border-t *:py-4">
      {causes.map((cause) => (
        <CauseRow key={cause.id} cause={cause} texts={texts} isOnePage={false} />
      ))}
    </ul>
  );
}
