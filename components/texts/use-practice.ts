import { useLocale, useTranslations } from 'next-intl';
import { site } from '@/content/site';
import { anyLanguage, anyOf } from '@/i18n/any-of';

/** A way of working: what it is about, and a sentence around a value. */
export type PracticeEntry = {
  label: string;
  before: string;
  value: string;
  after: string;
  /** Whether the firm has yet to confirm the value; the sentence around it is its promise. */
  sample: boolean;
};

/** Stands for a value in its sentence, until the sentence is divided there. */
const gap = '{}';

function entryOf(
  label: string,
  sentence: string,
  value = '',
  { sample }: { sample: boolean } = { sample: false },
): PracticeEntry {
  const [before = '', after = ''] = sentence.split(gap);
  return { label, before, value, after, sample };
}

/** Who reads and answers a message, by role: `a bookkeeper or a visa officer`. */
export function useAnswerRoles(): string {
  const t = useTranslations('common.practice.roles');
  const roles = site.practice.answeredBy.value.map((role) => t(role));
  return anyOf(useLocale(), roles);
}

/** In which languages the firm answers, as a sentence. */
export function useAnswerLanguages(): string {
  const t = useTranslations('common.practice.languages');
  return t('text', { languages: anyLanguage(useLocale(), site.practice.languages.value) });
}

/**
 * How the firm works with its clients: who answers, in which languages, how one talks, how papers are
 * handed over, what the offer settles.
 */
export function usePractice(): Record<
  'answeredBy' | 'languages' | 'consultation' | 'papers' | 'offer',
  PracticeEntry
> {
  const t = useTranslations('common.practice');
  const locale = useLocale();
  const roles = useAnswerRoles();
  const { answeredBy, languages, consultation, papers } = site.practice;
  const meetings = anyOf(
    locale,
    consultation.value.map((way) => t(`meetings.${way}`)),
  );
  const handovers = anyOf(
    locale,
    papers.value.map((way) => t(`handovers.${way}`)),
  );
  return {
    answeredBy: entryOf(
      t('answeredBy.label'),
      t('answeredBy.text', { roles: gap }),
      roles,
      answeredBy,
    ),
    languages: entryOf(
      t('languages.label'),
      t('languages.text', { languages: gap }),
      anyLanguage(locale, languages.value),
      languages,
    ),
    consultation: entryOf(
      t('consultation.label'),
      t('consultation.text', { ways: gap }),
      meetings,
      consultation,
    ),
    papers: entryOf(t('papers.label'), t('papers.text', { ways: gap }), handovers, papers),
    offer: entryOf(t('offer.label'), t('offer.text')),
  };
}
