import { useLocale, useTranslations } from 'next-intl';
import { site } from '@/content/site';
import { anyLanguage, anyOf } from '@/i18n/any-of';

/** A way of working: what it is about, a sentence, and whether the firm has yet to confirm it. */
export type PracticeEntry = { label: string; text: string; sample: boolean };

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
  const languages = useAnswerLanguages();
  const { answeredBy, languages: codes, consultation, papers } = site.practice;
  const meetings = anyOf(
    locale,
    consultation.value.map((way) => t(`meetings.${way}`)),
  );
  const handovers = anyOf(
    locale,
    papers.value.map((way) => t(`handovers.${way}`)),
  );
  const entry = (label: string, text: string, { sample }: { sample: boolean }) => ({
    label,
    text,
    sample,
  });
  return {
    answeredBy: entry(t('answeredBy.label'), t('answeredBy.text', { roles }), answeredBy),
    languages: entry(t('languages.label'), languages, codes),
    consultation: entry(
      t('consultation.label'),
      t('consultation.text', { ways: meetings }),
      consultation,
    ),
    papers: entry(t('papers.label'), t('papers.text', { ways: handovers }), papers),
    offer: entry(t('offer.label'), t('offer.text'), { sample: false }),
  };
}
