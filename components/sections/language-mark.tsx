import { useLocale, useTranslations } from 'next-intl';
import type { DocumentEntry } from '@/documents/entries';
import { classNames } from '@/lib/markup/class-names';

type LanguageMarkProps = {
  document: DocumentEntry;
  className?: string;
};

/**
 * Says beside the title of a document that its text is in English, in the words of the page; nothing where the
 * text is in the language of the page.
 */
export function LanguageMark({ document, className }: LanguageMarkProps) {
  const t = useTranslations('articles');
  if (document.bodyLocale === useLocale()) return null;
  return (
    <>
      {' '}
      <span
        data-unlinked=""
        className={classNames(
          'inline-block whitespace-nowrap border border-current px-1.5 text-[0.8125rem] lines-[1.375]',
          className,
        )}
      >
        {t('inEnglish')}
      </span>
    </>
  );
}
