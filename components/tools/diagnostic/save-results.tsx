import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { saveFile } from '@/lib/downloads/save-file';
import { keysOf } from '@/lib/objects/entries-of';
import type { ViewProps } from './run-diagnosis';

const types = { csv: 'text/csv', json: 'application/json', markdown: 'text/markdown' } as const;

type Format = keyof typeof types;

/** All findings in a format. The code that writes it is loaded when it is first needed. */
async function reportAs(format: Format, { outcome: { site, findings }, texts }: ViewProps) {
  const { reportCsv, reportMarkdown, reportOf, reportJson } = await import('@/seo/audit/report');
  const report = reportOf(site, findings);
  if (format === 'json') return reportJson(report);
  // Without the byte order mark, spreadsheets do not read CSV as UTF-8.
  return format === 'csv' ? `\ufeff${reportCsv(report, texts)}` : reportMarkdown(report, texts);
}

/** Saves all findings as a file, in one of three formats with the same content. */
export function SaveResults(props: ViewProps) {
  const { texts } = props;
  const [message, setMessage] = useState('');
  const words = texts.diagnostic.save;

  async function save(format: Format) {
    const file = `canonical-diagnostic.${format === 'markdown' ? 'md' : format}`;
    setMessage('');
    try {
      saveFile(file, [await reportAs(format, props)], `${types[format]};charset=utf-8`);
      setMessage(texts.fill(words.saved, { file }));
    } catch (error) {
      console.error(error);
      const { failed, offline } = texts.failures.reasons;
      setMessage(navigator.onLine ? failed : offline);
    }
  }

  return (
    <section aria-labelledby="save-title">
      <h3 id="save-title" className="font-semibold text-heading">
        {words.title}
      </h3>
      <div className="mt-2 flex gap-3 max-[26rem]:[&>*]:flex-1">
        {keysOf(types).map((format) => (
          <Button key={format} onClick={() => save(format)} className="px-4!">
            {words[format]}
          </Button>
        ))}
      </div>
      <p role="status" className="mt-2 text-muted text-sm">
        {message}
      </p>
    </section>
  );
}
