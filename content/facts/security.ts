import { laws } from '@/content/laws';
import { confirmed, type RuleFact } from './types';

/** Rules on lost data and on disputed transfers. */
export const securityFacts = {
  /** On what people are told before their data are collected. */
  dataPrivacyLaw: {
    value: { kind: 'text', value: laws.ra10173.number },
    laws: ['ra10173', 'npcCircular202304'],
    ...confirmed,
  },
  /** From knowledge or reasonable belief. */
  breachNotice: {
    value: { kind: 'duration', unit: 'hour', value: 72 },
    laws: ['ra10173', 'npcCircular1603'],
    ...confirmed,
  },
  /** For the full report that follows the first notice. */
  breachReportTime: {
    value: { kind: 'duration', unit: 'day', value: 5 },
    laws: ['npcCircular1603', 'ra10173'],
    ...confirmed,
  },
  /** Calendar days in all, unless a court extends it. */
  fundsHold: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['ra12010', 'bspCircular1215'],
    ...confirmed,
  },
} as const satisfies Record<string, RuleFact>;
