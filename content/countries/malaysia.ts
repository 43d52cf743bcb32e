import { extensionRule, noAgreement, treatyRates, visaFreeListJakarta } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');
const { likely: lately } = comparedOn('2026-11-26');

/** The table of rates was read in a copy of February 2025, with its notes. */
const rates = { sources: [treatyRates], ...lately('bir') } as const;

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
    sources: [
      { name: 'Agreement of 27 April 1982' },
      {
        name: 'RegFollower, treaties with Malaysia and Singapore',
        url: 'https://regfollower.com/philippines-plans-to-revise-tax-treaties-with-indonesia-malaysia-singapore',
      },
    ],
    ...confirmed,
    reviewNote: 'To be renegotiated: look quarterly.',
  },
  rates: { dividends: [15], interest: [15], royalties: [15, 25], ...rates },
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
  figures: {
    malaysiaDividendRate: { value: { kind: 'percent', value: 15 }, ...rates },
  },
} as const satisfies Country;
