import { agreementList, extensionRule, noAgreement, visaFreeList, visaFreeOrder } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');

export const unitedStates = {
  region: 'US',
  lang: 'en',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [visaFreeList, visaFreeOrder, extensionRule],
    ...confirmed,
  },
  trader: true,
  papers: {
    way: 'apostille',
    issuers: {
      state: { native: 'Secretary of State' },
      federal: { native: 'US Department of State' },
    },
    translated: false,
    sources: [
      {
        name: 'Philippine Consulate General in New York',
        url: 'https://newyorkpcg.org/pcgny/consular-services/legalization-notarization/authentication-of-a-public-document-through-apostille/',
      },
    ],
    ...confirmed,
  },
  posting: {
    ...noAgreement,
    sources: [
      agreementList,
      {
        name: 'SSA, Social Security Bulletin 78-4',
        url: 'https://www.ssa.gov/policy/docs/ssb/v78n4/v78n4p1.html',
      },
    ],
  },
  treaty: { since: 1982, sources: [{ name: 'Treaty of 1 October 1976' }], ...confirmed },
  notes: {},
} as const satisfies Country;
