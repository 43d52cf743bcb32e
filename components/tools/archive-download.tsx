'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { type LoadedFiles, loadFiles, type RemoteFile } from '@/lib/downloads/load-files';
import { saveFile } from '@/lib/downloads/save-file';
import { fillTemplate } from '@/lib/messages/fill-template';
import { ProgressBar } from './progress-bar';
import { RunButtons } from './run-buttons';
import type { useArchiveTexts } from './use-archive-texts';
import { useRun } from './use-run';

type ArchiveTexts = ReturnType<typeof useArchiveTexts>;

/** How an attempt ended, what has arrived since the start, and what has not. */
type Attempt = LoadedFiles & { outcome: keyof ArchiveTexts['outcomes'] };

type ArchiveDownloadProps = {
  files: readonly RemoteFile[];
  archive: string;
  texts: ArchiveTexts;
  /** Beside the reason of a failure, drawn on the server. */
  failureIcon: ReactNode;
};

/** Saves files as one archive made in the browser. What does not arrive is named, and fetched by another attempt. */
export function ArchiveDownload({ files, archive, texts, failureIcon }: ArchiveDownloadProps) {
  /** Progress: how many files have arrived or failed, of how many. */
  const runner = useRun<{ settled: number; total: number }, Attempt>();
  const { run, start } = runner;
  const { outcome, failed = [] } = run.result ?? {};

  /** @param previous attempt whose missing files are fetched, and saved with those that it has */
  const fetchFiles = (previous?: Attempt) =>
    start(async ({ signal, onProgress }): Promise<Attempt> => {
      const wanted = previous?.failed.map(({ file }) => file) ?? files;
      const onSettled = (settled: number) => onProgress({ settled, total: wanted.length });
      onSettled(0);
      const loaded = await loadFiles(wanted, { signal, onSettled });
      const { failed } = loaded;
      const contents = new Map([...(previous?.contents ?? []), ...loaded.contents]);
      if (loaded.contents.size === 0) return { outcome: 'nothing', contents, failed };
      try {
        // The code that packs is loaded with the first archive.
        const { zipSync } = await import('fflate');
        signal.throwIfAborted();
        const order = files.map(({ name }) => name);
        const sorted = [...contents].sort(([a], [b]) => order.indexOf(a) - order.indexOf(b));
        // On the main thread: the Content-Security-Policy forbids workers from blobs, which `zip` starts.
        saveFile(archive, [zipSync(Object.fromEntries(sorted))], 'application/zip');
      } catch {
        return { outcome: 'packingFailed', contents, failed };
      }
      return { outcome: failed.length === 0 ? 'complete' : 'partial', contents, failed };
    }, previous);

  const isRunning = run.phase === 'running';
  const { settled, total } = run.progress ?? { settled: files.length, total: files.length };
  const progress = fillTemplate(texts.progress, { done: String(settled), total: String(total) });

  /** What is announced: the start, and how it ended. */
  function status(): string {
    if (isRunning) return texts.loading;
    if (run.end === undefined) return '';
    if (run.end === 'canceled') return texts.outcomes.canceled;
    const text = texts.outcomes[outcome ?? 'nothing'];
    if (outcome !== 'partial') return text;
    return fillTemplate(text, { done: String(files.length - failed.length) });
  }

  return (
    <div className="script-only grid gap-5">
      <RunButtons
        runner={runner}
        startText={texts.start}
        cancelText={texts.cancel}
        onStart={() => fetchFiles()}
      />
      <p role="status" className="font-semibold">
        {status()}
      </p>
      {isRunning || outcome === 'complete' ? (
        <ProgressBar
          label={texts.loading}
          value={Math.round((settled / total) * 100)}
          text={progress}
          shownText={progress}
        />
      ) : null}
      {failed.length > 0 ? (
        <div className="tricolor-rule bg-band p-4 sm:p-5">
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
          <Button onClick={() => fetchFiles(run.result)} className="mt-4">
            {texts.retry}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
