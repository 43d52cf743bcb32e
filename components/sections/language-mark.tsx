import { useLocale, useTranslations } from 'next-intl';
import type { DocumentEntry } from '@/documents/entries';
import { classNames } from '@/lib/markup/class-names';

type LanguageMarkProps = {
  document: DocumentEntry;
  className?: string;
};

/** Marks a document whose text is in English, in the page's language; nothing where both languages are the same. */
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
