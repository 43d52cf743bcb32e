import { useState } from 'react';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { buttonClasses } from '@/components/ui/button-classes';
import { saveFile } from '@/lib/downloads/save-file';
import { fillTemplate } from '@/lib/messages/fill-template';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import type { ReportFormat } from './report-file';

const formats = ['csv', 'json', 'markdown'] as const satisfies ReportFormat[];

type SaveResultsProps = { diagnosis: Diagnosis; texts: DiagnosticWords };

/** Saves all findings as a file, in one of three formats that say the same. */
export function SaveResults({ diagnosis, texts }: SaveResultsProps) {
  const [outcome, setOutcome] = useState('');
  const words = texts.diagnostic.save;

  async function save(format: ReportFormat) {
    setOutcome('');
    try {
      // What writes the files weighs more than the buttons: only who saves pays for it.
      const { reportFile } = await import('./report-file');
      const { name, text, type } = reportFile(format, diagnosis, texts);
      saveFile(name, [text], type);
      setOutcome(fillTemplate(words.saved, { file: name }));
    } catch (error) {
      console.error(error);
      const { failed, offline } = texts.failures.reasons;
      setOutcome(navigator.onLine ? failed : offline);
    }
  }

  return (
    <section aria-labelledby="save-title">
      <h3 id="save-title" className="font-semibold text-heading">
        {words.title}
      </h3>
      <div className="mt-2 flex gap-3 max-[26rem]:*:flex-1">
        {formats.map((format) => (
          <button
            key={format}
            type="button"
            onClick={() => save(format)}
            className={`${buttonClasses('secondary')} px-4!`}
          >
            {words[format]}
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 text-muted text-sm">
        {outcome}
      </p>
    </section>
  );
}
