import type { Messages } from 'next-intl';
import type { QuestionLeaf } from 'schema-dts';
import { shownTexts } from '@/i18n/finished-texts';
import type { Locale } from '@/i18n/locales';
import { plainText } from '@/seo/page-tree/plain-text';

/** The questions of the insights page with their answers, letter by letter. */
export function questions(locale: Locale, messages: Messages): QuestionLeaf[] {
  const { categories } = shownTexts('insights', locale, messages).faq;
  return Object.values(categories).flatMap(({ items }) =>
    Object.values<{ question: string; answer: string }>(items).map(({ question, answer }) => ({
      '@type': 'Question' as const,
      name: plainText(question),
      acceptedAnswer: { '@type': 'Answer' as const, text: plainText(answer) },
    })),
  );
}
