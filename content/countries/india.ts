import { noAgreement, treatyRates } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');
const { confirmed: lately, likely } = comparedOn('2026-11-26');

/** The table of rates was read in a copy of February 2025, with its notes. */
const rates = { sources: [treatyRates], ...likely('bir') } as const;

const investment = {
  sources: [
    {
      name: 'Overseas Investment Regulations 2022, reg. 9, summary',
      url: 'https://www.taxtmi.com/acts?id=40955',
    },
    {
      name: 'Overseas Investment Regulations 2022, reg. 10, extract',
      url: 'https://taxmanagementindia.com/web/tmi_blog_details.asp?id=688610',
    },
    {
      name: 'Form FC',
      url: 'https://www.scribd.com/document/785480051/7a04a45d-4b7d-4034-8413-c663a7ff0374',
    },
    {
      name: '1-Comply, overseas direct investment',
      url: 'https://1-comply.com/2023/06/16/overseas-direct-investment/',
    },
  ],
  ...likely('home'),
} as const;

const announcement = {
  name: 'DFA announcement of June 2025, quoted in Manila Bulletin',
  url: 'https://mb.com.ph/2025/06/07/ph-allows-visa-free-entry-for-indian-tourists',
};
const embassy = {
  name: 'Philippine Embassy in New Delhi',
  url: 'https://newdelhipe.dfa.gov.ph/index.php/notarial-authentication',
};

export const india = {
  region: 'IN',
  lang: 'en',
  entry: {
    days: 14,
    afterwards: 'final',
    purpose: 'tourism',
    sources: [announcement],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: { all: { native: 'Ministry of External Affairs (MEA)' } },
    documents: {
      police: ['Police Clearance Certificate (PCC)'],
      civil: ['marriage certificate', 'birth certificate'],
      degree: ['degree certificate'],
      company: ['certificate of incorporation', 'board resolution'],
    },
    translated: false,
    sources: [embassy],
    ...lately,
    reviewNote: 'The names of the papers are from general knowledge.',
  },
  posting: noAgreement,
  treaty: {
    since: 1994,
    sources: [{ name: 'Convention in force since 21 March 1994' }],
    ...confirmed,
  },
  rates: { dividends: [15, 20], interest: [10, 15], royalties: [15], ...rates },
  notes: {
    visaOfOthers: { topic: 'entry', sources: [announcement], ...confirmed },
    business: { topic: 'entry', sources: [announcement], ...confirmed },
    investment: { topic: 'duties', ...investment },
  },
  figures: {
    indiaPerformanceReport: { value: { kind: 'monthDay', value: '12-31' }, ...investment },
    indiaDividendRate: { value: { kind: 'percent', value: 15 }, ...rates },
    indiaDividendRateOther: { value: { kind: 'percent', value: 20 }, ...rates },
    indiaStayWithVisa: {
      value: { kind: 'duration', unit: 'day', value: 30 },
      sources: [announcement],
      ...confirmed,
    },
    indiaVisaFreeSince: {
      value: { kind: 'day', value: '2025-06-08' },
      sources: [announcement],
      ...confirmed,
    },
  },
} as const satisfies Country;
