import { useLocale, useTranslations } from 'next-intl';
import { site } from '@/content/site';
import { locales } from '@/i18n/locales';

/** A way of working: what it is about, a sentence, and whether the firm has yet to confirm it. */
export type PracticeEntry = { label: string; text: string; sample: boolean };

/** Joins words by “or” in the language of the interface. */
function useAnyOf(): (words: string[]) => string {
  const { lang } = locales[useLocale()];
  // The world (001): English then has no comma before the last one, as in all texts of the site.
  const region = new Intl.Locale(lang, { region: '001' }).toString();
  return (words) => new Intl.ListFormat(region, { type: 'disjunction' }).format(words);
}

/** Who reads and answers a message, by role: `a bookkeeper or a visa officer`. */
export function useAnswerRoles(): string {
  const t = useTranslations('common.practice.roles');
  const anyOf = useAnyOf();
  return anyOf(site.practice.answeredBy.value.map((role) => t(role)));
}

/** In which languages the firm answers, as a sentence. */
export function useAnswerLanguages(): string {
  const t = useTranslations('common.practice.languages');
  const anyOf = useAnyOf();
  const { lang } = locales[useLocale()];
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  const languages = site.practice.languages.value.map((code) => names.of(code) ?? code);
  return t('text', { languages: anyOf(languages) });
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
  const anyOf = useAnyOf();
  const roles = useAnswerRoles();
  const languages = useAnswerLanguages();
  const { answeredBy, languages: codes, consultation, papers } = site.practice;
  const meetings = anyOf(consultation.value.map((way) => t(`meetings.${way}`)));
  const handovers = anyOf(papers.value.map((way) => t(`handovers.${way}`)));
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
