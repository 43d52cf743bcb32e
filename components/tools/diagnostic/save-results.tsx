import { useState } from 'react';
import type { DiagnosticWords } from '@/components/tools/audit/report-texts';
import { buttonClasses } from '@/components/ui/button-classes';
import { saveFile } from '@/lib/downloads/save-file';
import { fillTemplate } from '@/lib/messages/fill-template';
import { keysOf } from '@/lib/objects/entries-of';
import type { Diagnosis } from '@/seo/audit/diagnosis';
import { type AuditReport, reportOf, reportText } from '@/seo/audit/report';
import { reportCsv } from '@/seo/audit/report-csv';
import { reportMarkdown } from '@/seo/audit/report-markdown';

type Format = {
  extension: string;
  type: string;
  write: (report: AuditReport, texts: DiagnosticWords) => string;
};

const formats = {
  csv: {
    extension: 'csv',
    type: 'text/csv',
    // Without the mark, spreadsheets take UTF-8 for the encoding of their country.
    write: (report, texts) => `\ufeff${reportCsv(report, texts)}`,
  },
  json: { extension: 'json', type: 'application/json', write: reportText },
  markdown: { extension: 'md', type: 'text/markdown', write: reportMarkdown },
} satisfies Record<string, Format>;

type SaveResultsProps = { diagnosis: Diagnosis; texts: DiagnosticWords };

/** Saves all findings as a file, in one of three formats that say the same. */
export function SaveResults({ diagnosis, texts }: SaveResultsProps) {
  const [saved, setSaved] = useState('');
  const words = texts.diagnostic.save;

  function save({ extension, type, write }: Format) {
    const file = `canonical-diagnostic.${extension}`;
    const report = reportOf(diagnosis.site, diagnosis.findings);
    saveFile(file, [write(report, texts)], `${type};charset=utf-8`);
    setSaved(fillTemplate(words.saved, { file }));
  }

  return (
    <section aria-labelledby="save-title">
      <h3 id="save-title" className="font-semibold text-heading">
        {words.title}
      </h3>
      <div className="mt-2 flex gap-3 max-[26rem]:*:flex-1">
        {keysOf(formats).map((name) => (
          <button
            key={name}
            type="button"
            onClick={() => save(formats[name])}
            className={`${buttonClasses('secondary')} px-4!`}
          >
            {words[name]}
          </button>
        ))}
      </div>
      <p role="status" className="mt-2 text-muted text-sm">
        {saved}
      </p>
    </section>
  );
}
