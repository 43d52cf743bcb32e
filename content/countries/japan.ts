import { extensionRule, treatyRates, visaFreeList, visaFreeOrder } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

const pensionService = {
  name: 'Japan Pension Service, agreement with the Philippines',
  url: 'https://www.nenkin.go.jp/service/shaho-kyotei/kunibetsu/notice/Philippines.html',
};
const bankOfJapan = {
  name: 'Bank of Japan, reports under the Foreign Exchange Act',
  url: 'https://www.boj.or.jp/about/services/tame/t_seido.htm',
};

/** The article of the convention itself was not read. */
const shortStay = {
  name: 'TCG wiki, 183 days under the convention with Japan',
  url: 'https://tcg-wiki-investment.com/qna/topic/answer/1e5kRDrxgFyTr85Rv8qONT9FNBaXpUZrrAg1AnVn2TQ%3D',
};

export const japan = {
  region: 'JP',
  lang: 'ja',
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
      public: { native: '外務省', english: 'Ministry of Foreign Affairs' },
      notarial: { native: '公証役場', english: 'notary’s office' },
    },
    documents: {
      police: ['犯罪経歴証明書'],
      civil: ['戸籍謄本', '婚姻届受理証明書'],
      degree: ['卒業証明書'],
      company: ['履歴事項全部証明書', '定款'],
    },
    translated: true,
    sources: [
      {
        name: 'Philippine Embassy in Tokyo, apostille',
        url: 'https://tokyo.philembassy.net/ja/consular-section/services/miscellaneous/apostille-formerly-authentication',
      },
    ],
    ...confirmed,
    reviewNote: 'The names of the company papers are from general knowledge.',
  },
  posting: {
    agreement: {
      since: 2018,
      stay: { kind: 'duration', unit: 'year', value: 5 },
      longer: { kind: 'duration', unit: 'year', value: 3 },
    },
    sources: [
      pensionService,
      {
        name: 'MHLW notice on the agreement of 2015',
        url: 'https://www.mhlw.go.jp/web/t_doc?dataId=00tc3465&dataType=1&pageNo=1',
      },
    ],
    ...confirmed,
  },
  treaty: {
    since: 1980,
    certificate: '居住者証明書',
    sources: [
      {
        name: 'Convention of 1980, MOFA Japan',
        url: 'https://www.mofa.go.jp/mofaj/gaiko/treaty/htmls/A-S55-1057.html',
      },
      {
        name: 'Protocol of 2006',
        url: 'https://www.mofa.go.jp/mofaj/gaiko/treaty/htmls/A-H20-103.html',
      },
    ],
    ...confirmed,
  },
  rates: {
    dividends: [10, 15],
    interest: [10],
    royalties: [10, 15],
    sources: [treatyRates],
    ...confirmed,
  },
  notes: {
    oneStop: {
      topic: 'papers',
      sources: [
        {
          name: 'MOFA Japan, one-stop service of notaries',
          url: 'https://www.mofa.go.jp/mofaj/toko/page22_000607.html',
        },
      ],
      ...confirmed,
    },
    envelope: {
      topic: 'papers',
      sources: [
        {
          name: 'MOFA Japan, questions on certificates',
          url: 'https://www.mofa.go.jp/mofaj/toko/page22_000552.html',
        },
      ],
      ...confirmed,
    },
    longer: { topic: 'posting', sources: [pensionService], ...confirmed },
    gap: { topic: 'posting', sources: [pensionService], ...confirmed },
    form: { topic: 'posting', sources: [{ name: 'Form JP/PH101' }], ...likely('insurer') },
    newTreaty: {
      topic: 'treaty',
      sources: [
        {
          name: 'Ministry of Finance Japan, convention of 2026',
          url: 'https://www.mof.go.jp/english/policy/tax_policy/tax_conventions/press_release/20260528phl.html',
        },
      ],
      ...confirmed,
      reviewNote:
        'Look monthly whether the convention of 2026 has entered into force, and its rates.',
    },
    shortStay: {
      topic: 'treaty',
      sources: [shortStay],
      ...likely('bir'),
    },
    report: {
      topic: 'duties',
      sources: [
        { name: 'JETRO, 04A-010802', url: 'https://www.jetro.go.jp/world/qa/04A-010802.html' },
        bankOfJapan,
      ],
      ...likely('home'),
      reviewNote:
        'JETRO asks for notice two months before, the ordinance (art. 12(2)) within two months before.',
    },
    payments: { topic: 'duties', sources: [bankOfJapan], ...confirmed },
  },
  figures: {
    japanNewTreatySigned: {
      value: { kind: 'day', value: '2026-05-28' },
      sources: [{ name: 'Ministry of Finance Japan' }],
      ...confirmed,
    },
    japanProtocolSince: {
      value: { kind: 'text', value: '2008' },
      sources: [{ name: 'Protocol of 2006' }],
      ...confirmed,
    },
    japanShortStay: {
      value: { kind: 'duration', unit: 'day', value: 183 },
      sources: [shortStay],
      ...likely('bir'),
    },
    japanNotice: {
      value: { kind: 'duration', unit: 'month', value: 2 },
      sources: [{ name: 'Foreign Exchange Act' }],
      ...likely('home'),
    },
    japanReportedPayment: {
      value: { kind: 'homeMoney', currency: 'JPY', value: 30_000_000 },
      sources: [bankOfJapan],
      ...confirmed,
    },
  },
} as const satisfies Country;
