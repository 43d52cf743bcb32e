import { visaFacts } from '@/content/facts/immigration';
import { laws } from '@/content/laws';
import { treatyRates } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');
const { likely: lately } = comparedOn('2026-11-26');

const announcement = {
  name: 'DFA announcement of 15 January 2026, quoted in BusinessWorld',
  native: '菲律宾外交部2026年1月15日公告（BusinessWorld报道）',
  url: 'https://www.bworldonline.com/the-nation/2026/01/15/724589/chinese-allowed-visa-free-entry/',
};
const guangzhou = {
  name: 'Philippine Consulate General in Guangzhou',
  native: '菲律宾驻广州总领事馆',
  url: 'https://guangzhoupcg.dfa.gov.ph/en/consular-services/notarial-services/gzpcg-cons-p1',
};
const shanghai = {
  name: 'Philippine Consulate General in Shanghai',
  native: '菲律宾驻上海总领事馆',
  url: 'https://shanghaipcg.dfa.gov.ph/?module=users%2Flogin&start=104',
};
const rates = { ...treatyRates, native: '普华永道：菲律宾税收协定税率' };

/** The page has no day; the newspaper quotes the DFA of 6 January 2026, before the new rule. */
const withVisa = {
  sources: [
    {
      name: 'Philippine Embassy in Abu Dhabi, entry of Chinese nationals',
      native: '菲律宾驻阿拉伯联合酋长国大使馆：中国公民免签入境',
      url: 'https://abudhabipe.dfa.gov.ph/AJACS-Chinese',
    },
    {
      name: 'DFA of 6 January 2026, quoted in Manila Bulletin',
      native: '菲律宾外交部2026年1月6日说明（Manila Bulletin报道）',
      url: 'https://mb.com.ph/2026/01/06/ph-visa-policy-for-chinese-nationals-still-the-same-dfa',
    },
  ],
  ...lately('dfa'),
} as const;

/** What visa applicants prove of their social insurance: `comparisons.visa` of messages/zh/countries.json. */
const insuranceRecord = {
  sources: [
    {
      name: 'DFA of 13 June 2024, quoted in the Philippine Star',
      url: 'https://philstar.com/headlines/2024/06/14/2362783/philippine-imposes-additional-visa-requirement-chinese-visitors/amp',
    },
    {
      name: 'DFA of 13 June 2024, quoted in the Daily Tribune',
      url: 'https://tribune.net.ph/2024/06/13/dfa-pads-chinese-visitors-checklist',
    },
  ],
  ...lately('embassy'),
} as const;

/** Which of its rates the treaty applies, articles 10 and 12: `comparisons.tax`. */
const treatyTerms = {
  sources: [
    treatyRates,
    {
      name: 'RMC 46-2002, on article 12 of the treaty with China',
      url: 'https://elibrary.judiciary.gov.ph/thebookshelf/showdocs/10/48605',
    },
  ],
  ...lately('bir'),
} as const;

/** Income from other countries in the return of an individual: `comparisons.payroll`. */
const foreignIncome = {
  sources: [
    {
      name: 'Individual Income Tax Law, art. 13; Announcement 2020 No. 3, quoted in China Securities Journal',
      url: 'https://cs.com.cn/sylm/jsbd/202001/t20200122_6019454.html',
    },
  ],
  ...lately('home'),
} as const;

/** Foreign exchange of individuals, and payments for services: `comparisons.business`. */
const exchange = {
  sources: [
    {
      name: 'Rules on foreign exchange of individuals, explained by a research institute',
      url: 'https://wxredian.com/art?id=e4e70a3b9ddd2b308042286ebaf00d0f',
    },
    {
      name: 'Announcement 2013 No. 40 of the tax and foreign exchange administrations, explained by 10100.com',
      url: 'https://www.10100.com/encyclopedia/explain/76275337',
    },
  ],
  ...lately('home'),
} as const;

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
      all: {
        native: '外交部、地方外事办公室（外办）',
        english: 'Ministry of Foreign Affairs, local foreign affairs offices',
      },
    },
    documents: {
      police: ['无犯罪记录证明'],
      civil: ['结婚证', '出生证明'],
      degree: ['学历、学位证书'],
      company: ['营业执照', '章程', '股东会或董事会决议', '授权委托书'],
    },
    translated: true,
    sources: [
      shanghai,
      guangzhou,
      {
        name: 'Ministry of Foreign Affairs of China, notice of October 2023',
        native: '中国外交部2023年10月公告',
        url: 'https://vu.china-embassy.gov.cn/chn/lsfw/gzrz_132407/202310/t20231025_11168000.htm',
      },
    ],
    ...confirmed,
    reviewNote: 'The names of the papers are from general knowledge.',
  },
  posting: {
    agreement: false,
    sources: [
      {
        name: 'MOHRSS, press conference of 29 October 2025',
        native: '人力资源社会保障部2025年10月29日新闻发布会',
      },
    ],
    ...confirmed,
  },
  treaty: {
    since: 2001,
    certificate: '《中国税收居民身份证明》',
    sources: [
      {
        name: 'Agreement of 18 November 1999',
        native: '中菲税收协定（1999年11月18日签署）',
        url: 'https://www.chinatax.gov.cn/n810341/n810770/c1153616/content.html',
      },
    ],
    ...confirmed,
    reviewNote: 'The name of the certificate is from general knowledge.',
  },
  rates: {
    dividends: [10, 15],
    interest: [10],
    royalties: [10, 15],
    sources: [rates],
    ...likely('bir'),
  },
  notes: {
    period: { topic: 'entry', sources: [announcement], ...visaFree },
    airports: { topic: 'entry', sources: [announcement], ...visaFree },
    longer: {
      topic: 'entry',
      sources: [
        {
          name: 'Commonwealth Act 613, s. 9',
          native: '《菲律宾移民法》（Commonwealth Act 613）第9条',
          url: laws.ca613.url,
        },
      ],
      ...confirmed,
    },
    visaOfOthers: { topic: 'entry', ...withVisa },
    steps: {
      topic: 'papers',
      sources: [guangzhou],
      ...confirmed,
    },
    odi: {
      topic: 'duties',
      sources: [
        {
          name: 'NDRC Order 11',
          native: '《企业境外投资管理办法》（国家发展改革委令第11号）',
        },
        {
          name: 'MOFCOM Order 3 of 2014',
          native: '《境外投资管理办法》（商务部令2014年第3号）',
        },
        {
          name: 'Hui Fa 2009 No. 30',
          native: '《境内机构境外直接投资外汇管理规定》（汇发〔2009〕30号）',
        },
      ],
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
      sources: [shanghai],
      ...confirmed,
    },
    chinaStayWithVisa: { value: { kind: 'duration', unit: 'day', value: 7 }, ...withVisa },
    chinaStayWithVisaMax: { value: { kind: 'duration', unit: 'day', value: 21 }, ...withVisa },
    chinaInsuranceRecordSince: { value: { kind: 'day', value: '2024-05-28' }, ...insuranceRecord },
    chinaInsuranceRecord: {
      value: { kind: 'duration', unit: 'month', value: 6 },
      ...insuranceRecord,
    },
    /** Share of the capital from which the lower rate on dividends applies. */
    chinaDividendShare: { value: { kind: 'percent', value: 10 }, ...treatyTerms },
    chinaDividendRate: { value: { kind: 'percent', value: 10 }, ...treatyTerms },
    chinaDividendRateOther: { value: { kind: 'percent', value: 15 }, ...treatyTerms },
    chinaRoyaltyRate: { value: { kind: 'percent', value: 10 }, ...treatyTerms },
    chinaRoyaltyRateCopyright: { value: { kind: 'percent', value: 15 }, ...treatyTerms },
    /** Days between which income from other countries is declared for the year before. */
    chinaForeignIncomeFrom: { value: { kind: 'monthDay', value: '03-01' }, ...foreignIncome },
    chinaForeignIncomeTo: { value: { kind: 'monthDay', value: '06-30' }, ...foreignIncome },
    /** What an individual may change into foreign currency in a year without further papers. */
    chinaExchangeYearly: {
      value: { kind: 'money', currency: 'USD', value: 50_000 },
      ...exchange,
    },
    /** Amount above which a payment for services is recorded with the tax office. */
    chinaPaymentRecord: { value: { kind: 'money', currency: 'USD', value: 50_000 }, ...exchange },
  },
} as const satisfies Country;
