import { laws } from '@/content/laws';
import { checkedOn, type RuleFact } from './types';

const { confirmed, likely } = checkedOn('2026-11-23');

/** Rules on companies, their permits and foreign owners, and on parcels to buyers abroad. */
export const companyFacts = {
  negativeList: {
    value: { kind: 'text', value: laws.eo113of2026.number },
    laws: ['eo113of2026', 'ra7042'],
    ...confirmed,
    reviewNote: 'Whether it is formally the 13th list, and its exact effective date, are open.',
  },
  /** Above this share of foreign owners, `foreignCapitalMin` applies. */
  foreignShareLimit: {
    value: { kind: 'percent', value: 40 },
    laws: ['ra7042', 'ra11647'],
    section: 's. 8',
    ...confirmed,
  },
  /** Paid in, to sell to the local market. */
  foreignCapitalMin: {
    value: { kind: 'money', currency: 'USD', value: 200_000 },
    laws: ['ra7042', 'ra11647'],
    section: 's. 8',
    ...confirmed,
  },
  foreignCapitalMinReduced: {
    value: { kind: 'money', currency: 'USD', value: 100_000 },
    laws: ['ra7042', 'ra11647'],
    section: 's. 8',
    ...confirmed,
  },
  /** Filipinos among the direct employees, for the reduced minimum. */
  foreignCapitalWorkers: {
    value: { kind: 'count', value: 15 },
    laws: ['ra7042', 'ra11647'],
    section: 's. 8',
    ...confirmed,
  },
  retailCapitalMin: {
    value: { kind: 'money', currency: 'PHP', value: 25_000_000, compact: true },
    laws: ['ra8762', 'ra11595'],
    ...confirmed,
  },
  /** For each store, with more than one. */
  retailStoreMin: {
    value: { kind: 'money', currency: 'PHP', value: 10_000_000, compact: true },
    laws: ['ra8762', 'ra11595'],
    ...confirmed,
  },
  /** After incorporation, for the treasurer and secretary of a One Person Corporation. */
  opcOfficersDue: {
    value: { kind: 'duration', unit: 'day', value: 15 },
    laws: ['ra11232', 'secMc7of2019'],
    section: 'ss. 121–122',
    ...confirmed,
  },
  /** From the appointment, to tell the SEC of them. */
  opcOfficersReport: {
    value: { kind: 'duration', unit: 'day', value: 5 },
    laws: ['ra11232', 'secMc7of2019'],
    section: 'ss. 121–122',
    ...confirmed,
  },
  /** Of its output; from there on a company is an export enterprise. */
  exportShare: {
    value: { kind: 'percent', value: 60 },
    laws: ['ra7042'],
    section: 'ss. 3(e), 6',
    ...confirmed,
  },
  /** Below `retailCapitalMin`. */
  retailForeignShare: {
    value: { kind: 'percent', value: 40 },
    laws: ['eo113of2026', 'ra8762'],
    ...likely,
  },
  /** Of Filipinos, in a company that owns land. */
  landShare: {
    value: { kind: 'percent', value: 60 },
    laws: ['constitution'],
    section: 'art. XII, ss. 2, 7',
    ...confirmed,
  },
  /** Securities that a branch deposits with the SEC. */
  branchDeposit: {
    value: { kind: 'money', currency: 'PHP', value: 500_000 },
    laws: ['ra11232', 'secMc17of2019'],
    section: 's. 143',
    ...confirmed,
  },
  /** From its license. */
  branchDepositTime: {
    value: { kind: 'duration', unit: 'day', value: 60 },
    laws: ['ra11232', 'secMc17of2019'],
    section: 's. 143',
    ...confirmed,
  },
  /** Of gross income above `branchIncomeLimit`, deposited in addition. */
  branchDepositShare: {
    value: { kind: 'percent', value: 2 },
    laws: ['ra11232', 'secMc17of2019'],
    section: 's. 143',
    ...confirmed,
  },
  branchIncomeLimit: {
    value: { kind: 'money', currency: 'PHP', value: 10_000_000, compact: true },
    laws: ['ra11232', 'secMc17of2019'],
    section: 's. 143',
    ...confirmed,
  },
  /** From the end of a fiscal year, for `branchDepositShare`. */
  branchDepositYearly: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['ra11232', 'secMc17of2019'],
    section: 's. 143',
    ...confirmed,
  },
  residentAgentLaw: {
    value: { kind: 'text', value: laws.ra11232.number },
    laws: ['ra11232'],
    section: 'ss. 142, 144, 145',
    ...confirmed,
  },
  /** Sent in from abroad at the start. */
  representativeOfficeFunds: {
    value: { kind: 'money', currency: 'USD', value: 30_000 },
    laws: ['ra7042'],
    ...likely,
  },
  /** From there on an owner is reported in the registry HARBOR. */
  beneficialOwnerShare: {
    value: { kind: 'percent', value: 20 },
    laws: ['secMc15of2025'],
    ...confirmed,
    was: { value: { kind: 'percent', value: 25 }, until: 2025 },
  },
  /** By which companies with a year ending in December filed their statements with the SEC in 2026. */
  secStatementsDay: {
    value: { kind: 'day', value: '2026-05-29' },
    laws: ['secMc9of2026'],
    ...confirmed,
    reviewNote: 'The SEC names a new day each year: look for that of 2027 in February.',
  },
  /** After the end of another year. */
  secStatementsTime: {
    value: { kind: 'duration', unit: 'day', value: 120 },
    laws: ['secMc9of2026'],
    ...confirmed,
  },
  /** Total assets or total liabilities above which the SEC wants audited statements. */
  secAuditLimit: {
    value: { kind: 'money', currency: 'PHP', value: 3_000_000, compact: true },
    laws: ['ra11232', 'secMc4of2026'],
    section: 's. 177',
    ...confirmed,
  },
  /** For years ending on this day or later. */
  secAuditSince: {
    value: { kind: 'day', value: '2025-12-31' },
    laws: ['secMc4of2026'],
    ...confirmed,
  },
  /** After the annual meeting, for the general information sheet. */
  infoSheetTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['secMc9of2026'],
    ...confirmed,
  },
  /** It is applied for at the city or municipal hall. */
  barangayClearanceLaw: {
    value: { kind: 'text', value: laws.ra11032.number },
    laws: ['ra11032'],
    section: 's. 11(f)',
    ...confirmed,
  },
  /** Up to this value, parcels to the United States were free of duty until `usParcelSince`. */
  usParcelLimit: {
    value: { kind: 'money', currency: 'USD', value: 800 },
    laws: ['usEo14388'],
    ...confirmed,
  },
  usParcelSince: {
    value: { kind: 'day', value: '2025-08-29' },
    laws: ['usEo14388'],
    ...confirmed,
  },
} as const satisfies Record<string, RuleFact>;
