import { agreementList, noAgreement } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

const revised = {
  name: 'MECO, revised entry requirements',
  native: '馬尼拉經濟文化辦事處（MECO）：修訂入境規定（自由時報報導）',
  url: 'https://news.ltn.com.tw/news/focus/breakingnews/5080868',
};
const statute = {
  name: 'Statute for Industrial Innovation, art. 22',
  native: '產業創新條例第22條',
};

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
        native: '馬尼拉經濟文化辦事處（MECO）：免簽證入境',
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
      company: ['公司設立（變更）登記表', '公司章程'],
    },
    translated: true,
    sources: [
      {
        name: 'MECO, authentication',
        native: '馬尼拉經濟文化辦事處（MECO）：文件驗證',
        url: 'https://www.meco.org.tw/services/notarial-services/authentication-services-',
      },
    ],
    ...confirmed,
    reviewNote: 'The names of the company papers are from general knowledge.',
  },
  posting: {
    ...noAgreement,
    sources: [{ ...agreementList, native: 'SSS：雙邊社會保障協定' }],
  },
  notes: {
    latest: {
      topic: 'entry',
      sources: [revised],
      ...confirmed,
    },
    chain: {
      topic: 'papers',
      sources: [
        {
          name: 'MECO, authentication',
          native: '馬尼拉經濟文化辦事處（MECO）：文件驗證',
          url: 'https://www.meco.org.tw/services/authentication',
        },
      ],
      ...confirmed,
    },
    agreement: {
      topic: 'treaty',
      sources: [
        {
          name: 'TECO–MECO agreement of 2002',
          native: '2002年避免所得稅雙重課稅及防杜逃稅協定',
          url: 'https://www.markettransfer.info/zh/contracts/bwrxwoSzGtE',
        },
      ],
      ...likely('bir'),
    },
    approval: {
      topic: 'duties',
      sources: [statute],
      ...likely('home'),
      reviewNote: 'Look quarterly whether the amended article 22 applies.',
    },
  },
  figures: {
    taiwanVisaFreeStart: {
      value: { kind: 'day', value: '2025-07-01' },
      sources: [revised],
      ...confirmed,
    },
    taiwanApprovalLimit: {
      value: { kind: 'foreignMoney', currency: 'TWD', value: 1_500_000_000 },
      sources: [statute],
      ...likely('home'),
    },
  },
} as const satisfies Country;
