import type { RefObject } from 'react';
import { RunButtons } from '@/components/tools/run-buttons';
import type { AuditTexts } from '@/i18n/audit-texts';

/** A page that can be audited. */
type PageChoice = { url: string; label: string };

/** The pages of a language, grouped as they are chosen from. */
export type PageChoices = {
  /** The known internal pages (spec §3). */
  known: readonly PageChoice[];
  others: readonly PageChoice[];
  documents: readonly PageChoice[];
};

/** Stands for the whole site among the choices. */
export const wholeSite = '*';

type AuditFormProps = {
  choices: PageChoices;
  /** Page that the operator came from, where it is none of the choices. */
  from: string | undefined;
  chosen: string;
  onChoose: (choice: string) => void;
  state: 'waiting' | 'ready' | 'running';
  hasRun: boolean;
  texts: Pick<AuditTexts, 'run'>;
  cancelText: string;
  startButton: RefObject<HTMLButtonElement | null>;
  onStart: () => void;
  onCancel: () => void;
};

/** What is to be audited, and the button that begins and ends it. Disabled until it is hydrated. */
export function AuditForm(props: AuditFormProps) {
  const { choices, from, chosen, state, texts } = props;
  const { run } = texts;
  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-4">
      <div className="grid min-w-0 max-w-full flex-1 basis-72 gap-1.5">
        <label htmlFor="audit-what" className="font-semibold">
          {run.what}
        </label>
        <select
          id="audit-what"
          value={chosen}
          disabled={state !== 'ready'}
          onChange={(event) => props.onChoose(event.target.value)}
          className="block min-h-12 w-full rounded-control border border-line border-b-3 border-b-primary bg-page px-3.5 py-2.5 text-ink focus-visible:border-primary disabled:opacity-60"
        >
          <option value={wholeSite}>{run.site}</option>
          {from === undefined ? null : (
            <option value={from} lang="en">
              {from}
            </option>
          )}
          <Options label={run.known} pages={choices.known} />
          <Options label={run.others} pages={choices.others} />
          <Options label={run.documents} pages={choices.documents} />
        </select>
      </div>
      <RunButtons
        state={state}
        startText={props.hasRun ? run.again : run.start}
        cancelText={props.cancelText}
        startButton={props.startButton}
        onStart={props.onStart}
        onCancel={props.onCancel}
      />
    </div>
  );
}

function Options({ label, pages }: { label: string; pages: readonly PageChoice[] }) {
  return (
    <optgroup label={label}>
      {pages.map(({ url, label: name }) => (
        <option key={url} value={url}>
          {name}
        </option>
      ))}
    </optgroup>
  );
}
