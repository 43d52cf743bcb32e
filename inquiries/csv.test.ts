/** @jest-environment node */
import { forms } from '@/content/forms';
import { inquiriesCsv } from './csv';
import type { StoredInquiry } from './types';

function csvOf(fields: StoredInquiry['fields']): string {
  const receivedAt = Date.UTC(2026, 10, 25, 6, 3);
  const inquiry = { receipt: 'H-1', receivedAt, form: 'contact', locale: 'de', fields } as const;
  const delivery = { receipt: 'H-1', channel: 'smtp', attempts: 1, nextAt: 0 } as const;
  const deliveries = [{ ...delivery, state: 'delivered', lastError: undefined } as const];
  return inquiriesCsv([{ ...inquiry, status: 'accepted', reasons: ['links'], deliveries }]);
}

const fieldNames = [
  ...new Set(Object.values(forms).flatMap(({ fields }) => fields.map(({ name }) => name))),
];

test('the CSV has a byte order mark, a header with every field of the forms, and a row for each inquiry', () => {
  const fields = { name: 'Ana', email: 'ana@example.com', phone: '02 1234', message: 'Hello' };
  const sent = new Map(Object.entries(fields));
  expect(csvOf(fields)).toBe(
    `\ufeffreceipt,received,form,locale,status,reasons,deliveries,${fieldNames}\r\n` +
      `H-1,2026-11-25T06:03:00.000Z,contact,de,accepted,links,smtp delivered,${fieldNames.map((name) => sent.get(name) ?? '')}\r\n`,
  );
});

test.each([
  ['a "quoted", word', '"a ""quoted"", word"'],
  ['two\nlines', '"two\nlines"'],
  ['=HYPERLINK("http://a")', '"\'=HYPERLINK(""http://a"")"'],
  ['+63 2', "'+63 2"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', '"\'\r\'=1"'],
  ['a;=1', "a;'=1"],
  ['a\t@b', "a\t'@b"],
  ['a\n+1', '"a\n\'+1"'],
  ['＝1', "'＝1"],
  ['a-1; =1', 'a-1; =1'],
  ['1 = 1', '1 = 1'],
])('the cell %j is written as %j, so that it is one cell and no formula', (typed, cell) => {
  const cells = fieldNames.map((name) => (name === 'message' ? cell : ''));
  expect(csvOf({ message: typed }).endsWith(`,${cells}\r\n`)).toBe(true);
});
