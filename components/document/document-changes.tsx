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
          // English where it is not translated.
          const textLocale = text[locale] === undefined ? defaultLocale : locale;
          const { lang } = locales[textLocale];
          return (
            <li key={`${date} ${text[defaultLocale]}`} className="border-hairline border-t py-2">
              <time dateTime={date} className="mr-3 text-muted">
                {writeDay(date)}
              </time>
              <span lang={textLocale === locale ? undefined : lang}>
                {unbroken(typeset(text[textLocale] ?? '', 'text', lang))}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
