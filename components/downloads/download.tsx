import { useLocale, useMessages, useTranslations } from 'next-intl';
import { LocalLink } from '@/components/ui/local-link';
import { type DownloadId, downloadAnchor, isSpreadsheetId } from '@/content/downloads';
import { pages } from '@/content/pages';
import { locales } from '@/i18n/locales';
import { downloadPath } from '@/seo/downloads/download-path';
import { downloadTitle } from '@/seo/downloads/download-title';

const linkClasses = 'text-primary underline underline-offset-4';

/** A list to fill in within the text that explains it: what it is, and where it is. */
export function Download({ id }: { id: DownloadId }) {
  const t = useTranslations('downloads.labels');
  const locale = useLocale();
  const { title, intro } = useMessages().downloads.items[id];
  return (
    <section
      id={downloadAnchor(id)}
      lang={locales[locale].lang}
      data-unlinked=""
      className="wide my-6 border-hairline border-t-4 border-t-accent border-b bg-surface p-5 text-base sm:p-7"
    >
      <h3 className="font-display font-semibold text-subtitle">{downloadTitle(title)}</h3>
      <p className="mt-2 max-w-measure text-muted">{intro}</p>
      <p className="mt-2">
        {isSpreadsheetId(id) ? (
          <a href={downloadPath(locale, id)} download className={linkClasses}>
            {t('spreadsheet')}
          </a>
        ) : (
          <LocalLink to={pages[id].path} className={linkClasses}>
            {t('page')}
          </LocalLink>
        )}
      </p>
    </section>
  );
}
