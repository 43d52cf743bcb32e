import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from 'react-hot-toast/headless';
import { sendLead } from '@/lib/leads/lead';
import { english, renderLocalized } from '@/test/render';
import { ConsultationForm } from './consultation-form';
import { ExpertForm } from './expert-form';
import { MessageForm } from './message-form';

jest.mock('@/lib/leads/lead');
const send = jest.mocked(sendLead);

const { forms, toasts } = english.common;

afterEach(() => {
  act(() => toast.remove());
  send.mockReset();
});

type FieldSummary = { name: string; type: string; required: boolean };

/** The fields of the form on the page in their order. */
function fields(): FieldSummary[] {
  const selector = 'form input, form select, form textarea';
  return [
    ...document.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>(
      selector,
    ),
  ].map(({ name, type, required }) => ({ name, type, required }));
}

function field(name: string, type: string, required = false): FieldSummary {
  return { name, type, required };
}

function options(): { value: string; text: string }[] {
  return [...document.querySelectorAll('option')].map(({ value, text }) => ({ value, text }));
}

async function submit(name: string) {
  for (const input of document.querySelectorAll<HTMLInputElement>('form :required')) {
    const answers: Record<string, string> = { email: 'a@b.example', 'select-one': lastOption() };
    fireEvent.change(input, { target: { value: answers[input.type] ?? 'x' } });
  }
  await userEvent.click(screen.getByRole('button', { name }));
}

function lastOption(): string {
  return options().at(-1)?.value ?? '';
}

describe.each([
  ['home', 5, toasts.homeSentTitle, toasts.homeSentText],
  ['contact', 6, toasts.sentTitle, toasts.sentText],
] as const)('message form: %s', (form, rows, title, text) => {
  beforeEach(() => renderLocalized(<MessageForm form={form} labelledBy="title" />));

  test('has the fields of spec §5, and no phone (design.md §4)', () => {
    expect(fields()).toEqual([
      field('name', 'text', true),
      field('email', 'email', true),
      field('company', 'text'),
      field('message', 'textarea', true),
    ]);
    // Message area rows (spec §5).
    expect(document.querySelector('textarea')?.rows).toBe(rows);
    expect(screen.getByText(forms.requiredHint)).toBeVisible();
  });

  test('is confirmed with its own words', async () => {
    await submit(forms.send);
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ form }));
    expect(screen.getByText(title)).toBeVisible();
    expect(screen.getByText(text)).toBeVisible();
  });
});

describe('expert form', () => {
  beforeEach(() => renderLocalized(<ExpertForm labelledBy="title" />));

  test('has the fields of spec §3 and §5: only name and e-mail address are required', () => {
    expect(fields()).toEqual([
      field('name', 'text', true),
      field('email', 'email', true),
      field('company', 'text'),
      field('phone', 'tel'),
      field('service', 'select-one'),
      field('message', 'textarea'),
    ]);
    expect(document.querySelector('textarea')?.rows).toBe(4);
    expect(screen.getByRole('textbox', { name: forms.fullName })).toHaveAttribute('name', 'name');
    expect(screen.getByRole('textbox', { name: forms.emailAddress })).toHaveAttribute(
      'name',
      'email',
    );
  });

  test('offers the values of spec §3 after its placeholder', () => {
    expect(options().map(({ value }) => value)).toEqual([
      '',
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
    expect(screen.getByRole('combobox')).toHaveDisplayValue(forms.servicePlaceholder);
  });

  test('is confirmed with the promise of its page', async () => {
    await submit(forms.talk);
    expect(send).toHaveBeenCalledWith(expect.objectContaining({ form: 'expert' }));
    expect(screen.getByText(toasts.expertSentText)).toBeVisible();
  });
});

describe('consultation form', () => {
  beforeEach(() => renderLocalized(<ConsultationForm labelledBy="title" />));

  test('has the fields of spec §5', () => {
    expect(fields()).toEqual([
      field('name', 'text', true),
      field('email', 'email', true),
      field('company', 'text'),
      field('phone', 'tel'),
      field('service', 'select-one', true),
      field('message', 'textarea', true),
    ]);
    expect(screen.getByPlaceholderText(forms.namePlaceholder)).toHaveAttribute('name', 'name');
    expect(screen.getByPlaceholderText(forms.emailPlaceholder)).toHaveAttribute('name', 'email');
  });

  test('offers the options of spec §3 after its placeholder', () => {
    expect(options().map(({ value }) => value)).toEqual([
      '',
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
    ]);
    expect(screen.getByRole('combobox')).toHaveDisplayValue(forms.interestPlaceholder);
  });

  test('hands over the option that was chosen, and is confirmed', async () => {
    await submit(forms.request);
    expect(send).toHaveBeenCalledWith(
      expect.objectContaining({
        form: 'consultation',
        fields: expect.objectContaining({ service: lastOption() }),
      }),
    );
    expect(screen.getByText(toasts.sentText)).toBeVisible();
  });
});

test('the words of spec §5 and §8 stand in the English messages', () => {
  expect(forms).toMatchObject({
    fullName: 'Full Name',
    emailAddress: 'Email Address',
    servicePlaceholder: 'Select a service',
    namePlaceholder: 'Your Name *',
    emailPlaceholder: 'Email Address *',
    interestPlaceholder: 'Select Service of Interest *',
  });
  expect(toasts).toMatchObject({
    sentTitle: 'Message Sent!',
    sentText: "We'll get back to you within 24 hours.",
    errorTitle: 'An error occurred',
  });
});
