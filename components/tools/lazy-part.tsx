import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { TextsWithFormat } from './report-texts';
import { StatusMark } from './status-mark';

type LazyPartProps<Loaded> = {
  /** Loads what the part needs: when it is first shown, and when another attempt is requested. */
  load: () => Promise<Loaded>;
  children: (loaded: Loaded) => ReactNode;
  /** The name of the part while it loads. */
  label: string;
  texts: Pick<TextsWithFormat, 'failures'>;
};

/** A part of a tool whose code is loaded when it is first shown: its name until then, or why it failed. */
export function LazyPart<Loaded>({ load, children, label, texts }: LazyPartProps<Loaded>) {
  const [part, setPart] = useState<{ loaded: Loaded } | 'failed'>();
  const hasFailed = part === 'failed';
  const place = useRef<HTMLParagraphElement>(null);

  async function start() {
    setPart(undefined);
    try {
      setPart({ loaded: await load() });
    } catch (error) {
      console.error(error);
      setPart('failed');
    }
  }

  const startOnLoad = useEffectEvent(start);
  useEffect(() => {
    startOnLoad();
  }, []);

  if (typeof part === 'object') return children(part.loaded);
  const { retry, reasons } = texts.failures;
  return (
    <p ref={place} tabIndex={-1} aria-busy={!hasFailed} className="text-muted">
      {label}
      {hasFailed ? (
        <>
          {' '}
          <StatusMark
            status="unverified"
            label={navigator.onLine ? reasons.failed : reasons.offline}
          />{' '}
          <button
            type="button"
            onClick={() => {
              // The button goes, and the focus would go too.
              place.current?.focus();
              start();
            }}
            className="min-h-8 font-semibold text-primary underline underline-offset-4"
          >
            {retry}
          </button>
        </>
      ) : null}
    </p>
  );
}
