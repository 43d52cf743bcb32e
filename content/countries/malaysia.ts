import { noAgreement, visaFreeListJakarta } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');

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
  notes: {},
} as const satisfies Country;
