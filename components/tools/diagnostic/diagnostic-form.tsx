import type { RefObject } from 'react';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { RunButtons } from '@/components/tools/run-buttons';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { Scope } from './view-state';

type DiagnosticFormProps = {
  scope: Scope;
  /** How many pages the smaller scope has. */
  count: number;
  onChoose: (scope: Scope) => void;
  state: 'waiting' | 'ready' | 'running';
  texts: DiagnosticWords;
  cancelText: string;
  startButton: RefObject<HTMLButtonElement | null>;
  onStart: () => void;
  onCancel: () => void;
};

/** Which pages are to be compared, and the button that does it. Disabled until it is hydrated. */
export function DiagnosticForm(props: DiagnosticFormProps) {
  const { scope, count, state, texts } = props;
  const { run } = texts.diagnostic;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-4">
      <div className="grid min-w-0 max-w-full flex-1 basis-72 gap-1.5">
        <label htmlFor="diagnostic-what" className="font-semibold">
          {run.what}
        </label>
        <select
          id="diagnostic-what"
          value={scope}
          disabled={state !== 'ready'}
          onChange={({ target }) => props.onChoose(target.value === 'all' ? 'all' : 'known')}
          className="block min-h-12 w-full rounded-control border border-line border-b-3 border-b-primary bg-page px-3.5 py-2.5 text-ink focus-visible:border-primary disabled:opacity-60"
        >
          <option value="known">{fillTemplate(run.known, { count: texts.number(count) })}</option>
          <option value="all">{run.all}</option>
        </select>
      </div>
      <RunButtons
        state={state}
        startText={run.again}
        cancelText={props.cancelText}
        startButton={props.startButton}
        onStart={props.onStart}
        onCancel={props.onCancel}
      />
    </div>
  );
}
