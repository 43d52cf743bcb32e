import { useLocale, useTranslations } from 'next-intl';
import { site } from '@/content/site';
import { locales } from '@/i18n/locales';
import { typeset } from '@/lib/text/typeset';

export type PracticeEntry = { label: string; text: string };

/**
 * How the firm works with its clients: who answers, in which languages, how one talks, how papers are
 * handed over, what the offer settles; and whether any of it is still a sample.
 */
export function usePractice() {
  const t = useTranslations('common.practice');
  const { lang } = locales[useLocale()];
  // The world (001): English then has no comma before the last one, as in all texts of the site.
  const region = new Intl.Locale(lang, { region: '001' }).toString();
  const anyOf = (values: string[]) =>
    new Intl.ListFormat(region, { type: 'disjunction' }).format(values);
  const finished = (text: string) => typeset(text, 'text');
  const { answeredBy, languages, consultation, papers } = site.practice;
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  const roles = anyOf(answeredBy.value.map((role) => t(`roles.${role}`)));
  return {
    /** The roles in a sentence: `a bookkeeper or a visa officer`. */
    roles,
    /** What marks them while the firm has not confirmed each; undefined once it has. */
    stamp: [answeredBy, languages, consultation, papers].some(({ sample }) => sample)
      ? t('sample')
      : undefined,
    answeredBy: {
      label: t('answeredBy.label'),
      text: finished(t('answeredBy.text', { roles })),
    },
    languages: {
      label: t('languages.label'),
      text: finished(
        t('languages.text', {
          languages: anyOf(languages.value.map((code) => names.of(code) ?? code)),
        }),
      ),
    },
    consultation: {
      label: t('consultation.label'),
      text: finished(
        t('consultation.text', {
          ways: anyOf(consultation.value.map((way) => t(`meetings.${way}`))),
        }),
      ),
    },
    papers: {
      label: t('papers.label'),
      text: finished(
        t('papers.text', { ways: anyOf(papers.value.map((way) => t(`handovers.${way}`))) }),
      ),
    },
    offer: { label: t('offer.label'), text: t('offer.text') },
  } satisfies Record<string, PracticeEntry | string | undefined>;
}
