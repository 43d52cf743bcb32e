import { forms } from '@/content/forms';
import { shownMessages } from '@/i18n/load-messages';
import { type Locale, localeCodes } from '@/i18n/locales';
import { templateOf } from '@/lib/messages/icu';
import { leavesOf, mapTexts } from '@/lib/messages/tree';

/** The texts of the service's pages in a language: plain data. Placeholders are `{name}`; `{email}` is a link. */
export type ServiceTexts = ReturnType<typeof textsOf>;

/** A message as a template; tags around words are dropped, empty ones become placeholders. */
function template(message: string): string {
  const filled = message.replace(/<(\w+)><\/\1>/g, '{$1}').replace(/<\/?\w+>/g, '');
  return templateOf(filled);
}

/** The keys of the texts that a form shows. */
function keysOfForms(): Set<string> {
  return new Set(
    Object.values(forms).flatMap(({ fields, submit }) => [
      submit,
      ...fields.flatMap((field) =>
        field.kind === 'select'
          ? [field.label, field.placeholder, ...field.options.map(({ label }) => label)]
          : [field.label],
      ),
    ]),
  );
}

function textsOf(locale: Locale) {
  const { common } = shownMessages(locale);
  const { inquiries, forms: formTexts } = common;
  const keys = keysOfForms();
  const labels = leavesOf(common).filter(({ key }) => keys.has(key));
  const own = mapTexts(inquiries, template);
  return {
    ...own,
    requiredHint: template(formTexts.requiredHint),
    /** Label of the field that visitors do not see. */
    honeypot: template(formTexts.honeypot),
    /** Label of a field that may stay empty; has `{label}`. */
    optional: template(formTexts.optional),
    /** Texts of the forms by the keys that `content/forms.ts` names. */
    labels: Object.fromEntries(labels.map(({ key, text }) => [key, template(text)])),
  };
}

/** The texts of the service's pages. @throws Error naming a message that is missing or malformed */
export function serviceTexts(): Record<Locale, ServiceTexts> {
  const texts = localeCodes.map((locale) => [locale, textsOf(locale)]);
  // Each locale is one of its keys.
  return Object.fromEntries(texts) as Record<Locale, ServiceTexts>;
}
