import { useLocale, useMessages, useTranslations } from 'next-intl';
import { Children } from 'react';
import { PageShell } from '@/components/layout/page-shell';
import { PageLaws } from '@/components/sections/page-laws';
import { useDay } from '@/components/texts/use-day';
import { usePageTexts } from '@/components/texts/use-page-texts';
import { LocalLink } from '@/components/ui/local-link';
import { downloadPlace, type PrintPageId, printPages } from '@/content/downloads';
import { checkedDay, lawsOf } from '@/content/facts';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { documentEntry } from '@/documents/entries';
import { locales } from '@/i18n/locales';
import { pageFacts } from '@/i18n/page-sources';
import { localizedPath } from '@/i18n/paths';
import { entriesOf } from '@/lib/objects/entries-of';
import { typeset } from '@/lib/text/typeset';

type Labels = Readonly<Record<string, string>>;

type Table = {
  title: string;
  columns: Labels;
  /** The texts of each row by the columns; a cell without one is filled in by hand. */
  rows: Readonly<Record<string, Labels>>;
};

/** What a page to print shows; the messages of each have this form. */
type PrintTexts = {
  title: string;
  fields: Labels;
  tables: Readonly<Record<string, Table>>;
  /** Who signs. */
  signatures?: Labels;
};

/** Labels before lines to write on. */
function Lines({ labels }: { labels: Labels }) {
  return (
    <ul
      data-unlinked=""
      className="mt-6 grid gap-x-8 gap-y-5 sm:grid-cols-2 print:mt-4 print:grid-cols-2 print:gap-y-4"
    >
      {Object.entries(labels).map(([key, label]) => (
        <li key={key} className="flex items-end gap-3">
          <span className="max-w-[60%]">{label}</span>
          <span aria-hidden="true" className="min-w-16 flex-1 border-line border-b" />
        </li>
      ))}
    </ul>
  );
}

/** Short texts stay in one line, so that rows are low. */
function cellClass(text: string | undefined): string | undefined {
  if (text === undefined) return 'h-9 print:h-7';
  return text.length <= 16 ? 'sm:whitespace-nowrap' : undefined;
}

function PrintTable({ title, columns, rows }: Table) {
  const keys = Object.keys(columns);
  const isEntry = (key: string) => Object.values(rows).every((row) => row[key] === undefined);
  return (
    <div data-unlinked="" className="mt-8 print:mt-3">
      <h2 className="font-display font-semibold text-subtitle print:text-base">{title}</h2>
      {/* On phones a row is a block of its own. */}
      <table className="mt-3 print:mt-1 w-full border-collapse text-left [&_td]:border [&_td]:border-line [&_td]:px-3 [&_td]:py-2 [&_td]:align-top [&_th]:border [&_th]:border-line [&_th]:bg-band [&_th]:px-3 [&_th]:py-2 max-sm:[&_td]:block max-sm:[&_td]:border-t-0 max-sm:[&_thead]:hidden max-sm:[&_tr]:mt-4 max-sm:[&_tr]:block max-sm:[&_tr]:border-line max-sm:[&_tr]:border-t print:[&_td]:px-2 print:[&_td]:py-0.5 print:[&_th]:px-2 print:[&_th]:py-0.5">
        <thead>
          <tr>
            {entriesOf(columns).map(([key, column]) => (
              <th key={key} scope="col" className={isEntry(key) ? 'w-1/5' : undefined}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entriesOf(rows).map(([name, row]) => (
            <tr key={name}>
              {keys.map((key) => (
                <td key={key} className={cellClass(row[key])}>
                  {row[key]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** A list to print and to fill in by hand. On paper it stands alone. */
export function PrintPage({ id }: { id: PrintPageId }) {
  const t = useTranslations('downloads.labels');
  const locale = useLocale();
  const writeDay = useDay();
  const facts = pageFacts(id);
  const laws = lawsOf(facts);
  const checked = checkedDay(facts);
  const { intro, notes } = usePageTexts(id);
  const texts: PrintTexts = useMessages().downloads.items[id];
  const document = documentEntry(printPages[id].document, locale);
  const documentTitle = typeset(document.title, 'text', locales[document.locale].lang);
  return (
    <PageShell path={pages[id].path} printsFooter={false}>
      <div className="print-page mx-auto max-w-page px-5 pt-8 pb-16 sm:px-8">
        <h1 className="font-display font-semibold text-title print:text-subtitle">{texts.title}</h1>
        <p className="no-print mt-4 max-w-measure text-lead text-muted">{intro}</p>
        <p data-unlinked="" className="no-print mt-4 max-w-measure">
          {t('print')}{' '}
          <LocalLink to={downloadPlace(id)} className="text-primary underline underline-offset-4">
            {t('explained', { title: documentTitle })}
          </LocalLink>
        </p>
        <Lines labels={texts.fields} />
        {entriesOf(texts.tables).map(([key, table]) => (
          <PrintTable key={key} {...table} />
        ))}
        <ul className="mt-6 grid max-w-measure list-disc gap-1.5 pl-5 marker:text-primary print:mt-2 print:max-w-none">
          {Children.map(notes, (note) => (
            <li>{note}</li>
          ))}
        </ul>
        {texts.signatures === undefined ? null : (
          <>
            <p data-unlinked="" className="mt-8 text-muted print:mt-3">
              {t('sign')}
            </p>
            <Lines labels={texts.signatures} />
          </>
        )}
        <div data-shown-only="print" className="mt-2 hidden text-sm print:block">
          {checked === undefined ? null : (
            <>
              <p>{t('rules', { laws: laws.map(({ number }) => number).join('; ') })}</p>
              <p>{t('checked', { day: writeDay(checked) })}</p>
            </>
          )}
          <p>{site.origin + localizedPath(locale, pages[id].path)}</p>
        </div>
      </div>
      <div className="no-print">
        <PageLaws page={id} />
      </div>
    </PageShell>
  );
}
