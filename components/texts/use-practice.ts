import { useLocale, useTranslations } from 'next-intl';
import { site } from '@/content/site';
import { locales } from '@/i18n/locales';
import { typeset } from '@/lib/text/typeset';

export type PracticeEntry = { label: string; text: string };

/**
 * How the firm works with its clients: who answers, in which languages, how one talks, how papers are
 * handed over, what the offer settles. A value that is a sample says so.
 */
export function usePractice() {
  const t = useTranslations('common.practice');
  const { lang } = locales[useLocale()];
  // The world (001): English then has no comma before the last one, as in all texts of the site.
  const region = new Intl.Locale(lang, { region: '001' }).toString();
  const anyOf = (values: string[]) =>
    new Intl.ListFormat(region, { type: 'disjunction' }).format(values);
  const finished = (text: string, { sample }: { sample: boolean }) =>
    typeset(sample ? t('sample', { text }) : text, 'text');
  const { answeredBy, languages, consultation, papers } = site.practice;
  const names = new Intl.DisplayNames(lang, { type: 'language' });
  const roles = anyOf(answeredBy.value.map((role) => t(`roles.${role}`)));
  return {
    /** The roles in a sentence: `a bookkeeper or a visa officer`. */
    roles,
    answeredBy: {
      label: t('answeredBy.label'),
      text: finished(t('answeredBy.text', { roles }), answeredBy),
    },
    languages: {
      label: t('languages.label'),
      text: finished(
        t('languages.text', {
          languages: anyOf(languages.value.map((code) => names.of(code) ?? code)),
        }),
        languages,
      ),
    },
    consultation: {
      label: t('consultation.label'),
      text: finished(
        t('consultation.text', {
          ways: anyOf(consultation.value.map((way) => t(`meetings.${way}`))),
        }),
        consultation,
      ),
    },
    papers: {
      label: t('papers.label'),
      text: finished(
        t('papers.text', { ways: anyOf(papers.value.map((way) => t(`handovers.${way}`))) }),
        papers,
      ),
    },
    offer: { label: t('offer.label'), text: t('offer.text') },
  } satisfies Record<string, PracticeEntry | string>;
}
