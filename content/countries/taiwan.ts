import { noAgreement } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const taiwan = {
  region: 'TW',
  lang: 'zh-Hant',
  entry: {
    days: 14,
    afterwards: 'final',
    purpose: 'tourism',
    sources: [
      {
        name: 'MECO, visa-free entry',
        url: 'https://www.meco.org.tw/services/visa-services/visa-free-entry-for-taiwan-passport-holders----',
      },
    ],
    ...confirmed,
    reviewNote:
      'Ask MECO whether the measure has an end, and whether it covers business. Then also messages/zh/countries.json, comparisons.visa.',
  },
  trader: false,
  papers: {
    way: 'authentication',
    documents: {
      police: ['警察刑事紀錄證明（良民證）'],
      civil: ['戶籍謄本', '結婚證明'],
      degree: ['學位證書'],
    },
    translated: true,
    sources: [
      {
        name: 'MECO, authentication',
        url: 'https://www.meco.org.tw/services/notarial-services/authentication-services-',
      },
    ],
    ...confirmed,
  },
  posting: noAgreement,
  notes: {
    latest: {
      topic: 'entry',
      sources: [{ name: 'MECO, revised entry requirements' }],
      ...confirmed,
    },
    chain: {
      topic: 'papers',
      sources: [
        { name: 'MECO, authentication', url: 'https://www.meco.org.tw/services/authentication' },
      ],
      ...confirmed,
    },
    agreement: {
      topic: 'treaty',
      sources: [{ name: 'TECO–MECO agreement of 2002' }],
      ...likely('bir'),
    },
    approval: {
      topic: 'duties',
      sources: [{ name: 'Statute for Industrial Innovation, art. 22' }],
      ...likely('home'),
      reviewNote: 'Look quarterly whether the amended article 22 applies.',
    },
  },
  figures: {
    taiwanVisaFreeStart: {
      value: { kind: 'day', value: '2025-07-01' },
      sources: [{ name: 'MECO, revised entry requirements' }],
      ...confirmed,
    },
    taiwanApprovalLimit: {
      value: { kind: 'homeMoney', currency: 'TWD', value: 1_500_000_000 },
      sources: [{ name: 'Statute for Industrial Innovation, art. 22' }],
      ...likely('home'),
    },
  },
} as const satisfies Country;
