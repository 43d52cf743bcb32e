import { useCallback } from 'react';
import { Button } from '@/components/ui/button';
import type { Runner } from './use-run';

export type RunButtonsProps = {
  runner: Pick<Runner<unknown, unknown>, 'run' | 'cancel' | 'startButton'>;
  startText: string;
  cancelText: string;
  onStart: () => void;
};

/** The button that starts a run and, while it goes on, the one that cancels it. A click before hydration is made up for. */
export function RunButtons({ runner, startText, cancelText, onStart }: RunButtonsProps) {
  const { run, cancel, startButton } = runner;
  const isRunning = run.phase === 'running';
  /** When the cancel button is removed while it has the focus, the start button takes it. */
  const passFocus = useCallback(
    (button: HTMLButtonElement) => () => {
      if (document.activeElement === button) startButton.current?.focus();
    },
    [startButton],
  );
  return (
    <div className="flex flex-wrap gap-3 max-[26rem]:w-full max-[26rem]:[&>*]:w-full">
      <Button
        ref={startButton}
        variant="primary"
        // Not `disabled`, which would take the focus away.
        aria-disabled={isRunning || undefined}
        onClick={() => {
          if (!isRunning) onStart();
        }}
        className="aria-disabled:cursor-not-allowed aria-disabled:opacity-60"
      >
        {startText}
      </Button>
      {isRunning ? (
        <Button
          ref={passFocus}
          onClick={() => {
            startButton.current?.focus();
            cancel();
          }}
        >
          {cancelText}
        </Button>
      ) : null}
    </div>
  );
}
