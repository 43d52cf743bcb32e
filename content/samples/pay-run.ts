import { facts } from '@/content/facts';
import { ratesInForce } from '@/content/facts/contributions';
import { centavos } from '@/lib/calculators/calculator';
import { contributionsOf, sssCreditOf } from '@/lib/calculators/contributions';
import { keysOf } from '@/lib/objects/entries-of';

/**
 * The payroll register of a made-up company, shown as a sample of the work: its second run of a month, in
 * which it deducts the contributions of the whole month. All rates come from `content/facts`.
 */

/** First and last day of the run; wages are paid on the last one. */
export const payRunDays = { from: '2026-09-16', to: '2026-09-30' } as const;

type Employee = {
  /** Basic pay of the month; each of the two runs pays half of it. */
  monthlyPay: number;
  /** Overtime in this run, on working days; there was none in the first run. */
  overtime?: { hours: number; hourlyRate: number };
};

/** Everybody's annual pay stays in the first bracket of the tax table: no tax is withheld. */
export const employees = {
  employeeA: { monthlyPay: 17_400 },
  employeeB: { monthlyPay: 19_140, overtime: { hours: 6, hourlyRate: 110 } },
  employeeC: { monthlyPay: 20_010 },
} as const satisfies Record<string, Employee>;

type EmployeeKey = keyof typeof employees;

/** What one employee's column of the register holds, line by line. */
function columnOf({ monthlyPay, overtime }: Employee) {
  const basicPay = monthlyPay / 2;
  const overtimeMultiplier = 1 + facts.overtimePremium.value.value / 100;
  const overtimePay = overtime
    ? centavos(overtime.hours * overtime.hourlyRate * overtimeMultiplier)
    : 0;
  const grossPay = basicPay + overtimePay;
  const salaryCredit = sssCreditOf(monthlyPay + overtimePay, ratesInForce);
  const contributions = contributionsOf(monthlyPay, ratesInForce, salaryCredit);
  const { sssEmployee: sss, sssEmployer: employerSss, sssEc: employerEc } = contributions;
  const { philHealthEach: philHealth, pagIbigEach: pagIbig } = contributions;
  const withholdingTax = 0;
  const deductions = centavos(sss + philHealth + pagIbig + withholdingTax);
  return {
    monthlyPay,
    salaryCredit,
    basicPay,
    overtimePay,
    grossPay,
    sss,
    philHealth,
    pagIbig,
    withholdingTax,
    deductions,
    netPay: centavos(grossPay - deductions),
    employerSss,
    employerEc,
    employerPhilHealth: philHealth,
    employerPagIbig: pagIbig,
    employerTotal: centavos(employerSss + employerEc + philHealth + pagIbig),
  };
}

const columns = {
  employeeA: columnOf(employees.employeeA),
  employeeB: columnOf(employees.employeeB),
  employeeC: columnOf(employees.employeeC),
};

export type RegisterLine = keyof ReturnType<typeof columnOf>;

/** The keys of all lines of the register. */
export const registerLineKeys: readonly RegisterLine[] = keysOf(columns.employeeA);

/** The lines of the register in its parts. */
export const registerParts = {
  basis: ['monthlyPay', 'salaryCredit'],
  pay: ['basicPay', 'overtimePay', 'grossPay'],
  deducted: ['sss', 'philHealth', 'pagIbig', 'withholdingTax', 'deductions'],
  paid: ['netPay'],
  added: ['employerSss', 'employerEc', 'employerPhilHealth', 'employerPagIbig', 'employerTotal'],
} as const satisfies Record<string, readonly RegisterLine[]>;

/** The lines that close a part of the register, or all that concerns the employee. */
export const registerTotals = {
  grossPay: 'part',
  deductions: 'part',
  netPay: 'sheet',
  employerTotal: 'part',
} as const satisfies Partial<Record<RegisterLine, 'part' | 'sheet'>>;

/** The notes by the line that they explain, with their numbers. */
export const registerNotes = {
  salaryCredit: 1,
  overtimePay: 2,
  sss: 3,
  withholdingTax: 4,
  netPay: 5,
  employerTotal: 6,
} as const satisfies Partial<Record<RegisterLine, number>>;

/** The amounts of a line, employee by employee, and their total. */
export function registerRow(line: RegisterLine): Record<EmployeeKey | 'total', number> {
  const employeeA = columns.employeeA[line];
  const employeeB = columns.employeeB[line];
  const employeeC = columns.employeeC[line];
  return { employeeA, employeeB, employeeC, total: centavos(employeeA + employeeB + employeeC) };
}

/** What the home page shows of the register: one employee, from gross to net pay, with two of the notes. */
export const registerExtract = {
  employee: 'employeeB',
  lines: ['grossPay', 'sss', 'philHealth', 'pagIbig', 'netPay'],
  notes: { sss: 1, netPay: 2 },
} as const satisfies {
  employee: EmployeeKey;
  lines: readonly RegisterLine[];
  notes: Partial<Record<keyof typeof registerNotes, number>>;
};
