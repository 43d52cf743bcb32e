import { type Locale, localeCodes } from '@/i18n/locales';
import type { ServiceTexts } from './texts';

function textsOf(locale: Locale): ServiceTexts {
  const notice = (name: string, more = '') => ({
    title: `${locale} ${name}`,
    text: `${locale} ${name} text ${more}`,
  });
  return {
    sent: {
      ...notice('sent', '<{receipt}>'),
      next: { read: `${locale} read & answered`, keep: `${locale} kept` },
      back: `${locale} back`,
    },
    refused: notice('refused'),
    errors: {
      summary: `${locale} summary`,
      missing: `${locale} missing`,
      invalidEmail: `${locale} no address`,
      invalid: `${locale} invalid`,
      long: `${locale} at most {limit}`,
    },
    tooLarge: notice('tooLarge', '{email}'),
    tooMany: notice('tooMany', '{minutes}'),
    unavailable: notice('unavailable', '{email}'),
    unknown: notice('unknown'),
    foreign: notice('foreign'),
    sendAgain: `${locale} again`,
    requiredHint: `${locale} required`,
    honeypot: `${locale} honeypot`,
    optional: '{label} (optional)',
    labels: {
      'forms.name': `${locale} Name`,
      'forms.email': `${locale} E-mail`,
      'forms.emailAddress': `${locale} Address`,
      'forms.company': `${locale} Company`,
      'forms.phone': `${locale} Phone`,
      'forms.message': `${locale} Message`,
      'forms.serviceInterest': `${locale} Service`,
      'forms.interestPlaceholder': `${locale} Select`,
      'forms.interests.hrAdmin': `${locale} HR & Admin`,
      'forms.send': `${locale} Send`,
      'forms.request': `${locale} Request`,
    },
  };
}

/** Texts for tests: each names its language and itself. */
export const testTexts = Object.fromEntries(
  localeCodes.map((locale) => [locale, textsOf(locale)]),
  // Each locale is one of its keys.
) as Readonly<Record<Locale, ServiceTexts>>;
