/** @jest-environment node */
import { spreadsheets } from '@/content/downloads';
import { calendarYear, filingDays, holidayDays } from '@/content/filing-calendar';
import { loadMessages } from '@/i18n/load-messages';
import { translatedLocaleCodes } from '@/i18n/locales';
import { defaultProfile, filingCalendar } from '@/lib/calculators/filing-calendar';
import { keysOf } from '@/lib/objects/entries-of';
import { dayNumber } from '@/lib/spreadsheets/cells';
import { readWorkbook, type Workbook, workOut, xmlOf } from '@/test/workbook';
import { spreadsheetFile } from './spreadsheet-file';

const { items } = loadMessages('en').downloads;

const ids = keysOf(spreadsheets);
const files = new Map<string, Uint8Array>();
const books = new Map<string, Workbook>();

beforeAll(async () => {
  for (const id of ids) {
    const file = await spreadsheetFile(id, 'en');
    files.set(id, file);
    books.set(id, readWorkbook(file));
  }
});

function book(id: keyof typeof spreadsheets): Workbook {
  const found = books.get(id);
  if (found === undefined) throw new Error(id);
  return found;
}

test('the forecast carries the balance forward and finds the lowest week, as the article has it', () => {
  const at = workOut(book('weeklyCash'), 1);
  const closing = [...'CDEFGHO'].map((column) => at(`${column}12`));
  expect(closing).toEqual([225, 165, 80, -30, 195, 175, 175]);
  expect([at('D5'), at('C3'), at('I3'), at('L3')]).toEqual([225, -30, 0, 0]);
  // January 1, 2027 is a Friday; the fourth week ends three weeks later.
  expect([at('C4'), at('F3')]).toEqual([dayNumber('2027-01-01'), dayNumber('2027-01-22')]);
  // Collections of 760 less 310, 360 and 95 are 5 less than nothing: 180 becomes 175.
  expect([at('P6'), at('P8'), at('P9'), at('P10')]).toEqual([760, -310, -360, -95]);
  const moved = workOut(book('weeklyCash'), 1, { F6: 95, G6: 255, F8: 0, G8: -75, C14: 230 });
  expect([moved('F12'), moved('G12'), moved('H12')]).toEqual([55, 235, 215]);
  expect(moved('C15')).toBe(5);
  expect(workOut(book('weeklyCash'), 0, { D9: 120 })('I3')).toBe(1);
});

test('the payroll list counts back from payday, compares headcounts and finds one person with two tasks', () => {
  const { checks } = items.payrollChanges;
  const line = (row: number, asked: string, approved: string) => ({
    [`A${row}`]: '7',
    [`B${row}`]: 'x',
    [`E${row}`]: dayNumber('2027-07-01'),
    [`F${row}`]: 'letter',
    [`G${row}`]: asked,
    [`H${row}`]: approved,
  });
  const at = workOut(book('payrollChanges'), 0, {
    ...line(6, 'a', 'b'),
    ...line(7, 'a', 'a'),
    A8: '9',
    C40: 31,
    C41: 1,
    C42: 0,
    C44: 33,
  });
  // Thursday, July 15: the days of the article.
  expect([at('B3'), at('C3')]).toEqual([dayNumber('2027-07-05'), dayNumber('2027-07-06')]);
  expect(['I5', 'I6', 'I7', 'I8', 'I9'].map(at)).toEqual([
    checks.complete,
    checks.complete,
    checks.same,
    checks.incomplete,
    '',
  ]);
  expect([at('C38'), at('C39'), at('C43'), at('C45')]).toEqual([3, 2, 32, 1]);
  expect([at('D43'), at('D45')]).toEqual([44, 0]);
  // November 30 and December 8 are holidays.
  const december = workOut(book('payrollChanges'), 0, { A3: dayNumber('2027-12-10') });
  expect(december('B3')).toBe(dayNumber('2027-11-26'));
});

test('the register counts what is open, and files three working days early', () => {
  const { closed } = items.complianceRegister.statuses;
  const deadlines = filingCalendar(defaultProfile, calendarYear, filingDays, holidayDays);
  const row = 6 + deadlines.findIndex(({ filing }) => filing === 'vat');
  const at = workOut(book('complianceRegister'), 0, {
    A3: dayNumber('2027-01-12'),
    [`K${row}`]: closed,
    [`G${row}`]: 'proof',
    D6: 'Ana',
    E6: 'Ana',
    F6: 'Ana',
    D7: 'Ana',
    E7: 'Ana',
    F7: 'Ben',
  });
  // VAT of the fourth quarter: Monday, January 25, and Wednesday of the week before.
  expect(at(`A${row}`)).toBe('2550Q · VAT · Q4 2026');
  expect([at(`B${row}`), at(`L${row}`), at(`M${row}`)]).toEqual([
    dayNumber('2027-01-25'),
    dayNumber('2027-01-20'),
    '',
  ]);
  const open = deadlines.filter(({ filing, period }) => `${filing}-${period}` !== 'vat-2026-Q4');
  const between = (from: string, to: string) =>
    open.filter(({ due }) => due >= from && due <= to).length;
  // February 26 is 45 days later.
  expect(at('B3')).toBe(between('2027-01-12', '2027-02-26'));
  expect(at('C3')).toBe(between('2027-01-01', '2027-01-11'));
  expect([at('D3'), at('E3')]).toEqual([1, 1]);
});

test('the matrix finds who approves their own work, and the limits divide the payments of the article', () => {
  const { checks } = items.approvalMatrix;
  const at = workOut(book('approvalMatrix'), 0, {
    A10: 'x',
    B10: 'a',
    C10: 'a',
    D10: 'b',
    A11: 'x',
    B11: 'a',
  });
  expect([at('G4'), at('G10'), at('G11'), at('G12')]).toEqual([
    checks.complete,
    checks.same,
    checks.incomplete,
    '',
  ]);
  const amounts = [
    ...Array<number>(44).fill(180_000 / 44),
    ...Array<number>(12).fill(290_000 / 12),
    ...Array<number>(4).fill(152_500),
  ];
  const payments = Object.fromEntries(amounts.map((amount, index) => [`B${index + 2}`, amount]));
  const sorted = workOut(book('approvalMatrix'), 1, payments);
  const column = (name: string) => [2, 3, 4].map((row) => sorted(`${name}${row}`));
  expect(column('F')).toEqual([44, 12, 4]);
  expect(column('G').map((sum) => Math.round(Number(sum)))).toEqual([180_000, 290_000, 610_000]);
  expect(column('H')).toEqual([73, 20, 7]);
  expect(column('I')).toEqual([17, 27, 56]);
});

test.each(ids)('%s is the same in every build, and set up for paper', async (id) => {
  const file = files.get(id) ?? new Uint8Array();
  expect(Buffer.compare(await spreadsheetFile(id, 'en'), file)).toBe(0);
  expect(xmlOf(file, 'xl/workbook.xml')).toContain('_xlnm.Print_Titles');
  const sheet = xmlOf(file, 'xl/worksheets/sheet1.xml');
  expect(sheet).toMatch(/state="frozen"/);
  expect(sheet).toMatch(/<pageSetup paperSize="9" orientation="landscape" fitToWidth="1"/);
});

test.each(translatedLocaleCodes)(
  'in %s all sheets are worked out, and nothing is left to fill in',
  async (locale) => {
    for (const id of ids) {
      const file = await spreadsheetFile(id, locale);
      const workbook = readWorkbook(file);
      for (const [index, name] of workbook.SheetNames.entries()) {
        expect(name).toMatch(/^[^[\]:*?/\\]{1,31}$/);
        expect(() => workOut(workbook, index)).not.toThrow();
      }
      expect(xmlOf(file, 'xl/sharedStrings.xml')).not.toMatch(/[{}]|\[\[|undefined|NaN/);
    }
  },
);
