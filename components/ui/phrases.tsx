import { useLocale } from 'next-intl';
import { Children } from 'react';
import { termsOf } from '@/content/glossary';
import { locales } from '@/i18n/locales';
import { phrasesOf } from '@/lib/text/phrases';
import { unbroken } from './unbroken';

/** A heading such as `Unternehmensgründung` or `プライバシーポリシー`: wider than a phone in the size of a page's title. */
const longWord = /^(?:\p{Script=Latin}{18,}|[\p{Script=Katakana}ー]{10,})$/u;

/** A heading that breaks between its phrases, in languages without spaces, and not within a word or a name. */
export function Phrases({ text }: { text: string }) {
  const locale = useLocale();
  const phrases = phrasesOf(text, locales[locale].lang, termsOf(locale));
  if (longWord.test(text)) {
    return (
      <span data-phrases="" className="max-[26rem]:text-[min(1em,7.3vw)]">
        {text}
      </span>
    );
  }
  if (phrases.length === 1) return unbroken(text, 'heading');
  return (
    <span data-phrases="">
      {Children.map(phrases, (phrase, index) => (
        <>
          {index > 0 && <wbr />}
          {unbroken(phrase, 'heading')}
        </>
      ))}
    </span>
  );
}
