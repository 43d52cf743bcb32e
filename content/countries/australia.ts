import { extensionRule, noAgreement, treatyRates, visaFreeListJakarta } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');
const { confirmed: lately, likely } = comparedOn('2026-11-26');

/** The table of rates was read in a copy of February 2025, with its notes. */
const rates = { sources: [treatyRates], ...likely('bir') } as const;

const studyAssist = {
  name: 'Study Assist, moving overseas',
  url: 'https://studyassist.gov.au/managing-and-repaying-your-loan/moving-overseas',
};
const overseasRepayments = {
  name: 'ATO, overseas obligations',
  url: 'https://www.ato.gov.au/Individuals/Study-and-training-support-loans/Overseas-repayments/',
};

export const australia = {
  region: 'AU',
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
    issuers: { all: { native: 'DFAT' } },
    documents: {
      police: ['National Police Certificate (AFP)'],
      civil: ['marriage certificate', 'birth certificate'],
      degree: ['degree certificate'],
      company: ['company extract (ASIC)', 'board resolution'],
    },
    translated: false,
    sources: [
      {
        name: 'Philippine Consulate General in Melbourne',
        url: 'https://melbournepcg.org/?page_id=1058',
      },
    ],
    ...lately,
    reviewNote: 'The names of the papers are from general knowledge.',
  },
  posting: noAgreement,
  treaty: {
    since: 1980,
    sources: [
      {
        name: 'ATO, agreement of 11 May 1979',
        url: 'https://www.ato.gov.au/law/view/document?docid=RPC/19530082/Sch14-Agt0-Art29',
      },
    ],
    ...confirmed,
  },
  rates: { dividends: [15, 25], interest: [10, 15], royalties: [15, 25], ...rates },
  notes: { dividends: { topic: 'treaty', ...rates } },
  figures: {
    australiaDividendRate: { value: { kind: 'percent', value: 15 }, ...rates },
    australiaDividendRateOther: { value: { kind: 'percent', value: 25 }, ...rates },
    /** Time abroad in twelve months from which somebody with a student loan tells the ATO. */
    australiaLoanStay: {
      value: { kind: 'duration', unit: 'day', value: 183 },
      sources: [studyAssist, overseasRepayments],
      ...likely('home'),
    },
    /** The page of the ATO is an old one; later advisers say the same. */
    australiaLoanNotice: {
      value: { kind: 'duration', unit: 'day', value: 7 },
      sources: [overseasRepayments, { name: 'RM', url: 'https://rm.net.au/?p=236629' }],
      ...likely('home'),
    },
    australiaIncomeReport: {
      value: { kind: 'monthDay', value: '10-31' },
      sources: [studyAssist],
      ...likely('home'),
    },
  },
} as const satisfies Country;
