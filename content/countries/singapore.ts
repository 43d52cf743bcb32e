import { apostilleNotice, extensionRule, noAgreement, visaFreeListJakarta } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

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
    translated: false,
    sources: [{ name: 'Apostille Convention, in force in Singapore since 2021' }, apostilleNotice],
    ...likely('issuer'),
  },
  posting: noAgreement,
  treaty: {
    since: 1977,
    sources: [{ name: 'Tax treaty with Singapore' }],
    ...confirmed,
    reviewNote: 'To be renegotiated: look quarterly.',
  },
  notes: {},
} as const satisfies Country;
