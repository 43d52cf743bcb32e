import { laws } from '@/content/laws';
import { checkedOn, type RuleFact } from './types';

const november23 = checkedOn('2026-11-23');
const november25 = checkedOn('2026-11-25');
const november26 = checkedOn('2026-11-26');

/** Rules on personal data, on disputed transfers and on deposits. */
export const securityFacts = {
  /** The law on what people are told before their data are collected. */
  dataPrivacyLaw: {
    value: { kind: 'text', value: laws.ra10173.number },
    laws: ['ra10173', 'npcCircular202304'],
    section: 's. 16',
    ...november23.confirmed,
  },
  /** The rule on monitoring staff: a stated purpose, people told, nothing milder that would do. */
  monitoringRule: {
    value: { kind: 'text', value: laws.ra10173.number },
    laws: ['ra10173', 'npcOpinion202403'],
    section: 'ss. 11–12',
    ...november23.confirmed,
  },
  /** The opinion by which work on a computer of the office may be monitored, on the same conditions. */
  officeComputerRule: {
    value: { kind: 'text', value: laws.npcOpinion2018084.number },
    laws: ['npcOpinion2018084', 'ra10173'],
    ...november26.copies,
  },
  /** Where the NPC counts logs of keystrokes and random pictures of screens as excessive. */
  monitoringLimits: {
    value: { kind: 'text', value: laws.npcHomeWorkBulletin.number },
    laws: ['npcHomeWorkBulletin'],
    ...november23.confirmed,
  },
  /** The rule that data are kept only as long as their purpose, a claim or a law needs; it names no period. */
  dataRetentionRule: {
    value: { kind: 'text', value: laws.ra10173.number },
    laws: ['ra10173'],
    section: 's. 11(e)',
    ...november26.copies,
  },
  /** The rule that every controller of data names a person who answers for them. */
  dataOfficerRule: {
    value: { kind: 'text', value: laws.ra10173.number },
    laws: ['ra10173'],
    section: 's. 21(b)',
    ...november23.confirmed,
  },
  /** Number of employees from which data processing is registered with the NPC. */
  privacyRegistrationWorkers: {
    value: { kind: 'count', value: 250 },
    laws: ['npcCircular202204', 'ra10173'],
    section: 's. 5',
    ...november23.confirmed,
  },
  /** Number of people from which the processing of their sensitive data is registered. */
  privacyRegistrationPeople: {
    value: { kind: 'count', value: 1_000 },
    laws: ['npcCircular202204', 'ra10173'],
    section: 's. 5',
    ...november23.confirmed,
  },
  /** Time limit of the notice of a breach, from knowledge of it or reasonable belief. */
  breachNotice: {
    value: { kind: 'duration', unit: 'hour', value: 72 },
    laws: ['ra10173', 'npcCircular1603'],
    section: 's. 20(f)',
    ...november23.confirmed,
  },
  /** `breachNotice` in days, for drawings. */
  breachNoticeDays: {
    value: { kind: 'duration', unit: 'day', value: 3 },
    laws: ['ra10173', 'npcCircular1603'],
    section: 's. 20(f)',
    ...november23.confirmed,
  },
  /** Number of people concerned from which the notice cannot be delayed. */
  breachNoDelayPeople: {
    value: { kind: 'count', value: 100 },
    laws: ['npcCircular1603', 'ra10173'],
    section: 'ss. 11, 17, 18',
    ...november23.confirmed,
  },
  /** The advisory on the online system of the NPC that takes notices of breaches. */
  breachSystemRule: {
    value: { kind: 'text', value: laws.npcAdvisory202602.number },
    laws: ['npcAdvisory202602'],
    ...november26.confirmed,
  },
  /** Time limit of the full report; a law firm counts it from discovery, by `breachSystemRule`. */
  breachReportTime: {
    value: { kind: 'duration', unit: 'day', value: 5 },
    laws: ['npcCircular1603', 'ra10173'],
    section: 'ss. 11, 17, 18',
    ...november23.confirmed,
  },
  /** The law that gives rights to the data subject; the right to object stands in its rules. */
  privacyRights: {
    value: { kind: 'text', value: laws.ra10173.number },
    laws: ['ra10173', 'dpaRules'],
    section: 'ss. 16, 18; rules s. 34',
    ...november25.confirmed,
  },
  /** Guidelines on the ground of legitimate interest. That a contact form falls under it is our reading. */
  inquiryGrounds: {
    value: { kind: 'text', value: laws.npcCircular202307.number },
    laws: ['ra10173', 'npcCircular202307'],
    section: 'ss. 12(b), 12(f)',
    ...november25.likely,
  },
  /** How long whoever is asked has to answer, in calendar days, before the NPC takes up a complaint. */
  privacyComplaintWait: {
    value: { kind: 'duration', unit: 'day', value: 15 },
    laws: ['npcCircular202101', 'ra10173'],
    ...november25.confirmed,
  },
  /** The law for people in the European Union to whom services are offered. */
  euDataLaw: {
    value: { kind: 'text', value: laws.gdpr.number },
    laws: ['gdpr'],
    section: 'art. 3(2)',
    ...november25.confirmed,
    reviewNote:
      'the firm decides on a representative in the Union (art. 27) and on the terms for providers (arts. 44–49); the Philippines seems to have no adequacy decision',
  },
  /** The first part of `fundsHold`, in calendar days. */
  fundsHoldFirst: {
    value: { kind: 'duration', unit: 'day', value: 5 },
    laws: ['bspCircular1215', 'ra12010'],
    ...november23.likely,
  },
  /** How long disputed funds are held at most, in calendar days, unless a court extends it. */
  fundsHold: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['ra12010', 'bspCircular1215'],
    section: 's. 7',
    ...november23.confirmed,
  },
  /** Insured amount of a depositor at one bank, all accounts together. */
  depositInsurance: {
    value: { kind: 'money', currency: 'PHP', value: 1_000_000, compact: true },
    laws: ['ra3591'],
    ...november23.confirmed,
  },
  /** The amount holds for banks ordered closed from this day on. */
  depositInsuranceSince: {
    value: { kind: 'day', value: '2025-03-15' },
    laws: ['ra3591'],
    ...november23.confirmed,
  },
} as const satisfies Record<string, RuleFact>;
