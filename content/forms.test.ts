/** @jest-environment node */
import { formCases } from '@/e2e/support/form-cases';
import { entriesOf, keysOf } from '@/lib/objects/entries-of';
import { forms } from './forms';
import { nearestForm } from './pages';

const all = entriesOf(forms);

test.each(all)('%s asks for a name, an address and a message, each field once', (_, { fields }) => {
  const names = fields.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['name', 'email', 'message']));
  expect(new Set(names).size).toBe(names.length);
  const required = fields.filter((field) => field.required === true).map(({ name }) => name);
  expect(required).toEqual(expect.arrayContaining(['name', 'email']));
});

test.each(all)('%s: fields of one name have one kind', (_, { fields }) => {
  const kinds = { name: 'text', email: 'email', company: 'text', phone: 'tel' };
  for (const { name, kind } of fields) {
    expect(kind).toBe({ ...kinds, service: 'select', message: 'textarea' }[name]);
  }
});

test.each(all)('%s: each option has a value and a label of its own', (_, { fields }) => {
  for (const field of fields) {
    const options = field.kind === 'select' ? field.options : [];
    expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
    expect(new Set(options.map(({ label }) => label)).size).toBe(options.length);
  }
});

test('each form has a case in the browser tests', () => {
  expect(new Set(formCases.map(({ form }) => form))).toEqual(new Set(keysOf(forms)));
});

test.each(formCases)('the page of “$form” names the anchor of its form', ({ path }) => {
  expect(nearestForm(path)).toMatch(/^#/);
});

test('each form has a unique name for agents', () => {
  expect(new Set(all.map(([, { webMcpTool }]) => webMcpTool.name)).size).toBe(all.length);
});
