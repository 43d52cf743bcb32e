import { visaFacts } from '@/content/facts/immigration';
import { treatyRates } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

const announcement = {
  name: 'DFA announcement of 15 January 2026, quoted in BusinessWorld',
  url: 'https://www.bworldonline.com/the-nation/2026/01/15/724589/chinese-allowed-visa-free-entry/',
};
const guangzhou = {
  name: 'Philippine Consulate General in Guangzhou',
  url: 'https://guangzhoupcg.dfa.gov.ph/en/consular-services/notarial-services/gzpcg-cons-p1',
};

/** The announcement names the month of its end only; the last day is counted from its first year. */
const visaFree = {
  ...confirmed,
  until: visaFacts.chinaEntrySince.until,
  reviewNote:
    'Announced for one year; look weekly whether it has been renewed. Then also messages/zh/countries.json, comparisons.visa.',
} as const;

export const china = {
  region: 'CN',
  lang: 'zh-Hans',
  entry: { days: 14, afterwards: 'final', sources: [announcement], ...visaFree },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: {
      public: {
        native: '外交部、地方外事办公室（外办）',
        english: 'Ministry of Foreign Affairs, local foreign affairs offices',
      },
    },
    documents: {
      police: ['无犯罪记录证明'],
      civil: ['结婚证', '出生证明'],
      degree: ['学历、学位证书'],
      company: ['营业执照', '章程'],
    },
    translated: true,
    sources: [
      {
        name: 'Philippine Consulate General in Shanghai',
        url: 'https://shanghaipcg.dfa.gov.ph/?module=users%2Flogin&start=104',
      },
      guangzhou,
      {
        name: 'Ministry of Foreign Affairs of China, notice of October 2023',
        url: 'https://vu.china-embassy.gov.cn/chn/lsfw/gzrz_132407/202310/t20231025_11168000.htm',
      },
    ],
    ...confirmed,
    reviewNote: 'The names of the papers are from general knowledge.',
  },
  posting: {
    agreement: false,
    sources: [{ name: 'MOHRSS, press conference of 29 October 2025' }],
    ...confirmed,
  },
  treaty: {
    since: 2001,
    certificate: '中国税收居民身份证明',
    sources: [{ name: 'Agreement of 18 November 1999' }],
    ...confirmed,
    reviewNote: 'The name of the certificate is from general knowledge.',
  },
  rates: {
    dividends: [10, 15],
    interest: [10],
    royalties: [10, 15],
    sources: [treatyRates],
    ...likely('bir'),
  },
  notes: {
    period: { topic: 'entry', sources: [announcement], ...visaFree },
    airports: { topic: 'entry', sources: [announcement], ...visaFree },
    longer: {
      topic: 'entry',
      sources: [{ name: 'Commonwealth Act 613, s. 9' }],
      ...confirmed,
    },
    steps: {
      topic: 'papers',
      sources: [guangzhou],
      ...confirmed,
    },
    odi: {
      topic: 'duties',
      sources: [{ name: 'NDRC Order 11; MOFCOM Order 3 of 2014; Hui Fa 2009 No. 30' }],
      ...confirmed,
      reviewNote:
        'Look quarterly whether a regulation of the State Council has replaced these rules.',
    },
  },
  figures: {
    chinaVisaFreeStart: {
      value: visaFacts.chinaEntrySince.value,
      sources: [announcement],
      ...visaFree,
    },
    chinaVisaFreeEnd: {
      value: { kind: 'month', value: '2027-01' },
      sources: [announcement],
      ...visaFree,
    },
    chinaApostilleSince: {
      value: { kind: 'day', value: '2023-11-07' },
      sources: [{ name: 'Philippine Consulate General in Shanghai' }],
      ...confirmed,
    },
  },
} as const satisfies Country;
