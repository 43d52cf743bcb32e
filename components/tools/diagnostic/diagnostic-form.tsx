import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { type RunControls, RunForm } from '@/components/tools/run-form';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { Scope } from './view-state';

type DiagnosticFormProps = RunControls & {
  scope: Scope;
  /** How many pages the smaller scope has. */
  count: number;
  onChoose: (scope: Scope) => void;
  texts: DiagnosticWords;
};

/** Which pages are to be compared, and the button that does it. */
export function DiagnosticForm({
  scope,
  count,
  onChoose,
  texts,
  ...controls
}: DiagnosticFormProps) {
  const { run } = texts.diagnostic;
  return (
    <RunForm
      {...controls}
      id="diagnostic-what"
      label={run.what}
      chosen={scope}
      onChoose={(choice) => onChoose(choice === 'all' ? 'all' : 'known')}
      startText={run.again}
    >
      <option value="known">{fillTemplate(run.known, { count: texts.number(count) })}</option>
      <option value="all">{run.all}</option>
    </RunForm>
  );
}
