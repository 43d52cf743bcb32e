import { laws } from '@/content/laws';
import { confirmed, type RuleFact } from './types';

/** Rules on companies and their foreign owners. */
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
    ...confirmed,
  },
  /** Paid in, to sell to the local market. */
  foreignCapitalMin: {
    value: { kind: 'money', currency: 'USD', value: 200_000 },
    laws: ['ra7042', 'ra11647'],
    ...confirmed,
  },
  foreignCapitalMinReduced: {
    value: { kind: 'money', currency: 'USD', value: 100_000 },
    laws: ['ra7042', 'ra11647'],
    ...confirmed,
  },
  /** Filipinos among the direct employees, for the reduced minimum. */
  foreignCapitalWorkers: {
    value: { kind: 'count', value: 15 },
    laws: ['ra7042', 'ra11647'],
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
    laws: ['ra11232'],
    ...confirmed,
  },
} as const satisfies Record<string, RuleFact>;
