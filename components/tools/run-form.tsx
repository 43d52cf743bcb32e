import type { ReactNode } from 'react';
import { RunButtons, type RunButtonsProps } from './run-buttons';

type RunFormProps = RunButtonsProps & {
  id: string;
  label: string;
  chosen: string;
  onChoose: (choice: string) => void;
  children: ReactNode;
};

/** The choice of what a run is about, and the buttons that start and cancel it. */
export function RunForm({ id, label, chosen, onChoose, children, ...buttons }: RunFormProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-4">
      <div className="grid min-w-0 max-w-full flex-1 basis-72 gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <select
          id={id}
          value={chosen}
          disabled={buttons.runner.run.phase !== 'ready'}
          onChange={({ target }) => onChoose(target.value)}
          className="select-arrow pr-11 block min-h-12 w-full rounded-control border border-line border-b-3 border-b-primary bg-page px-3.5 py-2.5 text-ink focus-visible:border-primary disabled:opacity-60"
        >
          {children}
        </select>
      </div>
      <RunButtons {...buttons} />
    </div>
  );
}
