/** @jest-environment node */
import { facts } from '@/content/facts';
import { entriesOf, keysOf } from '@/lib/objects/entries-of';
import {
  type EmployeeKey,
  employees,
  payRunDays,
  registerLines,
  registerNotes,
  registerParts,
  registerRow,
} from './pay-run';

// By hand, by the rates of the law: SSS 5 and 10 percent of the credit, PhilHealth 5 percent of basic pay,
// half each, Pag-IBIG 2 percent of at most 10,000; overtime at the hourly rate plus 25 percent.
const byHand: Record<EmployeeKey, Record<string, number>> = {
  employeeA: {
    ...{ basicPay: 8_700, overtimePay: 0, grossPay: 8_700 },
    ...{ sss: 875, philHealth: 435, pagIbig: 200, deductions: 1_510, netPay: 7_190 },
    ...{ employerSss: 1_750, employerPhilHealth: 435, employerPagIbig: 200, employerTotal: 2_385 },
  },
  employeeB: {
    ...{ basicPay: 9_570, overtimePay: 825, grossPay: 10_395 },
    ...{ sss: 1_000, philHealth: 478.5, pagIbig: 200, deductions: 1_678.5, netPay: 8_716.5 },
    ...{ employerSss: 2_000, employerPhilHealth: 478.5, employerPagIbig: 200 },
    ...{ employerTotal: 2_678.5 },
  },
  employeeC: {
    ...{ basicPay: 10_005, overtimePay: 0, grossPay: 10_005 },
    ...{ sss: 1_000, philHealth: 500.25, pagIbig: 200, deductions: 1_700.25, netPay: 8_304.75 },
    ...{ employerSss: 2_000, employerPhilHealth: 500.25, employerPagIbig: 200 },
    ...{ employerTotal: 2_700.25 },
  },
};

describe.each(keysOf(employees))('%s', (employee) => {
  const { monthlyPay, salaryCredit } = employees[employee];
  const overtimePay = registerRow('overtimePay')[employee];

  test('is paid and deducted what the rates say', () => {
    const column = keysOf(registerLines).map((line) => [line, registerRow(line)[employee]]);
    expect(Object.fromEntries(column)).toEqual({
      ...{ monthlyPay, salaryCredit, withholdingTax: 0 },
      ...byHand[employee],
    });
  });

  test('has a salary credit within the limits of the SSS, at the step next to the pay', () => {
    const { sssCreditMin, sssCreditMax } = facts;
    expect(salaryCredit).toBeGreaterThanOrEqual(sssCreditMin.value.value);
    expect(salaryCredit).toBeLessThanOrEqual(sssCreditMax.value.value);
    // The table has a step every 500 pesos.
    expect(salaryCredit % 500).toBe(0);
    expect(Math.abs(monthlyPay + overtimePay - salaryCredit)).toBeLessThan(250);
  });

  test('earns less in a year than is taxed, even with such overtime each month', () => {
    const year = 12 * (monthlyPay + overtimePay);
    expect(year).toBeLessThan(facts.incomeTaxFree.value.value);
  });
});

test('B and C have the same salary credit, as the note says', () => {
  const { employeeB, employeeC } = registerRow('salaryCredit');
  expect(employeeB).toBe(employeeC);
});

test('the total of each line is that of its employees', () => {
  for (const line of keysOf(registerLines)) {
    const { total, ...row } = registerRow(line);
    expect(total).toBeCloseTo(
      Object.values(row).reduce((sum, amount) => sum + amount, 0),
      6,
    );
  }
  expect(registerRow('netPay').total).toBe(24_211.25);
});

test('the parts hold every line once, in the order of the notes', () => {
  const lines = Object.values(registerParts).flat();
  expect([...lines].sort()).toEqual(keysOf(registerLines).sort());
  expect(lines.filter((line) => line in registerNotes)).toEqual(keysOf(registerNotes));
  expect(entriesOf(registerNotes).map(([, number]) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('the run is no longer than wages may wait', () => {
  const days = (Date.parse(payRunDays.to) - Date.parse(payRunDays.from)) / 86_400_000 + 1;
  expect(days).toBeLessThanOrEqual(facts.wageInterval.value.value);
});
