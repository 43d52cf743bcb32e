import { screen } from '@testing-library/react';
import { english, renderLocalized } from '@/test/render';
import { InputField, MessageField, SelectField } from './field';

const optional = english.common.forms.optional;

test('a required field: its label, the mark, no remark', () => {
  renderLocalized(
    <InputField form="f" name="email" label="Address" type="email" autoComplete="email" required />,
  );
  const field = screen.getByRole('textbox', { name: 'Address' });
  expect(field).toBeRequired();
  const label = screen.getByText('Address');
  expect(label).toHaveTextContent('*');
  expect(label).not.toHaveTextContent(optional);
});

test('an optional field says so in its label, and has no mark', () => {
  renderLocalized(
    <InputField form="f" name="company" label="Firm" type="text" autoComplete="organization" />,
  );
  const field = screen.getByRole('textbox', { name: `Firm (${optional})` });
  expect(field).not.toBeRequired();
  expect(screen.getByText('Firm')).not.toHaveTextContent('*');
});

test.each([
  ['text', null],
  ['email', 'email'],
  ['tel', 'tel'],
] as const)('a field of type %s asks for the keyboard %s', (type, inputMode) => {
  renderLocalized(
    <InputField form="f" name="n" label="L" type={type} autoComplete="name" placeholder="P" />,
  );
  const field = screen.getByPlaceholderText('P');
  expect(field).toHaveAttribute('type', type);
  expect(field.getAttribute('inputmode')).toBe(inputMode);
  expect(field).toHaveAttribute('autocomplete', 'name');
  expect(field).toHaveAttribute('name', 'n');
});

test('two forms on a page never share an id', () => {
  renderLocalized(
    <>
      <InputField form="f" name="name" label="A" type="text" autoComplete="name" required />
      <InputField form="g" name="name" label="B" type="text" autoComplete="name" required />
    </>,
  );
  expect(screen.getByLabelText(/^A/).id).not.toBe(screen.getByLabelText(/^B/).id);
});

test('the message area has its rows and placeholder', () => {
  renderLocalized(
    <MessageField form="f" name="message" label="Text" rows={7} placeholder="P" required />,
  );
  const field = screen.getByRole('textbox', { name: 'Text' });
  expect(field).toHaveAttribute('rows', '7');
  expect(field).toHaveAttribute('placeholder', 'P');
  expect(field).toBeRequired();
});

test('a choice starts with its placeholder, which is no valid answer', () => {
  renderLocalized(
    <SelectField
      form="f"
      name="service"
      label="Service"
      placeholder="Choose"
      options={[{ value: 'tax', label: 'Tax' }]}
      required
    />,
  );
  const field = screen.getByRole('combobox', { name: 'Service' });
  expect(field).toHaveDisplayValue('Choose');
  expect(field).toHaveValue('');
  expect(field).toBeInvalid();
});
