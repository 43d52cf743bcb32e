import { confirmed, type RuleFact } from './types';

/** Rules of work and pay. */
export const labourFacts = {
  overtimePremium: {
    value: { kind: 'percent', value: 25 },
    laws: ['laborCode'],
    ...confirmed,
  },
} as const satisfies Record<string, RuleFact>;
