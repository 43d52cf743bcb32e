import { type FieldName, type FormField, type FormId, forms, maxLengths } from '@/content/forms';
import { isLocale } from '@/i18n/locales';
import type { Inquiry } from './types';

export type FieldError = 'missing' | 'invalid' | 'long';

/** What is wrong with a submission, by the names of its fields. */
type FieldErrors = Partial<Record<FieldName | 'form' | 'locale', FieldError>>;

/** What was sent, as far as it can be read. */
export type Submission = ReturnType<typeof readSubmission>;

/** Name of the honeypot: visitors do not see this field, so only programs fill it in. */
export const honeypotField = 'website';

/** The form whose fields are read where a submission names none of the site: what was typed is not lost. */
export const fallbackForm = 'contact' satisfies FormId;

/** A valid e-mail address: https://html.spec.whatwg.org/multipage/input.html#valid-e-mail-address */
const emailAddress =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * A text as it is kept: line breaks as LF, what no text may contain (lone surrogates, U+0000) as U+FFFD,
 * without white space at its ends.
 */
export function normalized(text: string): string {
  return text
    .replaceAll('\r\n', '\n')
    .replace(/\p{Surrogate}|\0/gu, '\ufffd')
    .trim();
}

function isFormId(value: unknown): value is FormId {
  return typeof value === 'string' && Object.hasOwn(forms, value);
}

/** @param value normalized */
function errorOf(field: FormField, value: string): FieldError | undefined {
  if (value === '') return field.required ? 'missing' : undefined;
  if (field.kind === 'select') {
    return field.options.some((option) => option.value === value) ? undefined : 'invalid';
  }
  if (value.length > maxLengths[field.name]) return 'long';
  if (field.kind === 'email') return emailAddress.test(value) ? undefined : 'invalid';
  return field.kind !== 'textarea' && /[\r\n]/.test(value) ? 'invalid' : undefined;
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Reads and checks what a form or a script has sent; names that no form has are ignored. */
export function readSubmission(values: ReadonlyMap<string, unknown>) {
  const [form, locale] = [values.get('form'), values.get('locale')];
  const errors: FieldErrors = {};
  if (!isFormId(form)) errors.form = form === undefined ? 'missing' : 'invalid';
  if (!isLocale(locale)) errors.locale = locale === undefined ? 'missing' : 'invalid';
  const fields: Record<string, string> = {};
  for (const field of forms[isFormId(form) ? form : fallbackForm].fields) {
    const sent = values.get(field.name) ?? '';
    const value = normalized(text(sent) ?? '');
    const error = typeof sent === 'string' ? errorOf(field, value) : 'invalid';
    if (error !== undefined) errors[field.name] = error;
    if (value !== '') fields[field.name] = value;
  }
  const key = text(values.get('id'))?.toLowerCase();
  return {
    /** Undefined where no form of the site is named. */
    form: isFormId(form) ? form : undefined,
    locale: isLocale(locale) ? locale : undefined,
    /** By name, normalized; without those that are empty. */
    fields,
    /** The value of `id`, where it is a UUID; without one, the same words count as sent again. */
    idempotencyKey: key !== undefined && uuid.test(key) ? key : undefined,
    token: text(values.get('token')),
    isHoneypotFilled: (values.get(honeypotField) ?? '') !== '',
    errors,
  };
}

/** The inquiry of a submission; undefined where something is wrong with it. */
export function inquiryOf({ form, locale, fields, errors }: Submission): Inquiry | undefined {
  if (form === undefined || locale === undefined || Object.keys(errors).length > 0)
    return undefined;
  return { form, locale, fields };
}
