import { apostilleNotice, noAgreement, treatyList, treatyRates } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

const overseas = {
  name: 'Respicio & Co., stay with Hong Kong passports',
  url: 'https://www.respicio.ph/commentaries/visa-free-stay-duration-for-hong-kong-passport-holders-in-philippines',
};
const talks = {
  name: 'PTV News, talks of May 2025',
  url: 'https://ptvnews.ph/ph-hong-kong-start-negotiations-for-double-taxation-agreement',
};

export const hongKong = {
  region: 'HK',
  lang: 'zh-Hant',
  entry: {
    days: 14,
    afterwards: 'unknown',
    sources: [{ name: 'Bureau of Immigration' }],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: { all: { native: '高等法院登記處', english: 'High Court Registry' } },
    translated: true,
    sources: [
      apostilleNotice,
      {
        name: 'Judiciary of Hong Kong, apostille',
        url: 'https://www.judiciary.hk/zh_cn/court_services_facilities/apostille.html',
      },
    ],
    ...confirmed,
  },
  posting: noAgreement,
  treaty: {
    since: false,
    sources: [talks, treatyList, treatyRates],
    ...confirmed,
    reviewNote: 'Look quarterly whether a tax treaty with Hong Kong was signed.',
  },
  notes: {
    overseas: {
      topic: 'entry',
      sources: [overseas],
      ...likely('dfa'),
    },
    talks: {
      topic: 'treaty',
      sources: [talks],
      ...confirmed,
    },
  },
  figures: {
    hongKongOverseasStay: {
      value: { kind: 'duration', unit: 'day', value: 7 },
      sources: [overseas],
      ...likely('dfa'),
    },
    hongKongTalks: {
      value: { kind: 'month', value: '2025-05' },
      sources: [talks],
      ...confirmed,
    },
  },
} as const satisfies Country;
