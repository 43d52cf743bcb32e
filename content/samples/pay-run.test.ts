/** @jest-environment node */
import { facts } from '@/content/facts';
import { entriesOf, keysOf } from '@/lib/objects/entries-of';
import {
  employees,
  payRunDays,
  registerLineKeys,
  registerNotes,
  registerParts,
  registerRow,
} from './pay-run';

const rateOf = (fact: { value: { value: number } }) => fact.value.value / 100;

/**
 * The register of an employee by the rates of the law: SSS on the salary credit, PhilHealth on the monthly pay,
 * Pag-IBIG on its salary ceiling, which all three employees exceed, and the higher EC premium, since their credits
 * are above its limit.
 */
function expectedOf(employee: keyof typeof employees) {
  const { monthlyPay, ...own } = employees[employee];
  const salaryCredit = registerRow('salaryCredit')[employee];
  const { hours, hourlyRate } = 'overtime' in own ? own.overtime : { hours: 0, hourlyRate: 0 };
  const overtimePay = hours * hourlyRate * (1 + rateOf(facts.overtimePremium));
  const sss = salaryCredit * rateOf(facts.sssEmployeeRate);
  const employerSss = salaryCredit * rateOf(facts.sssEmployerRate);
  const employerEc = facts.sssEcPremium.value.value;
  const philHealth = (monthlyPay * rateOf(facts.philHealthRate)) / 2;
  const pagIbig = facts.pagIbigSalaryMax.value.value * rateOf(facts.pagIbigRate);
  const grossPay = monthlyPay / 2 + overtimePay;
  const deductions = sss + philHealth + pagIbig;
  return {
    ...{ monthlyPay, salaryCredit, basicPay: monthlyPay / 2, overtimePay, grossPay },
    ...{ sss, philHealth, pagIbig, withholdingTax: 0, deductions, netPay: grossPay - deductions },
    ...{ employerSss, employerEc, employerPhilHealth: philHealth, employerPagIbig: pagIbig },
    employerTotal: employerSss + employerEc + philHealth + pagIbig,
  };
}

describe.each(keysOf(employees))('%s', (employee) => {
  const { monthlyPay } = employees[employee];
  const salaryCredit = registerRow('salaryCredit')[employee];
  const overtimePay = registerRow('overtimePay')[employee];

  test('is paid and deducted what the rates say', () => {
    for (const [line, amount] of entriesOf(expectedOf(employee))) {
      expect(registerRow(line)[employee]).toBeCloseTo(amount, 2);
    }
    expect(keysOf(expectedOf(employee)).sort()).toEqual(registerLineKeys.toSorted());
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
  for (const line of registerLineKeys) {
    const { total, ...row } = registerRow(line);
    expect(total).toBeCloseTo(
      Object.values(row).reduce((sum, amount) => sum + amount, 0),
      6,
    );
  }
});

test('the parts hold every line once, in the order of the notes', () => {
  const lines = Object.values(registerParts).flat();
  expect([...lines].sort()).toEqual(registerLineKeys.toSorted());
  expect(lines.filter((line) => line in registerNotes)).toEqual(keysOf(registerNotes));
  expect(entriesOf(registerNotes).map(([, number]) => number)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('the run is no longer than wages may wait', () => {
  const days = (Date.parse(payRunDays.to) - Date.parse(payRunDays.from)) / 86_400_000 + 1;
  expect(days).toBeLessThanOrEqual(facts.wageInterval.value.value);
});
