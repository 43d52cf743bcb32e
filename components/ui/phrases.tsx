import { useLocale } from 'next-intl';
import { Children } from 'react';
import { termsOf } from '@/content/glossary';
import { locales } from '@/i18n/locales';
import { phrasesOf } from '@/lib/text/phrases';

/** A heading that breaks between its phrases, in languages without spaces. */
export function Phrases({ text }: { text: string }) {
  const locale = useLocale();
  const phrases = phrasesOf(text, locales[locale].lang, termsOf(locale));
  if (phrases.length === 1) return text;
  return (
    <span data-phrases="">
      {Children.map(phrases, (phrase, index) => (
        <>
          {index > 0 && <wbr />}
          {phrase}
        </>
      ))}
    </span>
  );
}
