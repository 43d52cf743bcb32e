'use client';

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { buttonClasses } from '@/components/ui/button-classes';
import type { LoadFailure } from '@/lib/downloads/load-file';
import { type FailedFile, loadFiles, type RemoteFile } from '@/lib/downloads/load-files';
import { saveFile } from '@/lib/downloads/save-file';
import { fillTemplate } from '@/lib/messages/fill-template';
import { ProgressBar } from './progress-bar';

/** How an attempt can end. */
type Outcome = 'complete' | 'partial' | 'nothing' | 'unpacked' | 'canceled';

export type ArchiveTexts = {
  start: string;
  cancel: string;
  retry: string;
  loading: string;
  /** With `{done}` and `{total}`. */
  progress: string;
  /** The partial one with `{done}`. */
  outcomes: Record<Outcome, string>;
  missing: string;
  failures: Record<LoadFailure, string>;
};

type State =
  | { phase: 'waiting' | 'ready' }
  | { phase: 'loading'; settled: number; total: number }
  | { phase: 'ended'; outcome: Outcome; failed: FailedFile[] };

type ArchiveDownloadProps = {
  files: readonly RemoteFile[];
  /** File name of the archive. */
  archive: string;
  texts: ArchiveTexts;
  /** What stands beside the reason of a failure, drawn on the server. */
  failureIcon: ReactNode;
};

/**
 * Fetches files and saves them as one archive that is made in the browser. Files that do not arrive are
 * named, the others are saved all the same; another attempt fetches only what is missing. The button is
 * disabled until it is hydrated.
 */
export function ArchiveDownload({ files, archive, texts, failureIcon }: ArchiveDownloadProps) {
  const [state, setState] = useState<State>({ phase: 'waiting' });
  const arrived = useRef(new Map<string, Uint8Array>());
  const running = useRef<AbortController>(undefined);
  const startButton = useRef<HTMLButtonElement>(null);
  const cancelButton = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    setState({ phase: 'ready' });
    return () => running.current?.abort();
  }, []);

  /** Fetches files and saves them with those that arrived before. @throws the reason of the signal */
  async function attempt(wanted: readonly RemoteFile[], signal: AbortSignal): Promise<State> {
    const { contents, failed } = await loadFiles(wanted, {
      signal,
      onSettled: (settled) => setState({ phase: 'loading', settled, total: wanted.length }),
    });
    for (const [name, content] of contents) arrived.current.set(name, content);
    const end = (outcome: Outcome): State => ({ phase: 'ended', outcome, failed });
    if (contents.size === 0) return end('nothing');
    try {
      // The code that packs is loaded with the first archive.
      const { zip } = await import('@/lib/downloads/zip');
      signal.throwIfAborted();
      const inOrder = files.flatMap(({ name }): [string, Uint8Array][] => {
        const content = arrived.current.get(name);
        return content === undefined ? [] : [[name, content]];
      });
      saveFile(archive, zip(new Map(inOrder)), 'application/zip');
    } catch {
      signal.throwIfAborted();
      return end('unpacked');
    }
    return end(failed.length === 0 ? 'complete' : 'partial');
  }

  async function start(wanted: readonly RemoteFile[]) {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    // The button of another attempt goes, and the focus would go with it.
    startButton.current?.focus();
    setState({ phase: 'loading', settled: 0, total: wanted.length });
    const ended = await attempt(wanted, controller.signal).catch(
      (): State => ({ phase: 'ended', outcome: 'canceled', failed: [] }),
    );
    running.current = undefined;
    if (document.activeElement === cancelButton.current) startButton.current?.focus();
    setState(ended);
  }

  const loading = state.phase === 'loading';
  const failed = state.phase === 'ended' ? state.failed : [];
  const isComplete = state.phase === 'ended' && state.outcome === 'complete';
  /** How many files have arrived or failed. */
  const { settled, total } = loading ? state : { settled: files.length, total: files.length };
  const progress = fillTemplate(texts.progress, { done: String(settled), total: String(total) });
  return (
    <div className="script-only grid gap-5">
      <div className="flex flex-wrap gap-3 max-[26rem]:*:w-full">
        <button
          ref={startButton}
          type="button"
          disabled={state.phase === 'waiting'}
          // Not disabled while it works: it keeps the focus.
          aria-disabled={loading || undefined}
          onClick={() => {
            if (running.current) return;
            arrived.current.clear();
            start(files);
          }}
          className={`${buttonClasses('primary')} aria-disabled:cursor-not-allowed aria-disabled:opacity-60`}
        >
          {texts.start}
        </button>
        {loading ? (
          <button
            ref={cancelButton}
            type="button"
            onClick={() => running.current?.abort()}
            className={buttonClasses('secondary')}
          >
            {texts.cancel}
          </button>
        ) : null}
      </div>
      <p role="status" className="font-semibold">
        {statusOf(state, files.length, texts)}
      </p>
      {loading || isComplete ? (
        <ProgressBar
          label={texts.loading}
          // Before the first file nothing is known of the connection.
          value={settled === 0 ? undefined : Math.round((settled / total) * 100)}
          text={progress}
          shownText={progress}
        />
      ) : null}
      {failed.length > 0 ? (
        <div className="thread-top bg-band p-4 sm:p-5">
          <h3 className="font-semibold">{texts.missing}</h3>
          <ul className="mt-2 grid gap-1.5">
            {failed.map(({ file, failure }) => (
              <li key={file.name}>
                <span lang="en" translate="no" className="break-all font-semibold">
                  {file.name}
                </span>
                <span className="mt-0.5 flex items-start gap-1.5 text-error text-sm">
                  {failureIcon}
                  {texts.failures[failure]}
                </span>
              </li>
            ))}
          </ul>
          <button
            type="button"
            onClick={() => start(failed.map(({ file }) => file))}
            className={`${buttonClasses('secondary')} mt-4`}
          >
            {texts.retry}
          </button>
        </div>
      ) : null}
    </div>
  );
}

/** What is announced: the start, and how it ended. */
function statusOf(state: State, total: number, texts: ArchiveTexts): string {
  if (state.phase === 'loading') return texts.loading;
  if (state.phase !== 'ended') return '';
  const text = texts.outcomes[state.outcome];
  if (state.outcome !== 'partial') return text;
  return fillTemplate(text, { done: String(total - state.failed.length) });
}
