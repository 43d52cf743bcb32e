import { noAgreement } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const hongKong = {
  region: 'HK',
  lang: 'zh-Hant',
  entry: { days: 14, sources: [{ name: 'Bureau of Immigration' }], ...confirmed },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: { all: { native: '高等法院登記處', english: 'High Court Registry' } },
    translated: true,
    sources: [
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
    sources: [{ name: 'Reports on the talks of May 2025' }],
    ...confirmed,
    reviewNote: 'Look quarterly whether a tax treaty with Hong Kong was signed.',
  },
  notes: {
    overseas: {
      topic: 'entry',
      sources: [{ name: 'DFA rule on BN(O) passports' }],
      ...likely('dfa'),
    },
    talks: {
      topic: 'treaty',
      sources: [{ name: 'Reports on the talks of May 2025' }],
      ...confirmed,
    },
  },
  figures: {
    hongKongOverseasStay: {
      value: { kind: 'duration', unit: 'day', value: 7 },
      sources: [{ name: 'DFA rule on BN(O) passports' }],
      ...likely('dfa'),
    },
    hongKongTalks: {
      value: { kind: 'month', value: '2025-05' },
      sources: [{ name: 'Reports on the talks' }],
      ...confirmed,
    },
  },
} as const satisfies Country;
