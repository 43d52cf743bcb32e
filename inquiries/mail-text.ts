import { forms } from '@/content/forms';
import { locales } from '@/i18n/locales';
import { leavesOf } from '@/lib/messages/tree';
import common from '@/messages/en/common.json';
import type { StoredInquiry } from './types';

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

const manilaTimeFormat = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Manila',
});

/** A time as the firm's clock shows it: `25 November 2026 at 14:03`. @param time in milliseconds since 1970 */
export function writeManilaTime(time: number): string {
  return manilaTimeFormat.format(time);
}

/** The language of the page that an inquiry was sent from, in English: `German`. */
export function languageName({ locale }: Pick<StoredInquiry, 'locale'>): string {
  return languageNames.of(locales[locale].lang) ?? locale;
}

/** The English labels by their keys: `forms.name`. */
const labels = new Map(leavesOf(common).map(({ key, text }) => [key, text]));

/**
 * A text for one line, without control characters, some of which begin another one, and in a directional isolate
 * (UAX #9), so that the direction of its characters changes nothing around it. Isolates within it are balanced.
 */
function isolated(text: string): string {
  let open = 0;
  const closed = [...text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ')].filter((character) => {
    if (/[\u2066-\u2068]/.test(character)) open += 1;
    if (character !== '\u2069') return true;
    open -= 1;
    if (open >= 0) return true;
    open = 0;
    return false;
  });
  return `\u2068${closed.join('')}${'\u2069'.repeat(open + 1)}`;
}

/** The text of the mail about an inquiry: English, with the words as they were typed, the message at the end. */
export function mailText(inquiry: StoredInquiry): string {
  const { receipt, form, receivedAt, fields } = inquiry;
  const formFields = forms[form].fields;
  const lines = formFields
    .filter(({ name, kind }) => kind !== 'textarea' && fields[name] !== undefined)
    .map(({ name, label }) => `${labels.get(label) ?? label}: ${isolated(fields[name] ?? '')}`);
  const messages = formFields
    .filter(({ name, kind }) => kind === 'textarea' && fields[name] !== undefined)
    .map(({ name, label }) => `${labels.get(label) ?? label}, as it was typed:\n\n${fields[name]}`);
  return [
    `Inquiry ${receipt}\nForm: ${form}\nLanguage of the page: ${languageName(inquiry)}\nReceived: ${writeManilaTime(receivedAt)} (Manila)`,
    lines.join('\n'),
    'To answer, reply to this mail: the reply goes to the visitor. The visitor has been given the receipt above.',
    ...messages,
  ].join('\n\n');
}
