import { lastChecked as checked, type RuleFact } from './types';

/** Rules of work and pay. */
export const labourFacts = {
  overtimePremium: {
    value: { kind: 'percent', value: 25 },
    laws: ['laborCode'],
    asOf: 2026,
    checked,
    status: 'confirmed',
  },
} as const satisfies Record<string, RuleFact>;
