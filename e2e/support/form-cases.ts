import type { Locator, Page } from 'playwright/test';
import type { FormId } from '@/content/forms';
import { type FormField, forms } from '@/content/forms';
import { pages } from '@/content/pages';
import { english } from '@/test/english';
import { common } from './messages';

/** Values for text fields; of a select, the last option is chosen. */
const entries = {
  name: 'Ana Reyes-Šmid',
  email: 'ana.reyes@visitor.example',
  company: 'Reyes Trading',
  phone: '+63 917 000 0000',
  message: 'We open in June & need payroll for five people.\nWhat should we prepare?',
} as const;

/** A field of a form with its value in tests. */
export type FieldCase = FormField & { entry: string };

/** A form on one of its pages. */
export type FormCase = {
  name: string;
  form: FormId;
  path: string;
  /** Heading that names the form. */
  heading: string;
  submit: string;
  success: { title: string; text: string };
  fields: FieldCase[];
};

/** @throws Error when it is a select without options */
function entryOf(field: FormField): string {
  if (field.name !== 'service') return entries[field.name];
  const last = field.kind === 'select' ? field.options.at(-1) : undefined;
  if (last === undefined) throw new Error('a select without options');
  return last.value;
}

function formCase(name: string, form: FormId, path: string, heading: string): FormCase {
  const { fields, submit, success } = forms[form];
  return {
    name,
    form,
    path,
    heading,
    submit: common(submit),
    success: { title: common(success.title), text: common(success.text) },
    fields: fields.map((field) => ({ ...field, entry: entryOf(field) })),
  };
}

const texts = english.pages;

/** The form of the home page. */
export const homeForm = formCase('home', 'home', pages.home.path, texts.home.contact.title);

/** The form with the most fields. */
export const longForm = formCase(
  'free consultation',
  'consultation',
  pages.freeConsultation.path,
  texts.freeConsultation.form.title,
);

/** Every form of the site; one of the equal contact forms of service pages. */
export const formCases: FormCase[] = [
  homeForm,
  formCase('contact', 'contact', pages.contact.path, texts.contact.form.title),
  formCase('service page', 'contact', pages.tax.path, texts.contact.form.title),
  formCase('about expert', 'expert', pages.about.path, texts.about.expert.title),
  longForm,
];

/** The form itself, by the heading that names it. */
export function formOf(page: Page, { heading }: FormCase): Locator {
  return page.getByRole('form', { name: heading });
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** A field by its label, which may be followed by a mark. */
export function fieldOf(form: Locator, field: FieldCase): Locator {
  const label = common(field.label);
  const optional = common.markup('forms.optional', { label, note: (words) => words });
  return form.getByLabel(new RegExp(`^(?:${escaped(label)}(?: \\*)?|${escaped(optional)})$`));
}

/** The submit button, by its name when idle. */
export function submitOf(form: Locator, { submit }: FormCase): Locator {
  return form.getByRole('button', { name: submit, exact: true });
}

/** Enters a value in every field. */
export async function fillForm(form: Locator, { fields }: FormCase): Promise<void> {
  for (const field of fields) {
    const control = fieldOf(form, field);
    if (field.kind === 'select') await control.selectOption(field.entry);
    else await control.fill(field.entry);
  }
}

/** The region in which toasts appear and are announced. */
export function toastRegion(page: Page): Locator {
  return page.getByRole('region', { name: common('toasts.region') }).getByRole('status');
}
