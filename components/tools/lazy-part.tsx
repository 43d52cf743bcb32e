import { type ComponentType, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ReportTexts } from './audit/report-texts';
import { SeverityMark } from './severity-mark';

type LazyPartProps<Props extends object> = {
  /** Loads the component: when it is first shown, and when another attempt is requested. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** The name of the part while it loads. */
  label: string;
  texts: Pick<ReportTexts, 'failures'>;
};

/** A part of a tool whose code is loaded when it is first shown: its name until then, or why it failed. */
export function LazyPart<Props extends object>(part: LazyPartProps<Props>) {
  const { load, props, label, texts } = part;
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [hasFailed, setHasFailed] = useState(false);
  const isShown = useRef(false);
  const place = useRef<HTMLParagraphElement>(null);

  async function start() {
    setHasFailed(false);
    try {
      const loaded = await load();
      if (isShown.current) setLoaded(() => loaded);
    } catch (error) {
      console.error(error);
      if (isShown.current) setHasFailed(true);
    }
  }

  const begin = useEffectEvent(() => {
    isShown.current = true;
    start();
  });
  useEffect(() => {
    begin();
    return () => {
      isShown.current = false;
    };
  }, []);

  if (Loaded !== undefined) return <Loaded {...props} />;
  const { retry, reasons } = texts.failures;
  return (
    <p ref={place} tabIndex={-1} aria-busy={!hasFailed} className="text-muted">
      {label}
      {hasFailed ? (
        <>
          {' '}
          <SeverityMark
            severity="unverified"
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
