/**
 * The month-end report of a made-up company, shown as a sample of the work. Amounts are whole pesos; what
 * is a sum or a difference is computed.
 */

/** The month of the report, and the one before it, shown beside it. */
export const reportMonths = { current: '2026-10', previous: '2026-09' } as const;

/** The last day of the month of the report, as of which it shows balances. */
export const balanceDay = '2026-10-31';

/** An amount in the month of the report and in the one before it. */
export type MonthPair = Record<keyof typeof reportMonths, number>;

function pair(current: number, previous: number): MonthPair {
  return { current, previous };
}

function sum(table: Readonly<Record<string, number>>): number {
  return Object.values(table).reduce((total, amount) => total + amount, 0);
}

function sumOfPairs(table: Readonly<Record<string, MonthPair>>): MonthPair {
  const pairs = Object.values(table);
  return pair(
    pairs.reduce((total, { current }) => total + current, 0),
    pairs.reduce((total, { previous }) => total + previous, 0),
  );
}

function difference(from: MonthPair, less: MonthPair): MonthPair {
  return pair(from.current - less.current, from.previous - less.previous);
}

const income = {
  sales: pair(1_284_000, 1_196_500),
  deliveryFees: pair(18_400, 21_000),
};
const totalIncome = sumOfPairs(income);

const costOfGoods = pair(792_300, 718_200);
const grossProfit = difference(totalIncome, costOfGoods);

const basicSalaries = 176_400;
const employerShares = 23_400;
/** What a month adds to the 13th month pay: one twelfth of its basic salaries. */
export const thirteenthMonthAccrual = basicSalaries / 12;
const salaries = basicSalaries + employerShares + thirteenthMonthAccrual;

const expenses = {
  salaries: pair(salaries, salaries),
  rent: pair(65_000, 65_000),
  utilities: pair(28_750, 23_400),
  repairs: pair(46_000, 0),
  depreciation: pair(11_200, 11_200),
};
const totalExpenses = sumOfPairs(expenses);
const profit = difference(grossProfit, totalExpenses);

/** The profit and loss statement, line by line. */
export const profitAndLoss = {
  ...income,
  totalIncome,
  costOfGoods,
  grossProfit,
  ...expenses,
  totalExpenses,
  profit,
};

const assets = { cash: 512_340, receivables: 684_200, stock: 903_500, equipment: 268_800 };

/** The months of the year up to that of the report; basic salaries were the same in each. */
const monthsOfYear = Number(reportMonths.current.slice(5));

const liabilitiesAndEquity = {
  payables: 641_300,
  taxesDue: 58_460,
  thirteenthMonth: monthsOfYear * thirteenthMonthAccrual,
  capital: 1_000_000,
  retainedEarnings: 377_430,
  monthProfit: profit.current,
};

/** The balances at the end of the month: what the company has, and whose it is. */
export const balances = {
  assets: { ...assets, totalAssets: sum(assets) },
  liabilitiesAndEquity: {
    ...liabilitiesAndEquity,
    totalLiabilitiesAndEquity: sum(liabilitiesAndEquity),
  },
};

/** The lines that close a part of their table, or all of it. */
export const reportTotals = {
  totalIncome: 'part',
  grossProfit: 'part',
  totalExpenses: 'part',
  profit: 'sheet',
  totalAssets: 'sheet',
  totalLiabilitiesAndEquity: 'sheet',
} as const;

/** The notes on the profit and loss statement by the line that they explain, with their numbers. */
export const profitNotes = {
  sales: 1,
  costOfGoods: 2,
  utilities: 3,
  repairs: 4,
  profit: 5,
} as const;

/** The notes on the balances, which go on counting. */
export const balanceNotes = { receivables: 6 } as const;

/** All notes of the report. */
export const reportNotes = { ...profitNotes, ...balanceNotes } as const;
