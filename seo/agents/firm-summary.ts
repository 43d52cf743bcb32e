import { createFormatter, createTranslator, type Messages } from 'next-intl';
import { site } from '@/content/site';
import { anyLanguage } from '@/i18n/any-of';
import { loadMessages } from '@/i18n/load-messages';
import type { Locale } from '@/i18n/locales';
import { writeOpeningHours } from '@/i18n/write-opening-hours';
import { formatLiteral } from '@/lib/messages/icu';
import { plainText } from '@/seo/page-reader/plain-text';

function hours(locale: Locale, messages: Messages): string {
  const t = createTranslator({ locale, messages, namespace: 'common.hours' });
  const format = createFormatter({ locale, timeZone: 'Asia/Manila' });
  return writeOpeningHours(locale, format, {
    days: (values) => t('days', values),
    times: (values) => t('times', values),
    closed: () => t('closed'),
  })
    .map((line) => `${line.days} ${line.hours}`)
    .join(' · ');
}

/** What the firm does, in one sentence of a language. */
export function firmDescription(locale: Locale): string {
  return formatLiteral(loadMessages(locale).navigation.footer.tagline);
}

/** The facts of the firm that a visitor asks for first, each with its label in a language. */
export function firmFacts(locale: Locale): { label: string; value: string }[] {
  const messages = loadMessages(locale);
  const { details, hours: office } = messages.pages.contact;
  const t = createTranslator({ locale, messages, namespace: 'common' });
  const { languages } = site.practice;
  return [
    {
      label: formatLiteral(details.officeLabel),
      value: t('address', { street: site.street, city: site.city }),
    },
    { label: formatLiteral(details.locationLabel), value: formatLiteral(details.location) },
    { label: formatLiteral(details.emailLabel), value: site.email },
    { label: formatLiteral(details.phoneLabel), value: site.phone },
    { label: formatLiteral(office.title), value: `${hours(locale, messages)} (UTC+8)` },
    {
      label: t('practice.languages.label'),
      value: t('practice.languages.text', { languages: anyLanguage(locale, languages.value) }),
    },
  ].map(({ label, value }) => ({ label: plainText(label), value: plainText(value) }));
}
