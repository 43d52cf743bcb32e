import { agreementList, apostilleNotice, noAgreement, treatyList, treatyRates } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

const overseas = {
  name: 'Respicio & Co., stay with Hong Kong passports',
  native: 'Respicio & Co.：香港護照的免簽停留期',
  url: 'https://www.respicio.ph/commentaries/visa-free-stay-duration-for-hong-kong-passport-holders-in-philippines',
};
const talks = {
  name: 'PTV News, talks of May 2025',
  native: 'PTV News：2025年5月的稅收協定談判',
  url: 'https://ptvnews.ph/ph-hong-kong-start-negotiations-for-double-taxation-agreement',
};
const judiciary = {
  name: 'Judiciary of Hong Kong, apostille',
  native: '香港司法機構：加簽',
  url: 'https://www.judiciary.hk/zh_cn/court_services_facilities/apostille.html',
};

export const hongKong = {
  region: 'HK',
  lang: 'zh-Hant',
  entry: {
    days: 14,
    afterwards: 'unknown',
    sources: [
      {
        name: 'Bureau of Immigration, quoted by RMN',
        native: '菲律賓移民局（RMN報道）',
        url: 'https://rmn.ph/macau-at-hong-kong-nationals-maaari-nang-pumasok-ng-pilipinas-ng-walang-visa',
      },
    ],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: { all: { native: '高等法院登記處', english: 'High Court Registry' } },
    documents: {
      police: ['無犯罪紀錄證明書'],
      civil: ['結婚證書', '出生證明書'],
      degree: ['學位證書'],
      company: ['公司註冊證明書', '商業登記證', '組織章程細則', '董事會決議'],
    },
    translated: true,
    sources: [{ ...apostilleNotice, native: '菲律賓駐重慶總領事館：《取消認證公約》' }, judiciary],
    ...confirmed,
    reviewNote: 'The names of the papers are from general knowledge.',
  },
  posting: {
    ...noAgreement,
    sources: [{ ...agreementList, native: 'SSS：雙邊社會保障協定' }],
  },
  treaty: {
    since: false,
    sources: [
      talks,
      { ...treatyList, native: '普華永道：菲律賓稅收協定一覽' },
      { ...treatyRates, native: '普華永道：菲律賓稅收協定稅率' },
    ],
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
    hongKongApostilleTime: {
      value: { kind: 'duration', unit: 'workingDay', value: 2 },
      sources: [judiciary],
      ...confirmed,
    },
    hongKongTalks: {
      value: { kind: 'month', value: '2025-05' },
      sources: [talks],
      ...confirmed,
    },
  },
} as const satisfies Country;
