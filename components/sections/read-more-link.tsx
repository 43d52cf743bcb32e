import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { LocalLink } from '@/components/ui/local-link';
import type { DocumentEntry } from '@/documents/entries';
import { foreignLang } from '@/i18n/locales';

/** The link of a document's card, which covers the nearest positioned `group`; its name includes the title. */
export function ReadMoreLink({ document }: { document: DocumentEntry }) {
  const t = useTranslations('common.buttons');
  const lang = foreignLang(document.locale, useLocale());
  return (
    <LocalLink
      to={document.path}
      className="font-semibold text-primary underline-offset-4 covers group-hover:underline"
    >
      {t.rich('readMore', {
        hidden: (words) => <span className="sr-only">{words}</span>,
        title: () => <span lang={lang}>{document.title}</span>,
      })}
      <Icon name="next" size="sm" className="ml-1 inline-block" />
    </LocalLink>
  );
}
