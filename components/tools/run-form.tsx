import type { ReactNode, RefObject } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';

/** What begins and ends a run. */
type RunControls = {
  /** Waiting until it is hydrated. */
  state: 'waiting' | 'ready' | 'running';
  cancelText: string;
  startButton: RefObject<HTMLButtonElement | null>;
  onStart: () => void;
  onCancel: () => void;
};

type RunFormProps = RunControls & {
  /** Id of the choice. */
  id: string;
  label: string;
  chosen: string;
  onChoose: (choice: string) => void;
  /** The options of the choice. */
  children: ReactNode;
  startText: string;
};

/**
 * What a run is to be about, the button that begins it and, while it goes on, the one that ends it.
 * Disabled until it is hydrated.
 */
export function RunForm(props: RunFormProps) {
  const { state, id } = props;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-4">
      <div className="grid min-w-0 max-w-full flex-1 basis-72 gap-1.5">
        <label htmlFor={id} className="font-semibold">
          {props.label}
        </label>
        <select
          id={id}
          value={props.chosen}
          disabled={state !== 'ready'}
          onChange={({ target }) => props.onChoose(target.value)}
          className="block min-h-12 w-full rounded-control border border-line border-b-3 border-b-primary bg-page px-3.5 py-2.5 text-ink focus-visible:border-primary disabled:opacity-60"
        >
          {props.children}
        </select>
      </div>
      <div className="flex flex-wrap gap-3 max-[26rem]:w-full max-[26rem]:*:w-full">
        <button
          ref={props.startButton}
          type="button"
          disabled={state === 'waiting'}
          // Not disabled while it works: it keeps the focus.
          aria-disabled={state === 'running' || undefined}
          onClick={props.onStart}
          className={`${buttonClasses('primary')} aria-disabled:cursor-not-allowed aria-disabled:opacity-60`}
        >
          {props.startText}
        </button>
        {state === 'running' ? (
          <button type="button" onClick={props.onCancel} className={buttonClasses('secondary')}>
            {props.cancelText}
          </button>
        ) : null}
      </div>
    </div>
  );
}
