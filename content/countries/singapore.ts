import {
  apostilleNotice,
  extensionRule,
  noAgreement,
  treatyRates,
  visaFreeListJakarta,
} from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');
const { likely } = comparedOn('2026-11-26');

/** The table of rates was read in a copy of February 2025, with its notes. */
const rates = { sources: [treatyRates], ...likely('bir') } as const;

export const singapore = {
  region: 'SG',
  lang: 'en',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [visaFreeListJakarta, extensionRule],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: { all: { native: 'Singapore Academy of Law' } },
    documents: {
      police: ['Certificate of Clearance'],
      civil: ['marriage certificate', 'birth certificate'],
      degree: ['degree certificate'],
      company: ['ACRA business profile', 'constitution', 'board resolution'],
    },
    translated: false,
    sources: [
      {
        name: 'Singapore Academy of Law, questions on legalisation',
        url: 'https://legalisation.sal.sg/Faq',
      },
      apostilleNotice,
    ],
    ...likely('issuer'),
    reviewNote: 'The names of the papers are from general knowledge.',
  },
  posting: noAgreement,
  treaty: {
    since: 1977,
    sources: [
      { name: 'Convention of 1 August 1977' },
      {
        name: 'RegFollower, treaties with Malaysia and Singapore',
        url: 'https://regfollower.com/philippines-plans-to-revise-tax-treaties-with-indonesia-malaysia-singapore',
      },
    ],
    ...confirmed,
    reviewNote: 'To be renegotiated: look quarterly.',
  },
  rates: { dividends: [15, 25], interest: [10, 15], royalties: [15, 25], ...rates },
  notes: {},
  figures: {
    /** Share of the voting stock from which the lower rate on dividends applies. */
    singaporeDividendShare: { value: { kind: 'percent', value: 15 }, ...rates },
    singaporeDividendRate: { value: { kind: 'percent', value: 15 }, ...rates },
    singaporeDividendRateOther: { value: { kind: 'percent', value: 25 }, ...rates },
  },
} as const satisfies Country;
