import { useLocale, useTranslations } from 'next-intl';
import { useDay } from '@/components/texts/use-day';
import { unbroken } from '@/components/ui/unbroken';
import type { DocumentEntry } from '@/documents/entries';
import { defaultLocale, locales } from '@/i18n/locales';
import { typeset } from '@/lib/text/typeset';

/** What has been corrected in a document since it was published, the latest first. */
export function DocumentChanges({ document }: { document: DocumentEntry }) {
  const t = useTranslations('articles');
  const writeDay = useDay();
  const locale = useLocale();
  if (document.changes.length === 0) return null;
  return (
    <section data-document-text="" aria-labelledby="changes-title" className="mt-12">
      <h2 id="changes-title" className="mb-2 font-display font-semibold text-subtitle">
        {t('changes')}
      </h2>
      <ul className="max-w-measure">
        {document.changes.map(({ date, text }) => {
          const own = text[locale];
          const english = text[defaultLocale];
          return (
            <li key={`${date} ${english}`} className="border-hairline border-t py-2">
              <time dateTime={date} className="mr-3 text-muted">
                {writeDay(date)}
              </time>
              <span
                lang={own === undefined && locale !== defaultLocale ? defaultLocale : undefined}
              >
                {unbroken(typeset(own ?? english ?? '', 'text', locales[locale].lang))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
