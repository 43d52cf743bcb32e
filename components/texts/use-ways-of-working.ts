import { useLocale, useTranslations } from 'next-intl';
import { site } from '@/content/site';
import { joinLanguagesWithOr, joinWithOr } from '@/i18n/list-format';

/** A way of working: a label, and a sentence around a value. */
export type WayOfWorking = ReturnType<typeof useWaysOfWorking>[WayName];

type WayName = 'answeredBy' | 'languages' | 'consultation' | 'papers' | 'offer';

/** Marks the place of the value in its sentence, which is split there. */
const valueMark = '{}';

/** Who reads and answers a message, by role: `a bookkeeper or a visa officer`. */
export function useAnswerRoles(): string {
  const t = useTranslations('common.waysOfWorking.roles');
  const roles = site.waysOfWorking.answeredBy.value.map((role) => t(role));
  return joinWithOr(useLocale(), roles);
}

/** In which languages the firm answers, as a sentence. */
export function useAnswerLanguages(): string {
  const t = useTranslations('common.waysOfWorking.languages');
  return t('text', {
    languages: joinLanguagesWithOr(useLocale(), site.waysOfWorking.languages.value),
  });
}

/** How the firm works with its clients, from who answers to what an offer includes. */
export function useWaysOfWorking() {
  const t = useTranslations('common.waysOfWorking');
  const locale = useLocale();
  const { answeredBy, languages, consultation, papers } = site.waysOfWorking;
  const entry = (name: WayName, value: string, { sample }: { sample: boolean }) => {
    const sentence = t(`${name}.text`, {
      roles: valueMark,
      languages: valueMark,
      ways: valueMark,
    });
    const [before = '', after = ''] = sentence.split(valueMark);
    // What the firm has yet to confirm is marked.
    return { label: t(`${name}.label`), before, value, after, isSample: sample };
  };
  const meetings = consultation.value.map((way) => t(`meetings.${way}`));
  const handovers = papers.value.map((way) => t(`handovers.${way}`));
  return {
    answeredBy: entry('answeredBy', useAnswerRoles(), answeredBy),
    languages: entry('languages', joinLanguagesWithOr(locale, languages.value), languages),
    consultation: entry('consultation', joinWithOr(locale, meetings), consultation),
    papers: entry('papers', joinWithOr(locale, handovers), papers),
    offer: entry('offer', '', { sample: false }),
  };
}
