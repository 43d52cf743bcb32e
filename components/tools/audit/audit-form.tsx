import { type RunControls, RunForm } from '@/components/tools/run-form';
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

type AuditFormProps = RunControls & {
  choices: PageChoices;
  /** Page that the operator came from, where it is none of the choices. */
  from: string | undefined;
  chosen: string;
  onChoose: (choice: string) => void;
  hasRun: boolean;
  texts: Pick<AuditTexts, 'run'>;
};

/** What is to be audited, and the button that does it. */
export function AuditForm({ choices, from, hasRun, texts: { run }, ...shared }: AuditFormProps) {
  return (
    <RunForm
      {...shared}
      id="audit-what"
      label={run.what}
      startText={hasRun ? run.again : run.start}
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
    </RunForm>
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
