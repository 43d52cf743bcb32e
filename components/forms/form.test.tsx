import { screen } from '@testing-library/react';
import { createTranslator } from 'next-intl';
import { type FormField, type FormId, forms, maxLengths } from '@/content/forms';
import { site } from '@/content/site';
import { defaultLocale } from '@/i18n/locales';
import { entriesOf } from '@/lib/objects/entries-of';
import { withoutTypesetting } from '@/lib/text/typeset';
import { cacheFiles } from '@/test/cache-files';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { Form } from './form';

cacheFiles();

const shown = createTranslator({ locale: defaultLocale, messages: english, namespace: 'common' });

/** A text as queries of the document see it, which take a no-break space for a space. */
const t = (...given: Parameters<typeof shown>) => withoutTypesetting(shown(...given));

const all = entriesOf(forms);

afterEach(() => {
  site.inquiriesUrl = '/api/inquiries';
});

/** Whether a field is neither hidden nor the honeypot. */
function isShown(field: Element): boolean {
  return field.getAttribute('type') !== 'hidden' && field.getAttribute('name') !== 'website';
}

/** The label of a field that may stay empty. */
function optional(label: string): string {
  const message = shown.markup('forms.optional', { label, note: (words) => words });
  return withoutTypesetting(message);
}

/** A field by its label, as a visitor finds it. */
function controlOf({ kind, label, required }: FormField): HTMLElement {
  const role = kind === 'select' ? 'combobox' : 'textbox';
  return screen.getByRole(role, { name: required ? t(label) : optional(t(label)) });
}

function renderForm(name: FormId): HTMLElement {
  renderLocalized(
    <>
      <h2 id="title">heading</h2>
      <Form name={name} labelledBy="title" />
    </>,
  );
  return screen.getByRole('form', { name: 'heading' });
}

describe.each(all)('the form %s', (name, { fields }) => {
  test('shows its fields in their order, and what the mark means', () => {
    const form = renderForm(name);
    const controls = [...form.querySelectorAll('input, select, textarea')].filter(isShown);
    expect(controls).toEqual(fields.map(controlOf));
    expect(screen.getByText(t('forms.requiredHint'))).toBeVisible();
  });

  test.each(fields.map((field) => [field.name, field] as const))('field %s', (_, field) => {
    renderForm(name);
    const control = controlOf(field);
    expect(control).toHaveAttribute('name', field.name);
    expect(control).toHaveValue('');
    const limit = field.kind === 'select' ? null : String(maxLengths[field.name]);
    expect(control.getAttribute('maxlength')).toBe(limit);
    const mark = document.querySelector(`label[for="${control.id}"] span`);
    expect(mark?.textContent?.includes('*')).toBe(field.required === true);
    if (field.required) expect(control).toBeRequired();
    else expect(control).not.toBeRequired();

    const placeholder = field.placeholder === undefined ? null : t(field.placeholder);
    if (field.kind === 'select') {
      const options = [...control.querySelectorAll('option')];
      expect(options.map(({ value, text }) => [value, text])).toEqual([
        ['', placeholder],
        ...field.options.map(({ value, label }) => [value, t(label)]),
      ]);
      expect(control).toHaveDisplayValue(placeholder ?? '');
      return;
    }
    expect(control.getAttribute('placeholder')).toBe(placeholder);
    if (field.kind === 'textarea') {
      expect(control).toHaveAttribute('rows', String(field.rows));
      return;
    }
    expect(control).toHaveAttribute('type', field.kind);
    expect(control).toHaveAttribute('autocomplete', field.autoComplete);
    // The keyboard of a phone.
    expect(control.getAttribute('inputmode')).toBe(field.kind === 'text' ? null : field.kind);
  });
});

test('without a service for inquiries, a form says so and puts what is typed into an e-mail', () => {
  site.inquiriesUrl = '';
  const form = renderForm('home');
  expect(withoutTypesetting(form.firstElementChild?.textContent ?? '')).toContain(site.email);
  expect(form).not.toHaveAttribute('action');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: t('forms.unsent.mail') })).toHaveAttribute(
    'data-mail-form',
  );
});

test('a form says in which languages the firm reads and answers, and links to the privacy notice', () => {
  const form = renderForm('home');
  const shownNote = withoutTypesetting(form.textContent ?? '');
  const [before = '', after = ''] = t('waysOfWorking.languages.ownLanguage', {
    languages: '|',
  }).split('|');
  expect(shownNote).toContain(before);
  expect(shownNote).toContain(after);
  const privacy = shown.markup('forms.privacy', { link: (words) => words });
  expect(shownNote).toContain(withoutTypesetting(privacy));
  expect(form.querySelector('a[href="/privacy"]')).toBeVisible();
});
