import { laws } from '@/content/laws';
import { checkedOn, type RuleFact } from './types';

const { confirmed, likely } = checkedOn('2026-11-21');
const november26 = checkedOn('2026-11-26');

const srrvFamilyNote =
  'From an old page of the PRA (jp.pra.gov.ph) and agents: confirm on its page what holds since September 2025.';

/** Rules on entry, stay and work of foreign nationals. */
export const visaFacts = {
  touristStay: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['ca613', 'eo408'],
    section: 's. 9(a)',
    ...confirmed,
  },
  /** Time before arrival in which every traveler registers for eTravel. */
  arrivalRegistrationTime: {
    value: { kind: 'duration', unit: 'hour', value: 72 },
    laws: ['eTravelNotices'],
    ...confirmed,
    checked: '2026-11-23',
  },
  touristStayLong: {
    value: { kind: 'duration', unit: 'day', value: 59 },
    laws: ['ca613', 'eo408'],
    section: 's. 9(a)',
    ...confirmed,
  },
  touristStayShort: {
    value: { kind: 'duration', unit: 'day', value: 14 },
    laws: ['ca613', 'eo408'],
    section: 's. 9(a)',
    ...confirmed,
  },
  /** Day from which a mainland Chinese passport allows entry without a visa, for `touristStayShort`. */
  chinaEntrySince: {
    value: { kind: 'day', value: '2026-01-16' },
    laws: ['dfaChina2026'],
    ...confirmed,
    until: '2027-01-15',
    reviewNote:
      'Announced for one year, its last day counted from that; look weekly whether it has been renewed.',
  },
  touristStayShortest: {
    value: { kind: 'duration', unit: 'day', value: 7 },
    laws: ['ca613', 'eo408'],
    section: 's. 9(a)',
    ...confirmed,
  },
  touristExtensionMax: {
    value: { kind: 'duration', unit: 'month', value: 36 },
    laws: ['mcSbm2013003'],
    ...confirmed,
  },
  touristExtensionMaxWithVisa: {
    value: { kind: 'duration', unit: 'month', value: 24 },
    laws: ['mcSbm2013003'],
    ...confirmed,
  },
  transitStay: {
    value: { kind: 'duration', unit: 'hour', value: 72 },
    laws: ['ca613'],
    section: 's. 9(b)',
    ...confirmed,
  },
  businessVisaCode: {
    value: { kind: 'text', value: '9B' },
    laws: ['ca613'],
    section: 's. 9(b)',
    ...confirmed,
  },
  swpFirst: {
    value: { kind: 'duration', unit: 'month', value: 3 },
    laws: ['ooJhm2019008'],
    ...confirmed,
  },
  swpMax: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['ooJhm2019008'],
    ...confirmed,
  },
  swpActivities: {
    value: { kind: 'count', value: 14 },
    laws: ['ooJhm2019008'],
    ...confirmed,
  },
  aepWait: {
    value: { kind: 'duration', unit: 'day', value: 15 },
    laws: ['do248', 'laborCode'],
    ...confirmed,
  },
  /** Time to file the application, from publication. */
  aepPublicationMax: {
    value: { kind: 'duration', unit: 'day', value: 45 },
    laws: ['do248'],
    ...confirmed,
  },
  /** Time for the DOLE to certify that a foreigner needs no permit. */
  aepExemptionTime: {
    value: { kind: 'duration', unit: 'workingDay', value: 3 },
    laws: ['do248'],
    ...confirmed,
    checked: '2026-11-23',
  },
  /** The rule on the employers that train an understudy. */
  aepTrainingRule: {
    value: { kind: 'text', value: laws.do248.number },
    laws: ['do248'],
    ...confirmed,
    checked: '2026-11-23',
  },
  /** The rule by which the DOLE asks whether the hire meets an economic need. */
  aepNeedRule: {
    value: { kind: 'text', value: laws.do248.number },
    laws: ['do248'],
    ...confirmed,
    checked: '2026-11-26',
  },
  /** Validity of a provisional work permit, which can be extended once for as long. */
  pwpFirst: {
    value: { kind: 'duration', unit: 'month', value: 3 },
    laws: ['ooSbm2013019'],
    ...confirmed,
  },
  pwpMax: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['ooSbm2013019'],
    ...confirmed,
  },
  aepTime: {
    value: { kind: 'duration', unit: 'workingDay', value: 15 },
    laws: ['do248', 'laborCode'],
    ...confirmed,
  },
  aepContractWindow: {
    value: { kind: 'duration', unit: 'day', value: 15 },
    laws: ['do248', 'laborCode'],
    ...confirmed,
  },
  workVisaMax: {
    value: { kind: 'duration', unit: 'year', value: 3 },
    laws: ['ca613'],
    section: 's. 9(g)',
    ...likely,
    reviewNote: 'The longest validity of a 9(g) visa: confirm with the Bureau of Immigration.',
  },
  /** Age below which an unmarried child joins the holder of a 9(g) visa, as the spouse does. */
  workVisaChildAge: {
    value: { kind: 'count', value: 21 },
    laws: ['ca613'],
    section: 's. 9(g)',
    ...november26.confirmed,
  },
  /** Age below which a child without a parent is admitted by leave of the Bureau of Immigration alone. */
  unaccompaniedChildAge: {
    value: { kind: 'count', value: 15 },
    laws: ['ca613'],
    section: 's. 29(a)(12)',
    ...november26.copies,
  },
  /** Age below which foreign pupils study with a permit (SSP), from which with a visa 9(f). */
  studyPermitAge: {
    value: { kind: 'count', value: 18 },
    laws: ['ca613'],
    section: 's. 9(f)',
    ...november26.confirmed,
  },
  /** Stay of a visitor from which the Bureau of Immigration clears the departure beforehand (ECC). */
  clearanceStay: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['ca613'],
    ...november26.copies,
    reviewNote: 'From copies of BI Advisory SBM-13-001 of 2013: look for a newer rule.',
  },
  srrvMinAge: {
    value: { kind: 'count', value: 40 },
    laws: ['praGuidelines2025', 'eo1037'],
    ...confirmed,
    was: { value: { kind: 'count', value: 35 }, until: 2020 },
  },
  srrvMinAgeBetween: {
    value: { kind: 'count', value: 50 },
    laws: ['praGuidelines2025', 'eo1037'],
    ...confirmed,
  },
  srrvSince: {
    value: { kind: 'month', value: '2025-09' },
    laws: ['praGuidelines2025'],
    ...confirmed,
  },
  srrvDeposit: {
    value: { kind: 'money', currency: 'USD', value: 15_000, max: 50_000 },
    laws: ['praGuidelines2025', 'eo1037'],
    ...likely,
    was: { value: { kind: 'money', currency: 'USD', value: 10_000, max: 50_000 }, until: 2025 },
    reviewNote:
      'Deposits for ages 40 to 49 and of the Courtesy class: confirm on the page of the PRA.',
  },
  srrvDepositWithPension: {
    value: { kind: 'money', currency: 'USD', value: 15_000 },
    laws: ['praGuidelines2025'],
    ...confirmed,
  },
  srrvDepositWithoutPension: {
    value: { kind: 'money', currency: 'USD', value: 30_000 },
    laws: ['praGuidelines2025'],
    ...confirmed,
  },
  /** Deposit below the age of `srrvMinAgeBetween`. */
  srrvDepositYoungWithPension: {
    value: { kind: 'money', currency: 'USD', value: 25_000 },
    laws: ['praGuidelines2025'],
    ...likely,
    reviewNote: 'Told by relocation sites only: confirm on the page of the PRA.',
  },
  srrvDepositYoungWithoutPension: {
    value: { kind: 'money', currency: 'USD', value: 50_000 },
    laws: ['praGuidelines2025'],
    ...likely,
    reviewNote: 'Told by relocation sites only: confirm on the page of the PRA.',
  },
  /** Minimum deposit of the Courtesy class: former Filipinos and listed nationals. */
  srrvDepositCourtesy: {
    value: { kind: 'money', currency: 'USD', value: 1_500 },
    laws: ['praGuidelines2025'],
    ...likely,
    reviewNote: 'Told by relocation sites only: confirm on the page of the PRA.',
  },
  /** Age below which unmarried children could join a retiree, and how many relatives without a higher deposit. */
  srrvChildAge: {
    value: { kind: 'count', value: 21 },
    laws: ['eo1037'],
    ...november26.likely,
    reviewNote: srrvFamilyNote,
  },
  srrvIncluded: {
    value: { kind: 'count', value: 2 },
    laws: ['eo1037'],
    ...november26.likely,
    reviewNote: srrvFamilyNote,
  },
  /** Probationary period before the visa becomes permanent. */
  marriageProbation: {
    value: { kind: 'duration', unit: 'year', value: 1 },
    laws: ['ca613'],
    section: 's. 13(a)',
    ...confirmed,
  },
  /** Age below which an unmarried child of a citizen qualifies. */
  marriageChildAge: {
    value: { kind: 'count', value: 21 },
    laws: ['ca613'],
    section: 's. 13(a)',
    ...confirmed,
  },
  sirvMinInvestment: {
    value: { kind: 'money', currency: 'USD', value: 75_000 },
    laws: ['eo226'],
    section: 'art. 74',
    ...confirmed,
  },
  /** Probationary period before the visa itself. */
  sirvProbation: {
    value: { kind: 'duration', unit: 'month', value: 6 },
    laws: ['eo226'],
    ...confirmed,
  },
  quotaPerNationality: {
    value: { kind: 'count', value: 50 },
    laws: ['ca613'],
    section: 's. 13',
    ...confirmed,
  },
  svegMinWorkers: { value: { kind: 'count', value: 10 }, laws: ['eo758'], ...confirmed },
  balikbayanStay: {
    value: { kind: 'duration', unit: 'year', value: 1 },
    laws: ['ra9174'],
    ...confirmed,
  },
  /** Minimum time that a returning citizen has been abroad without interruption. */
  balikbayanAbroad: {
    value: { kind: 'duration', unit: 'year', value: 1 },
    laws: ['ra9174'],
    ...confirmed,
  },
} as const satisfies Record<string, RuleFact>;
