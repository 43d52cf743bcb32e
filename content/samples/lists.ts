/** The figures of the examples in lists to fill in: the same as in the documents that explain them. */

/** A design studio over six weeks, in thousands of pesos: content/articles/cash-flow-optimization. */
export const studioForecast = {
  opening: 180,
  collections: [150, 80, 60, 40, 310, 120],
  suppliers: [-105, -20, -50, -30, -85, -20],
  payroll: [0, -120, 0, -120, 0, -120],
  government: [0, 0, -95],
} as const;

/** A change and the control totals of a payroll run: content/articles/global-payroll-management. */
export const payrollChange = {
  payday: '2027-07-15',
  from: '2027-07-01',
  number: '042',
  before: 30_000,
  after: 32_000,
  lastRun: 42,
  joined: 3,
  left: 1,
  draft: 44,
} as const;

/** From which amount the owner of a trading firm decides, in pesos: content/articles/remote-business-operations. */
export const ownerLimits = { bill: 50_000, refund: 5_000 } as const;

/** The limits by which the firm sorts its payments, in pesos. */
export const paymentLimits = { low: 10_000, high: 50_000 } as const;
