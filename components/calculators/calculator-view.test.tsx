import { fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ratesOf } from '@/content/calculators';
import { factWords } from '@/i18n/format-fact';
import { defaultLocale } from '@/i18n/locales';
import { exampleOf } from '@/lib/calculators/calculator';
import { typedEntries } from '@/lib/calculators/calculator-hash';
import { type CalculatorId, calculators } from '@/lib/calculators/calculators';
import { keysOf } from '@/lib/objects/entries-of';
import { withoutTypesetting } from '@/lib/text/typeset';
import { cacheFiles } from '@/test/cache-files';
import { english } from '@/test/english';
import type { CalculatorData } from './calculator-data';
import { CalculatorView } from './calculator-view';

cacheFiles();

const { items, labels } = english.calculators;

function dataOf(id: CalculatorId): CalculatorData {
  return {
    id,
    locale: defaultLocale,
    rates: ratesOf(id),
    texts: items[id],
    labels,
    moneyPattern: factWords(defaultLocale).money.PHP,
  };
}

const exampleTyped = (id: CalculatorId) => typedEntries(exampleOf(calculators[id]));

/** A calculator that keeps what is typed, as on a page. */
function Calculator({ id }: { id: CalculatorId }) {
  const [typed, setTyped] = useState(() => exampleTyped(id));
  const change = (name: string, text: string) => setTyped((all) => ({ ...all, [name]: text }));
  return <CalculatorView data={dataOf(id)} typed={typed} onType={change} />;
}

const announced = () => document.querySelector<HTMLElement>('[aria-live="polite"]');
/** What is announced, and its working. */
const answer = () => announced()?.parentElement ?? document.body;

/** A field by the start of its label. */
const fieldOf = (label: string) =>
  screen.getByLabelText((text) => withoutTypesetting(text).startsWith(withoutTypesetting(label)));

function type(label: string, value: string): void {
  fireEvent.change(fieldOf(label), { target: { value } });
}

test.each([
  ['takeHomePay', 'PHP 26,542.50 reaches the employee.', 'Cost of the month PHP 36,480.00'],
  ['thirteenthMonth', 'The 13th month pay is PHP 20,000.00', 'Free of tax PHP 20,000.00'],
  [
    'finalPay',
    'PHP 29,396.55 before tax and contributions is due by April 30, 2027.',
    'Owed by the employee PHP 0.00',
  ],
  ['taxChoice', 'The flat rate costs least: PHP 76,000.00.', 'Flat rate PHP 76,000.00'],
  [
    'vatThreshold',
    'Yes: you have reason to expect more than PHP 3,000,000.00.',
    'Next twelve months PHP 3,200,000.00',
  ],
  ['withholding', 'Withhold PHP 5,000.00, which is 10%.', 'Rate 10%'],
  [
    'assessmentDates',
    'The BIR has until October 17, 2027.',
    'Last day for new papers April 27, 2027',
  ],
  ['eInvoicing', 'Yes, by December 31, 2026: you sell online', 'Class for tax Small'],
  [
    'refusals',
    'that leaves PHP 1,150.00 more. It does so from 8 on.',
    '100 orders, you pay duty PHP 183,550.00',
  ],
  ['distributor', 'the entity catches up at 6,000 units a year', 'Gain on a unit PHP 170.00'],
  [
    'weeklyCash',
    'Week 8 is the first below zero, and the lowest: PHP 10,000.00 is missing.',
    'from February 22, 2027: PHP 95,000.00 in, PHP 150,000.00 out',
  ],
] as const)(
  'the example of %s is answered in a live region, with its working',
  (id, words, row) => {
    render(<Calculator id={id} />);
    expect(answer()).toHaveTextContent(words);
    expect(answer()).not.toHaveTextContent(/[{}[\]]|-0\.00|undefined|NaN/);
    const table = within(answer()).getByRole('table', { name: labels.working });
    const isRow = (name: string) => withoutTypesetting(name) === row;
    expect(within(table).getByRole('row', { name: isRow })).toBeVisible();
  },
);

/** The value of a line, by the start of its label. */
function valueBeside(label: string): HTMLElement {
  const row = within(answer()).getByRole('row', {
    name: (name) => withoutTypesetting(name).startsWith(label),
  });
  return within(row).getByRole('cell');
}

test('short values stay on one line, long words may wrap', () => {
  render(<Calculator id="eInvoicing" />);
  expect(valueBeside(items.eInvoicing.lines.size)).toHaveClass('whitespace-nowrap');
  type(items.eInvoicing.fields.sales.label, '2999999');
  expect(valueBeside(items.eInvoicing.lines.online)).not.toHaveClass('whitespace-nowrap');
});

test('the number of an issuance in an answer is not broken at its hyphen', () => {
  const data = dataOf('withholding');
  const answers = Object.fromEntries(
    Object.entries(data.texts.answers).map(([key, text]) => [key, `${text} See 4-2024.`]),
  );
  const texts = { ...data.texts, answers };
  render(<CalculatorView data={{ ...data, texts }} typed={exampleTyped('withholding')} />);
  expect(within(answer()).getByText('4-2024')).toHaveAttribute('data-unbroken');
});

test.each([
  [
    'thirteenthMonth',
    { monthlyPay: '0' },
    'Without basic pay in the year, no 13th month pay is due.',
  ],
  ['finalPay', { owed: '100000' }, 'The employee owes PHP 70,603.45 more than is due.'],
  ['finalPay', { owed: '29396.55' }, items.finalPay.answers.nothing],
  ['taxChoice', { expenses: '1200000' }, 'after expenses costs least: PHP 36,000.00.'],
  [
    'taxChoice',
    { sales: '400000', expenses: '0' },
    'At least two ways cost the same, PHP 12,000.00, and none costs less.',
  ],
  [
    'taxChoice',
    { sales: '3000001' },
    'With sales above PHP 3,000,000.00 the flat rate is not open to you',
  ],
  ['vatThreshold', { past: '3100000' }, 'Yes: your sales have passed PHP 3,000,000.00.'],
  [
    'vatThreshold',
    { expected: '0' },
    'No: PHP 600,000.00 is left to the threshold of PHP 3,000,000.00.',
  ],
  ['assessmentDates', { request: 'reconsideration' }, 'by September 24, 2027; a denial starts'],
  ['assessmentDates', { papers: '2027-04-28' }, 'between the protest and April 27, 2027.'],
  ['eInvoicing', { sales: '2999999.99' }, 'Not required while the BIR classes you as micro'],
  ['eInvoicing', {}, 'Decided within 20 working days of complete papers; confirm with the BIR'],
  [
    'refusals',
    { priceWithout: '2500', priceWith: '2900' },
    'PHP 139,600.00 if the buyer pays duty and PHP 200,450.00 if you do.',
  ],
  ['refusals', { lost: '60', refusedSeller: '41' }, items.refusals.answers.tooMany],
  ['refusals', { priceWith: '10001' }, items.refusals.words.notCounted],
  ['distributor', { units: '0' }, 'the entity costs PHP 1,020,000.00 a year and earns nothing.'],
  ['distributor', { margin: '180.01' }, 'not even 100,000,000 units a year pay for the entity.'],
  ['weeklyCash', { opening: '-50000' }, 'Week 2 is the first below zero'],
] as const)('%s: %j is answered in a sentence', (id, changed, words) => {
  render(<CalculatorView data={dataOf(id)} typed={{ ...exampleTyped(id), ...changed }} />);
  expect(answer()).toHaveTextContent(words);
  expect(answer()).not.toHaveTextContent(/[{}[\]]/);
});

test('another entry changes the answer', () => {
  render(<Calculator id="thirteenthMonth" />);
  type('Months worked', '12');
  expect(answer()).toHaveTextContent('The 13th month pay is PHP 30,000.00, all of it free of tax.');
  type('Other bonuses', '75000');
  expect(announced()).toHaveTextContent(/PHP 15,000\.00 is taxed\.$/);
});

test('another choice changes the answer', () => {
  render(<Calculator id="withholding" />);
  type('What you pay for', 'feeCompany');
  expect(fieldOf('What you pay for')).toHaveDisplayValue(/any other company/);
  expect(answer()).toHaveTextContent('Withhold PHP 7,500.00, which is 15%.');
});

test('another day changes the answer, and lines without matter are left out', () => {
  render(<Calculator id="assessmentDates" />);
  type('Protest filed', '2027-03-04');
  expect(answer()).toHaveTextContent('between the receipt and March 3, 2027');
  expect(within(answer()).getAllByRole('row')).toHaveLength(1);
});

test.each([
  ['takeHomePay', 'Basic pay a month', '', 'From PHP 2,000.00 to PHP 2,000,000.00.'],
  ['takeHomePay', 'Basic pay a month', '1999', 'From PHP 2,000.00 to PHP 2,000,000.00.'],
  ['takeHomePay', 'Basic pay a month', '2000001', 'From PHP 2,000.00 to PHP 2,000,000.00.'],
  ['thirteenthMonth', 'Deducted', '-1', 'From PHP 0.00 to PHP 2,000,000.00.'],
  ['thirteenthMonth', 'Months', '13', 'From 1 to 12, in steps of 0.5.'],
  ['weeklyCash', 'Week of that payment', '2.5', 'From 1 to 13, in steps of 1.'],
  ['finalPay', 'Last day', '', 'From January 1, 2026 to December 31, 2030.'],
] as const)(
  '%s: the entry of %s as %j is marked, and its limits are said',
  (id, label, value, limits) => {
    render(<Calculator id={id} />);
    expect(fieldOf(label)).toBeValid();
    type(label, value);
    expect(fieldOf(label)).toBeInvalid();
    expect(fieldOf(label)).toHaveAccessibleDescription(
      expect.stringContaining(limits.replaceAll(/\b(PHP|January|December) (?=\d)/g, '$1\u00a0')),
    );
    expect(answer()).toHaveTextContent(labels.incomplete);
  },
);

test('a field that takes a minus asks for a keyboard that has one', () => {
  render(<Calculator id="weeklyCash" />);
  expect(fieldOf('Bank balance')).toHaveAttribute('inputmode', 'text');
  expect(fieldOf('Collections')).toHaveAttribute('inputmode', 'decimal');
});

test('a field that is right again is no longer marked', () => {
  render(<Calculator id="takeHomePay" />);
  type('Basic pay', '');
  type('Basic pay', '30000');
  expect(fieldOf('Basic pay')).toBeValid();
  expect(fieldOf('Basic pay')).not.toHaveAttribute('aria-invalid');
  expect(answer()).toHaveTextContent('PHP 26,542.50');
});

test.each(keysOf(calculators))(
  '%s shows its example and cannot be used without a handler',
  (id) => {
    render(<CalculatorView data={dataOf(id)} typed={exampleTyped(id)} />);
    for (const [name, value] of Object.entries(exampleTyped(id))) {
      const texts: Readonly<Record<string, { label: string }>> = items[id].fields;
      const field = fieldOf(texts[name]?.label ?? name);
      expect(field).toBeDisabled();
      expect(field).toHaveProperty('value', value);
    }
    expect(within(answer()).getByRole('table')).toBeVisible();
  },
);
