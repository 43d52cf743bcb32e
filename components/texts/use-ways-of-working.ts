import { useLocale, useTranslations } from 'next-intl';
import { type ServiceKey, services } from '@/content/services';
import { site } from '@/content/site';
import { joinLanguagesWithOr, joinWords } from '@/i18n/list-format';
import type { Locale } from '@/i18n/locales';

type WayName = 'answeredBy' | 'languages' | 'consultation' | 'papers' | 'offer';

/** Marks the place of the value in its sentence, which is split there. */
const valueMark = '{}';

/** Who answers questions about a service: its role, or the firm's first role where the firm does not have that one. */
export function useServiceAnswer(service: ServiceKey): string {
  const t = useTranslations('common.waysOfWorking');
  const { value } = site.waysOfWorking.answeredBy;
  const { answeredBy } = services[service];
  const role = value.includes(answeredBy) ? answeredBy : (value[0] ?? answeredBy);
  return t('answeredBy.text', { roles: t(`roles.${role}`) });
}

/** The text on languages: it also says that one may write in that of the page, where the firm reads it. */
function languagesText(locale: Locale) {
  const isRead = site.waysOfWorking.readLanguages.value.includes(locale);
  return isRead ? 'languages.ownLanguage' : 'languages.text';
}

/** Whether one may write in the language of the page, and in which the firm answers. */
export function useFirmLanguages(): string {
  const t = useTranslations('common.waysOfWorking');
  const locale = useLocale();
  return t(languagesText(locale), {
    languages: joinLanguagesWithOr(locale, site.waysOfWorking.languages.value),
  });
}

/** How the firm works with its clients, from who answers to what an offer includes: labels, and sentences around values. */
export function useWaysOfWorking() {
  const t = useTranslations('common.waysOfWorking');
  const locale = useLocale();
  const { answeredBy, languages, consultation, papers } = site.waysOfWorking;
  const entry = (name: WayName, value: string, { sample }: { sample: boolean }) => {
    const sentence = t(name === 'languages' ? languagesText(locale) : `${name}.text`, {
      roles: valueMark,
      languages: valueMark,
      ways: valueMark,
    });
    const [before = '', after = ''] = sentence.split(valueMark);
    // What the firm has yet to confirm is marked.
    return { label: t(`${name}.label`), before, value, after, isSample: sample };
  };
  const roles = answeredBy.value.map((role) => t(`roles.${role}`));
  const meetings = consultation.value.map((way) => t(`meetings.${way}`));
  const handovers = papers.value.map((way) => t(`handovers.${way}`));
  return {
    answeredBy: entry('answeredBy', joinWords(locale, roles, 'or'), answeredBy),
    languages: entry('languages', joinLanguagesWithOr(locale, languages.value), languages),
    consultation: entry('consultation', joinWords(locale, meetings, 'or'), consultation),
    papers: entry('papers', joinWords(locale, handovers, 'or'), papers),
    offer: entry('offer', '', { sample: false }),
  };
}
