/** @jest-environment node */
import { english } from '@/test/render';
import { forms } from './forms';

// The specification's own values, written down a second time on purpose: a wrong table fails here.
// Everything else that is tested of a form takes its expectations from the table.

const { forms: words, toasts } = english.common;

test.each([
  ['home', ['name *', 'email *', 'company', 'message *']],
  ['contact', ['name *', 'email *', 'company', 'message *']],
  ['expert', ['name *', 'email *', 'company', 'phone', 'service', 'message']],
  ['consultation', ['name *', 'email *', 'company', 'phone', 'service *', 'message *']],
] as const)('%s: the fields in their order, required ones marked (spec §3, §5)', (form, fields) => {
  expect(forms[form].fields.map(({ name, required }) => (required ? `${name} *` : name))).toEqual(
    fields,
  );
});

test('kinds of fields (spec §5)', () => {
  const kinds = { name: 'text', email: 'email', company: 'text', phone: 'tel' };
  for (const { fields } of Object.values(forms)) {
    for (const { name, kind } of fields) {
      expect([name, kind]).toEqual([
        name,
        { ...kinds, service: 'choice', message: 'message' }[name],
      ]);
    }
  }
});

test.each([
  ['home', 5],
  ['contact', 6],
  ['expert', 4],
] as const)('%s: rows of the message area (spec §5)', (form, rows) => {
  expect(forms[form].fields.find(({ kind }) => kind === 'message')).toMatchObject({ rows });
});

test('values of the services in the expert form (spec §3)', () => {
  expect(valuesOf('expert')).toEqual([
    'bookkeeping',
    'accounting',
    'payroll',
    'tax',
    'visa',
    'business-registration',
    'hr-admin',
    'consulting',
    'remote-business',
    'multiple',
  ]);
});

test('values of the services in the consultation form are their names (spec §3)', () => {
  const names = [
    'Bookkeeping Services',
    'Accounting Services',
    'Tax Services',
    'Payroll Services',
    'HR & Admin Support',
    'Business Registration',
    'Visa Processing',
    'Consulting Services',
    'Remote Business Services',
    'General Inquiry',
  ];
  expect(valuesOf('consultation')).toEqual(names);
  expect(Object.values(words.interests)).toEqual(names);
});

function valuesOf(form: 'expert' | 'consultation'): string[] {
  return forms[form].fields.flatMap((field) =>
    field.kind === 'choice' ? field.options.map(({ value }) => value) : [],
  );
}

test('labels and placeholders that the specification names (spec §5)', () => {
  expect(forms.expert.fields).toMatchObject([
    { label: 'forms.fullName' },
    { label: 'forms.emailAddress' },
    {},
    {},
    { placeholder: 'forms.servicePlaceholder' },
    {},
  ]);
  expect(forms.consultation.fields).toMatchObject([
    { placeholder: 'forms.namePlaceholder' },
    { placeholder: 'forms.emailPlaceholder' },
    {},
    {},
    { placeholder: 'forms.interestPlaceholder' },
    {},
  ]);
  expect(words).toMatchObject({
    fullName: 'Full Name',
    emailAddress: 'Email Address',
    servicePlaceholder: 'Select a service',
    namePlaceholder: 'Your Name *',
    emailPlaceholder: 'Email Address *',
    interestPlaceholder: 'Select Service of Interest *',
  });
});

test('confirmations, and the generic words for both outcomes (spec §5, §8)', () => {
  expect(Object.entries(forms).map(([name, { success }]) => [name, success.text])).toEqual([
    ['home', 'toasts.homeSentText'],
    ['contact', 'toasts.sentText'],
    ['expert', 'toasts.expertSentText'],
    ['consultation', 'toasts.sentText'],
  ]);
  expect(toasts).toMatchObject({
    sentTitle: 'Message Sent!',
    sentText: 'We’ll get back to you within 24\u00a0hours.',
    expertSentText: 'We’ll get back to you within 2\u00a0hours during business hours.',
    errorTitle: 'An error occurred',
    success: 'Success',
  });
});
