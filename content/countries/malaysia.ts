import { extensionRule, noAgreement, visaFreeListJakarta } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const malaysia = {
  region: 'MY',
  lang: 'ms',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [visaFreeListJakarta, extensionRule],
    ...confirmed,
  },
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
    chain: {
      topic: 'papers',
      sources: [
        {
          name: 'Notary.co.uk, legalisation for Malaysia',
          url: 'https://notary.co.uk/countries/legalisation-for-malaysia/',
        },
        {
          name: '3E Accounting Malaysia, apostille',
          url: 'https://3ecpa.com.my/resources/business-compendium/apostille',
        },
      ],
      ...likely('embassy'),
      reviewNote: 'Look half-yearly at the HCCH table of parties.',
    },
  },
} as const satisfies Country;
