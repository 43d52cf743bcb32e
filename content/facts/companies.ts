import { laws } from '@/content/laws';
import { checkedOn, type RuleFact } from './types';

const { confirmed, likely } = checkedOn('2026-11-23');

const november26 = checkedOn('2026-11-26');

/**
 * Rules on companies, their permits and foreign owners, on papers from abroad, and on companies in Singapore and
 * Malaysia.
 */
export const companyFacts = {
  /** The order with the current negative list: the businesses in which foreign ownership is limited. */
  negativeList: {
    value: { kind: 'text', value: laws.eo113of2026.number },
    laws: ['eo113of2026', 'ra7042'],
    ...confirmed,
    reviewNote: 'Whether it is formally the 13th list, and its exact effective date, are open.',
  },
  /** Share of foreign owners above which `foreignCapitalMin` applies. */
  foreignShareLimit: {
    value: { kind: 'percent', value: 40 },
    laws: ['ra7042', 'ra11647'],
    section: 's. 8',
    ...confirmed,
  },
  /** Minimum paid-in capital of a foreign-owned company that sells to the local market. */
  foreignCapitalMin: {
    value: { kind: 'money', currency: 'USD', value: 200_000 },
    laws: ['ra7042', 'ra11647'],
    section: 's. 8',
    ...confirmed,
  },
  /** The same in three cases: advanced technology, an endorsed startup, or `foreignCapitalWorkers`. */
  foreignCapitalMinReduced: {
    value: { kind: 'money', currency: 'USD', value: 100_000 },
    laws: ['ra7042', 'ra11647'],
    section: 's. 8',
    ...confirmed,
  },
  /** Minimum number of Filipino direct employees for `foreignCapitalMinReduced`. */
  foreignCapitalWorkers: {
    value: { kind: 'count', value: 15 },
    laws: ['ra7042', 'ra11647'],
    section: 's. 8',
    ...confirmed,
  },
  /** Minimum paid-in capital of a foreign-owned retail company. */
  retailCapitalMin: {
    value: { kind: 'money', currency: 'PHP', value: 25_000_000, compact: true },
    laws: ['ra8762', 'ra11595'],
    ...confirmed,
  },
  /** Minimum investment for each store, where a company has more than one. */
  retailStoreMin: {
    value: { kind: 'money', currency: 'PHP', value: 10_000_000, compact: true },
    laws: ['ra8762', 'ra11595'],
    ...confirmed,
  },
  /** Time after incorporation for a One Person Corporation to appoint treasurer and secretary. */
  opcOfficersDue: {
    value: { kind: 'duration', unit: 'day', value: 15 },
    laws: ['ra11232', 'secMc7of2019'],
    section: 'ss. 121–122',
    ...confirmed,
  },
  /** Time after the appointment to report them to the SEC. */
  opcOfficersReport: {
    value: { kind: 'duration', unit: 'day', value: 5 },
    laws: ['ra11232', 'secMc7of2019'],
    section: 'ss. 121–122',
    ...confirmed,
  },
  /** Minimum share of its output that an export enterprise exports. */
  exportShare: {
    value: { kind: 'percent', value: 60 },
    laws: ['ra7042'],
    section: 'ss. 3(e), 6',
    ...confirmed,
  },
  /** The rule that sets `foreignCapitalMin` for the local market alone, so that exporters are outside it. */
  exportCapitalRule: {
    value: { kind: 'text', value: laws.ra7042.number },
    laws: ['ra7042', 'ra11647'],
    section: 's. 8',
    ...november26.confirmed,
  },
  /** Share to which an exporter below `exportShare` can be ordered to reduce its local sales. */
  exportLocalMax: {
    value: { kind: 'percent', value: 40 },
    laws: ['ra7042'],
    section: 's. 6',
    ...likely,
  },
  /** The definition of doing business in the Philippines, which leaves out an independent distributor. */
  distributorRule: {
    value: { kind: 'text', value: laws.ra7042.number },
    laws: ['ra7042', 'gr171995'],
    section: 's. 3(d)',
    ...november26.confirmed,
  },
  /** Stay in a calendar year from which a representative of a foreign company means that it does business in the country. */
  representativeStay: {
    value: { kind: 'duration', unit: 'day', value: 180 },
    laws: ['ra7042'],
    section: 's. 3(d)',
    ...november26.confirmed,
  },
  /** Maximum foreign share of a retail company with less capital than `retailCapitalMin`. */
  retailForeignShare: {
    value: { kind: 'percent', value: 40 },
    laws: ['eo113of2026', 'ra8762'],
    ...likely,
    reviewNote: 'One press report: read list A of the order on lawphil.net.',
  },
  /** Minimum Filipino share of a company that owns land. */
  landShare: {
    value: { kind: 'percent', value: 60 },
    laws: ['constitution'],
    section: 'art. XII, ss. 2, 7',
    ...confirmed,
  },
  /** Maximum term of a lease of private land by a foreign investor with a registered investment. */
  landLeaseMax: {
    value: { kind: 'duration', unit: 'year', value: 99 },
    laws: ['ra12252'],
    ...confirmed,
  },
  /** Value of the securities that a branch deposits with the SEC. */
  branchDeposit: {
    value: { kind: 'money', currency: 'PHP', value: 500_000 },
    laws: ['ra11232', 'secMc17of2019'],
    section: 's. 143',
    ...confirmed,
  },
  /** Time for `branchDeposit`, from the license of the branch. */
  branchDepositTime: {
    value: { kind: 'duration', unit: 'day', value: 60 },
    laws: ['ra11232', 'secMc17of2019'],
    section: 's. 143',
    ...confirmed,
  },
  /** Share of gross income above `branchIncomeLimit` that a branch deposits in addition. */
  branchDepositShare: {
    value: { kind: 'percent', value: 2 },
    laws: ['ra11232', 'secMc17of2019'],
    section: 's. 143',
    ...confirmed,
  },
  /** Gross income in a fiscal year above which a branch deposits `branchDepositShare`. */
  branchIncomeLimit: {
    value: { kind: 'money', currency: 'PHP', value: 10_000_000, compact: true },
    laws: ['ra11232', 'secMc17of2019'],
    section: 's. 143',
    ...confirmed,
  },
  /** Time for the deposit of `branchDepositShare`, from the end of a fiscal year. */
  branchDepositYearly: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['ra11232', 'secMc17of2019'],
    section: 's. 143',
    ...confirmed,
  },
  /** Last day of `branchDepositYearly` for a year that ends in December. */
  branchDepositDay: {
    value: { kind: 'monthDay', value: '06-30' },
    laws: ['ra11232', 'secMc17of2019'],
    section: 's. 143',
    ...november26.confirmed,
  },
  /** Income tax of a branch on its income from the Philippines. */
  branchTaxRate: {
    value: { kind: 'percent', value: 25 },
    laws: ['nirc', 'ra11534', 'rr5of2021'],
    section: 's. 28(A)(1)',
    ...confirmed,
  },
  /** The law by which a foreign corporation has a resident agent, who receives what courts and agencies serve on it. */
  residentAgentLaw: {
    value: { kind: 'text', value: laws.ra11232.number },
    laws: ['ra11232'],
    section: 'ss. 142, 144, 145',
    ...confirmed,
  },
  /** Funds that a representative office receives from abroad at the start. */
  representativeOfficeFunds: {
    value: { kind: 'money', currency: 'USD', value: 30_000 },
    laws: ['ra7042'],
    ...likely,
    reviewNote: 'Two guides agree on the amount; the rule that sets it was not found.',
  },
  /** The rule on president, treasurer and secretary of a corporation. */
  officersRule: {
    value: { kind: 'text', value: laws.ra11232.number },
    laws: ['ra11232'],
    section: 's. 24',
    ...confirmed,
  },
  /** Share from which an owner is reported in HARBOR, the SEC’s registry of beneficial owners. */
  beneficialOwnerShare: {
    value: { kind: 'percent', value: 20 },
    laws: ['secMc15of2025'],
    ...confirmed,
    was: { value: { kind: 'percent', value: 25 }, until: 2025 },
  },
  /** Time for companies whose year does not end in December to file their statements. */
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
  /** `secAuditLimit` applies to years that end on this day or later. */
  secAuditSince: {
    value: { kind: 'day', value: '2025-12-31' },
    laws: ['secMc4of2026'],
    ...confirmed,
  },
  /** Time after the annual meeting to file the general information sheet. */
  infoSheetTime: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['secMc9of2026', 'ra11232'],
    ...confirmed,
  },
  /** Time to report that a director or officer has left; other changes of the sheet too, as law offices have it. */
  infoSheetChangeTime: {
    value: { kind: 'duration', unit: 'day', value: 7 },
    laws: ['ra11232'],
    section: 's. 25',
    ...november26.confirmed,
  },
  /** The law by which the clearance is applied for at the city or municipal hall. */
  barangayClearanceLaw: {
    value: { kind: 'text', value: laws.ra11032.number },
    laws: ['ra11032'],
    section: 's. 11(f)',
    ...confirmed,
  },
  /** Day from which an apostille of the issuing country is enough for its papers in the Philippines. */
  apostilleSince: {
    value: { kind: 'day', value: '2019-05-14' },
    laws: ['apostilleConvention'],
    ...confirmed,
  },
  /** The rule by which Germany objected, so that German papers are legalized by the Philippine embassy. */
  apostilleObjection: {
    value: { kind: 'text', value: 'art. 12' },
    laws: ['apostilleConvention'],
    section: 'art. 12',
    ...confirmed,
    reviewNote: 'Look half-yearly whether Germany has withdrawn its objection.',
  },
  /** Day from which Singapore issues apostilles. */
  singaporeApostilleSince: {
    value: { kind: 'day', value: '2021-09-16' },
    laws: ['apostilleConvention'],
    ...november26.confirmed,
  },
  /** The law that asks for a director who ordinarily lives in Singapore, and for a resident secretary. */
  singaporeDirectorRule: {
    value: { kind: 'text', value: laws.singaporeCompaniesAct.number },
    laws: ['singaporeCompaniesAct'],
    ...november26.confirmed,
  },
  /** Time to appoint that secretary, from incorporation. */
  singaporeSecretaryTime: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['singaporeCompaniesAct'],
    ...november26.confirmed,
  },
  /** The law that asks for a director whose principal residence is in Malaysia. */
  malaysiaDirectorRule: {
    value: { kind: 'text', value: laws.malaysiaCompaniesAct.number },
    laws: ['malaysiaCompaniesAct'],
    section: 's. 196',
    ...november26.confirmed,
  },
  /** Contribution of employer and of employee for a foreign employee in Malaysia, of monthly wages. */
  malaysiaFundRate: {
    value: { kind: 'percent', value: 2 },
    laws: ['malaysiaFundAct'],
    ...november26.confirmed,
  },
  /** Month from which `malaysiaFundRate` is due. */
  malaysiaFundSince: {
    value: { kind: 'month', value: '2025-10' },
    laws: ['malaysiaFundAct'],
    ...november26.confirmed,
  },
} as const satisfies Record<string, RuleFact>;
