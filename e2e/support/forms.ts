import type { Locator, Page } from 'playwright/test';
import { pages } from '@/content/pages';
import { english } from './messages';

const { forms: label, toasts } = english.common;

/** A field as the specification (§3, §5) describes it. */
export type Field = {
  name: string;
  label: string;
  tag: 'input' | 'textarea' | 'select';
  /** Type of an input. */
  type?: 'text' | 'email' | 'tel';
  required?: boolean;
  autocomplete?: string;
  placeholder?: string;
  /** Height of a message area. */
  rows?: number;
  /** Values and texts of a choice; the first one is its empty placeholder. */
  options?: [value: string, text: string][];
  /** What a visitor enters: text, or the value of an option. */
  entry: string;
};

/** A form of the site. */
export type FormCase = {
  name: string;
  path: string;
  /** Heading that names the form. */
  heading: string;
  submit: string;
  success: { title: string; text: string };
  fields: Field[];
};

/** A field of text; the name is required and typed in the same way everywhere. */
function nameField(text: string, placeholder?: string): Field {
  return {
    name: 'name',
    label: text,
    tag: 'input',
    type: 'text',
    required: true,
    autocomplete: 'name',
    placeholder,
    entry: 'Ana Reyes-Šmid',
  };
}

function emailField(text: string, placeholder?: string): Field {
  return {
    name: 'email',
    label: text,
    tag: 'input',
    type: 'email',
    required: true,
    autocomplete: 'email',
    placeholder,
    entry: 'ana.reyes@visitor.example',
  };
}

function companyField(placeholder?: string): Field {
  return {
    name: 'company',
    label: label.company,
    tag: 'input',
    type: 'text',
    autocomplete: 'organization',
    placeholder,
    entry: 'Reyes Trading',
  };
}

function phoneField(placeholder?: string): Field {
  return {
    name: 'phone',
    label: label.phone,
    tag: 'input',
    type: 'tel',
    autocomplete: 'tel',
    placeholder,
    entry: '+63 917 000 0000',
  };
}

function messageField(rows: number, required: boolean, placeholder?: string): Field {
  return {
    name: 'message',
    label: label.message,
    tag: 'textarea',
    required,
    rows,
    placeholder,
    entry: 'We open in June & need payroll for five people.\nWhat should we prepare?',
  };
}

function messageForm(name: string, path: string, heading: string, rows: number): FormCase {
  const home = name === 'home';
  return {
    name,
    path,
    heading,
    submit: label.send,
    success: {
      title: home ? toasts.homeSentTitle : toasts.sentTitle,
      text: home ? toasts.homeSentText : toasts.sentText,
    },
    fields: [
      nameField(label.name),
      emailField(label.email),
      companyField(),
      messageField(rows, true),
    ],
  };
}

const { options, interests } = label;

const expertForm: FormCase = {
  name: 'about expert',
  path: pages.about.path,
  heading: english.pages.about.expert.title,
  submit: label.talk,
  success: { title: toasts.expertSentTitle, text: toasts.expertSentText },
  fields: [
    nameField(label.fullName),
    emailField(label.emailAddress),
    companyField(),
    phoneField(),
    {
      name: 'service',
      label: label.service,
      tag: 'select',
      options: [
        ['', label.servicePlaceholder],
        ['bookkeeping', options.bookkeeping],
        ['accounting', options.accounting],
        ['payroll', options.payroll],
        ['tax', options.tax],
        ['visa', options.visa],
        ['business-registration', options.business],
        ['hr-admin', options.hrAdmin],
        ['consulting', options.consulting],
        ['remote-business', options.remoteBusiness],
        ['multiple', options.multiple],
      ],
      entry: 'hr-admin',
    },
    messageField(4, false),
  ],
};

const interestNames = [
  interests.bookkeeping,
  interests.accounting,
  interests.tax,
  interests.payroll,
  interests.hrAdmin,
  interests.business,
  interests.visa,
  interests.consulting,
  interests.remoteBusiness,
  interests.general,
];

const consultationForm: FormCase = {
  name: 'free consultation',
  path: pages.freeConsultation.path,
  heading: english.pages.freeConsultation.form.title,
  submit: label.request,
  success: { title: toasts.sentTitle, text: toasts.sentText },
  fields: [
    nameField(label.name, label.namePlaceholder),
    emailField(label.emailAddress, label.emailPlaceholder),
    companyField(label.companyPlaceholder),
    phoneField(label.phonePlaceholder),
    {
      name: 'service',
      label: label.serviceInterest,
      tag: 'select',
      required: true,
      options: [
        ['', label.interestPlaceholder],
        ...interestNames.map((name): [string, string] => [name, name]),
      ],
      entry: interests.visa,
    },
    messageField(5, true, label.messagePlaceholder),
  ],
};

/** Every form of the site; one for the contact sections of service pages, which are the same. */
export const formCases: [FormCase, ...FormCase[]] = [
  messageForm('home', pages.home.path, english.pages.home.contact.title, 5),
  messageForm('contact', pages.contact.path, english.pages.contact.form.title, 6),
  messageForm('service page', pages.tax.path, english.services.tax.cta.title, 6),
  expertForm,
  consultationForm,
];

/** The form itself, by the heading that names it. */
export function formOf(page: Page, { heading }: FormCase): Locator {
  return page.getByRole('form', { name: heading });
}

/** A field by its label, which may be followed by a mark. */
export function fieldOf(form: Locator, field: Field): Locator {
  const escaped = field.label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return form.getByLabel(new RegExp(`^${escaped}(?: \\*| \\(${label.optional}\\))?$`));
}

/** The submit button, by its name when idle. */
export function submitOf(form: Locator, { submit }: FormCase): Locator {
  return form.getByRole('button', { name: submit, exact: true });
}

/** Enters a value in every field. */
export async function fillForm(form: Locator, { fields }: FormCase): Promise<void> {
  for (const field of fields) {
    const control = fieldOf(form, field);
    if (field.tag === 'select') await control.selectOption(field.entry);
    else await control.fill(field.entry);
  }
}

/** The region in which toasts appear and are announced. */
export function toastRegion(page: Page): Locator {
  return page.getByRole('region', { name: toasts.region }).getByRole('status');
}
