import {
  agreementList,
  extensionRule,
  noAgreement,
  treatyRates,
  visaFreeList,
  visaFreeOrder,
} from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');
const { confirmed: lately, likely } = comparedOn('2026-11-26');

/** The table of rates was read in a copy of February 2025, with its notes. */
const rates = { sources: [treatyRates], ...likely('bir') } as const;

const report = {
  sources: [
    {
      name: 'Instructions for Form 5471, quoted by a tax adviser',
      url: 'https://taxrep.de/tax_guide/foreign-corporations-form-5471/',
    },
    {
      name: 'Adviser’s page on Form 5471',
      url: 'https://www.expattaxcpas.com/foreign-corporations/',
    },
  ],
  ...likely('home'),
} as const;

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
    documents: {
      police: ['FBI Identity History Summary'],
      civil: ['marriage certificate', 'birth certificate'],
      degree: ['diploma', 'transcript'],
      company: ['certificate of incorporation', 'certificate of good standing', 'board resolution'],
    },
    translated: false,
    sources: [
      {
        name: 'Philippine Consulate General in New York',
        url: 'https://newyorkpcg.org/pcgny/consular-services/legalization-notarization/authentication-of-a-public-document-through-apostille/',
      },
    ],
    ...lately,
    reviewNote: 'The names of the papers are from general knowledge.',
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
  treaty: {
    since: 1982,
    certificate: 'Form 6166 (IRS)',
    sources: [
      { name: 'Treaty of 1 October 1976' },
      {
        name: 'IRS, certification of US residency',
        url: 'https://www.irs.gov/individuals/international-taxpayers/certification-of-u-s-residency-for-tax-treaty-purposes',
      },
    ],
    ...lately,
  },
  rates: { dividends: [20, 25], interest: [10, 15], royalties: [15, 25], ...rates },
  notes: { report: { topic: 'duties', ...report } },
  figures: {
    unitedStatesReportedShare: { value: { kind: 'percent', value: 10 }, ...report },
    /** Share of the paying company from which the lower rate on dividends applies. */
    unitedStatesDividendShare: { value: { kind: 'percent', value: 10 }, ...rates },
    unitedStatesDividendRate: { value: { kind: 'percent', value: 20 }, ...rates },
    unitedStatesDividendRateOther: { value: { kind: 'percent', value: 25 }, ...rates },
  },
} as const satisfies Country;
