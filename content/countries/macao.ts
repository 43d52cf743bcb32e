import {
  agreementList,
  apostilleNotice,
  noAgreement,
  noTreaty,
  treatyList,
  treatyRates,
} from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const macao = {
  region: 'MO',
  lang: 'zh-Hant',
  // The source is older than a year.
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
    ...likely('dfa'),
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: { all: { native: '法務局', english: 'Justice Affairs Department' } },
    documents: {
      police: ['刑事紀錄證明書'],
      civil: ['結婚登記證明', '出生登記證明'],
      degree: ['學位證書'],
      company: ['商業登記證明', '公司章程'],
    },
    translated: true,
    sources: [
      { ...apostilleNotice, native: '菲律賓駐重慶總領事館：《取消認證公約》' },
      {
        name: 'Official Gazette of Macao, Notice 2/2023',
        native: '《澳門特別行政區公報》：第2/2023號行政長官公告',
        url: 'https://bo.io.gov.mo/bo/ii/2023/06/aviso02.asp?printer=1',
      },
    ],
    ...confirmed,
    reviewNote:
      'The Secretary for Administration and Justice issues it too. The names of the papers are from general knowledge.',
  },
  posting: {
    ...noAgreement,
    sources: [{ ...agreementList, native: 'SSS：雙邊社會保障協定' }],
  },
  treaty: {
    ...noTreaty,
    sources: [
      { ...treatyList, native: '普華永道：菲律賓稅收協定一覽' },
      { ...treatyRates, native: '普華永道：菲律賓稅收協定稅率' },
    ],
  },
  notes: {},
} as const satisfies Country;
