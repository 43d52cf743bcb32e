import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { usePageLang } from '@/components/texts/use-page-lang';
import type { DocumentEntry } from '@/documents/entries';

/** Id of the checklist: its place in the contents, and what is printed alone where the URL names it. */
export const checklistId = 'checklist';

type ChecklistProps = { document: DocumentEntry; url: string; children: ReactNode };

/**
 * The checklist at the end of a document. Boxes can be ticked without a script; with one, `client/checklist.ts`
 * keeps the ticks in the browser.
 * @param url printed with it
 */
export function Checklist({ document, url, children }: ChecklistProps) {
  const t = useTranslations('articles');
  const lang = usePageLang();
  const titleId = `${checklistId}-title`;
  return (
    <section
      id={checklistId}
      aria-labelledby={titleId}
      data-checklist={document.id}
      className="print-alone mt-14 border-line border-t-4 border-b bg-surface p-5 sm:p-8"
    >
      <h2 id={titleId} lang={lang} className="font-display font-semibold text-subtitle">
        {t('checklist')}
      </h2>
      <p data-shown-only="print" lang={lang} className="hidden print:block">
        <strong>{document.title}</strong> {t('source', { url })}
      </p>
      <div className="mt-5">{children}</div>
      <p
        lang={lang}
        className="script-only mt-6 flex flex-wrap items-center gap-x-6 gap-y-2 text-muted"
      >
        <button
          type="button"
          data-client="print"
          className="min-h-11 border border-primary px-4 text-primary hover:bg-primary hover:text-on-primary"
        >
          {t('printChecklist')}
        </button>
        {t('ticksKept')}
      </p>
    </section>
  );
}
