import type { RefObject } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';

type RunButtonsProps = {
  /** Waiting until it is hydrated. */
  state: 'waiting' | 'ready' | 'running';
  startText: string;
  cancelText: string;
  startButton: RefObject<HTMLButtonElement | null>;
  onStart: () => void;
  onCancel: () => void;
};

/** The button that begins a run and, while it goes on, the one that ends it. */
export function RunButtons(props: RunButtonsProps) {
  const { state, startText, cancelText, startButton, onStart, onCancel } = props;
  return (
    <div className="flex flex-wrap gap-3 max-[26rem]:w-full max-[26rem]:*:w-full">
      <button
        ref={startButton}
        type="button"
        disabled={state === 'waiting'}
        // Not disabled while it works: it keeps the focus.
        aria-disabled={state === 'running' || undefined}
        onClick={onStart}
        className={`${buttonClasses('primary')} aria-disabled:cursor-not-allowed aria-disabled:opacity-60`}
      >
        {startText}
      </button>
      {state === 'running' ? (
        <button type="button" onClick={onCancel} className={buttonClasses('secondary')}>
          {cancelText}
        </button>
      ) : null}
    </div>
  );
}
