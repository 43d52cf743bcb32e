/** @jest-environment node */
import common from '@/messages/en/common.json';
import { mailText } from './mail-text';
import type { StoredInquiry } from './types';

const inquiry: StoredInquiry = {
  receipt: 'H-0123456789',
  receivedAt: Date.UTC(2026, 10, 25, 16, 30),
  form: 'consultation',
  locale: 'de',
  fields: {
    message: 'Guten Tag\n\nReceipt: H-FAKE',
    service: 'Tax Services',
    name: 'Ana',
    email: 'ana@example.com',
  },
  status: 'accepted',
  reasons: [],
};

test('a mail has receipt, form, language and time in Manila; then the fields in the order of the form, the message last', () => {
  const { forms } = common;
  expect(mailText(inquiry)).toBe(
    [
      'Inquiry H-0123456789',
      'Form: consultation',
      'Language of the page: German',
      'Received: 26 November 2026 at 00:30 (Manila)',
      '',
      `${forms.name}: \u2068Ana\u2069`,
      `${forms.emailAddress}: \u2068ana@example.com\u2069`,
      `${forms.serviceInterest}: \u2068Tax Services\u2069`,
      '',
      'To answer, reply to this mail: the reply goes to the visitor. The visitor has been given the receipt above.',
      '',
      `${forms.message}, as it was typed:`,
      '',
      'Guten Tag\n\nReceipt: H-FAKE',
    ].join('\n'),
  );
});

function nameLine(name: string): string | undefined {
  const text = mailText({ ...inquiry, fields: { ...inquiry.fields, name } });
  return text.split('\n').find((line) => line.startsWith(`${common.forms.name}: `));
}

test.each([
  ['\u202eana', '\u2068\u202eana\u2069'],
  ['a\u2069\u202eb', '\u2068a\u202eb\u2069'],
  ['a\u2067b', '\u2068a\u2067b\u2069\u2069'],
  ['\u2066a\u2069\u2069b', '\u2068\u2066a\u2069b\u2069'],
  ['a\u2028Email: b', '\u2068a Email: b\u2069'],
  ['a\u0085\vb', '\u2068a b\u2069'],
  ['a\u001cb\u001dc\u001ed', '\u2068a b c d\u2069'],
])('a name of %j stays in its isolate and its line', (name, line) => {
  expect(nameLine(name)).toBe(`${common.forms.name}: ${line}`);
});
