import { apostilleTable, noAgreement, visaFreeListJakarta } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const malaysia = {
  region: 'MY',
  lang: 'ms',
  entry: { days: 30, afterwards: 'extendable', sources: [visaFreeListJakarta], ...confirmed },
  trader: false,
  posting: noAgreement,
  treaty: {
    since: 1984,
    sources: [{ name: 'Tax treaty with Malaysia' }],
    ...confirmed,
    reviewNote: 'To be renegotiated: look quarterly.',
  },
  notes: {
    // Sources contradict each other on whether Malaysia takes part in the Apostille Convention.
    chain: { topic: 'papers', sources: [apostilleTable], ...likely('embassy') },
  },
} as const satisfies Country;
