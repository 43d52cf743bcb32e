import { confirmed, type RuleFact } from './types';

/** Rules on lost data and on disputed transfers. */
export const securityFacts = {
  /** From knowledge or reasonable belief. */
  breachNotice: {
    value: { kind: 'duration', unit: 'hour', value: 72 },
    laws: ['ra10173', 'npcCircular1603'],
    ...confirmed,
  },
  /** Calendar days in all, unless a court extends it. */
  fundsHold: {
    value: { kind: 'duration', unit: 'day', value: 30 },
    laws: ['ra12010', 'bspCircular1215'],
    ...confirmed,
  },
} as const satisfies Record<string, RuleFact>;
