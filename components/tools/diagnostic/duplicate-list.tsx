import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { SeverityMark } from '@/components/tools/severity-mark';
import { keysOf } from '@/lib/objects/entries-of';
import { identityOf } from '@/seo/audit/audit-site';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import { DuplicatePair } from './duplicate-pair';
import { duplicateRules } from './duplicates';

type DuplicateListProps = { diagnosis: Diagnosis; texts: DiagnosticWords };

/** Pairs of pages that say the same, and in what they differ; pages without a canonical address. */
export function DuplicateList({ diagnosis, texts }: DuplicateListProps) {
  const { site, findings } = diagnosis;
  const { duplicates } = texts.diagnostic;
  const found = keysOf(duplicateRules)
    .map((name) => ({ name, own: findings.filter(({ rule }) => rule === duplicateRules[name]) }))
    .filter(({ own }) => own.length > 0);
  return (
    <div className="grid grid-cols-1 gap-10">
      <p className="max-w-measure text-muted">
        {found.length === 0 ? duplicates.none : duplicates.note}
      </p>
      {found.map(({ name, own }) => (
        <section key={name} aria-labelledby={`duplicates-${name}`}>
          <h3
            id={`duplicates-${name}`}
            className="flex items-center gap-2 font-display font-semibold text-subtitle"
          >
            <SeverityMark
              severity={own[0]?.severity ?? 'warning'}
              label={texts.statuses[own[0]?.severity ?? 'warning']}
              hiddenLabel
            />
            {duplicates.groups[name]}
          </h3>
          <ul className="mt-4 divide-y divide-hairline border-hairline border-t *:py-4">
            {own.map((finding) => (
              <DuplicatePair
                key={identityOf(finding)}
                finding={finding}
                site={site}
                texts={texts}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
