import { html, raw } from 'hono/html';
import { type FormField, forms, maxLengths } from '@/content/forms';
import { site, titleWithBrand } from '@/content/site';
import { defaultLocale, type Locale, labelColon, locales } from '@/i18n/locales';
import { writeNumber } from '@/i18n/write-number';
import { styleElement } from './page-style';
import type { ServiceTexts } from './texts';
import { type FieldError, fallbackForm, honeypotField, type Submission } from './validate';

type Html = ReturnType<typeof html>;

/** A template with the values of its placeholders; everything that is no HTML is escaped. */
function filled(template: string, values: Readonly<Record<string, string | Html>>) {
  const parts = template.split(/\{(\w+)\}/);
  return parts.map((part, index) => (index % 2 === 1 ? (values[part] ?? '') : part));
}

function emailLink(): Html {
  return html`<a href="${site.emailUrl}">${site.email}</a>`;
}

/** A page as HTML, with the head and the header that all have. */
async function page({ locale, home }: PageContext, title: string, main: Html): Promise<string> {
  const whole = html`<!doctype html>
<html lang="${locales[locale].lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${titleWithBrand(title)}</title>
${raw(styleElement)}
</head>
<body>
<header><a href="${home}" lang="${locales[defaultLocale].lang}">${site.brand}</a></header>
<main>
<h1>${title}</h1>
${main}
</main>
</body>
</html>
`;
  return String(await whole);
}

/** What all pages of a language have in common. */
type PageContext = {
  locale: Locale;
  texts: ServiceTexts;
  home: string;
};

function errorText(
  { locale, texts: { errors } }: PageContext,
  field: FormField,
  error: FieldError,
) {
  if (error === 'long') {
    return filled(errors.long, { limit: writeNumber(locale, maxLengths[field.name]) });
  }
  if (error === 'invalid' && field.kind === 'email') return [errors.invalidEmail];
  return [errors[error]];
}

type FieldState = {
  id: string;
  /** Normalized: a line break at the start of a text area would be lost. */
  value: string;
  error: FieldError | undefined;
  /** Whether it gets the focus when the page opens. */
  focus: boolean;
};

function control(texts: ServiceTexts, field: FormField, { id, value, error, focus }: FieldState) {
  const label = (key: string) => texts.labels[key] ?? '';
  const shared = [
    html`id="${id}" name="${field.name}"`,
    field.required && raw(' required'),
    error && html` aria-invalid="true" aria-describedby="${id}-error"`,
    focus && raw(' autofocus'),
  ];
  const limit = html`maxlength="${maxLengths[field.name]}"`;
  if (field.kind === 'textarea') {
    return html`<textarea ${shared} ${limit} rows="${field.rows}">${value}</textarea>`;
  }
  if (field.kind === 'select') {
    const options = field.options.map((option) => {
      const selected = option.value === value && raw(' selected');
      return html`<option value="${option.value}"${selected}>${label(option.label)}</option>`;
    });
    return html`<select ${shared}><option value="">${label(field.placeholder)}</option>${options}</select>`;
  }
  return html`<input ${shared} ${limit} type="${field.kind}" autocomplete="${field.autoComplete}" value="${value}">`;
}

function fieldElement(context: PageContext, field: FormField, state: FieldState): Html {
  const { texts } = context;
  const label = texts.labels[field.label] ?? '';
  return html`<div${field.wide && raw(' class="wide"')}>
<label for="${state.id}">${
    field.required
      ? html`${label}<span aria-hidden="true" class="star"> *</span>`
      : filled(texts.optional, { label })
  }</label>
${control(texts, field, state)}${
  state.error &&
  html`<p class="error" id="${state.id}-error">${errorText(context, field, state.error)}</p>`
}
</div>
`;
}

/** Why a form comes back: something is wrong with it, there were too many, or it could not be stored. */
export type ReturnReason = 'refused' | 'tooMany' | 'unavailable';

/** The page with a form as it was filled in, to be sent again. @param minutes to wait, where there were too many */
export function formPage(
  context: PageContext,
  reason: ReturnReason,
  { form = fallbackForm, fields, errors, idempotencyKey }: Submission,
  { action, minutes = 0 }: { action: string; minutes?: number },
): Promise<string> {
  const { locale, texts } = context;
  const known = forms[form];
  const idOf = (field: FormField) => `${form}-${field.name}`;
  const wrong = known.fields.flatMap((field) => {
    const error = errors[field.name];
    return error === undefined ? [] : [{ field, error }];
  });
  const { title, text } = texts[reason];
  const links = wrong.map(
    ({ field, error }) =>
      html`<li><a href="#${idOf(field)}">${texts.labels[field.label]}</a>${labelColon(locale)}${errorText(context, field, error)}</li>`,
  );
  const elements = known.fields.map((field) =>
    fieldElement(context, field, {
      id: idOf(field),
      value: fields[field.name] ?? '',
      error: errors[field.name],
      focus: field === wrong[0]?.field,
    }),
  );
  const submit = reason === 'refused' ? texts.labels[known.submit] : texts.sendAgain;
  const main = html`<p>${filled(text, { minutes: String(minutes), email: emailLink() })}</p>
${
  wrong.length > 0 &&
  html`<div role="alert" class="box"><p>${texts.errors.summary}</p><ul>${links}</ul></div>`
}
<form method="post" action="${action}">
<p class="note wide">${texts.requiredHint}</p>
<input type="hidden" name="form" value="${form}">
<input type="hidden" name="locale" value="${locale}">
${idempotencyKey !== undefined && html`<input type="hidden" name="id" value="${idempotencyKey}">`}
<div class="hidden"><label for="${honeypotField}">${texts.honeypot}</label><input type="text" id="${honeypotField}" name="${honeypotField}" tabindex="-1" autocomplete="off"></div>
${elements}<p class="wide"><button type="submit">${submit}</button></p>
</form>`;
  return page(context, title, main);
}

/** The page that confirms what was sent. */
export function sentPage(context: PageContext, receipt: string): Promise<string> {
  const { title, text, next, back } = context.texts.sent;
  const items = Object.values(next).map((sentence) => html`<li>${sentence}</li>`);
  const strong = html`<strong class="receipt">${receipt}</strong>`;
  const main = html`<p>${filled(text, { receipt: strong })}</p>
<div class="box"><ul>${items}</ul></div>
<p><a href="${context.home}">${back}</a></p>`;
  return page(context, title, main);
}

/** Why there is nothing to show, nor to send again. */
export type NoticeKind = 'tooLarge' | 'unknown' | 'foreign' | 'unavailable';

/** The page of a notice, with a link to the home page. */
export function noticePage(context: PageContext, kind: NoticeKind): Promise<string> {
  const { texts, home } = context;
  const { title, text } = texts[kind];
  const main = html`<p>${filled(text, { email: emailLink() })}</p>
<p><a href="${home}">${texts.sent.back}</a></p>`;
  return page(context, title, main);
}
