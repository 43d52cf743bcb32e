import { extensionRule, treatyRates, visaFreeList, visaFreeOrder } from './sources';
import { type Country, type CountrySource, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');
const { confirmed: confirmedLater, likely: likelyLater } = comparedOn('2026-11-26');

/** Shared sources by the names that Japanese readers know. */
const named = {
  list: { ...visaFreeList, native: 'フィリピン外務省の一覧（在クウェート・フィリピン大使館）' },
  order: { ...visaFreeOrder, native: '大統領令第408号（改正を含む）' },
  extension: { ...extensionRule, native: 'フィリピン入国管理局「滞在延長」（SBM-2013-003）' },
  rates: { ...treatyRates, native: 'PwC「フィリピンの租税条約の税率」' },
} as const satisfies Record<string, CountrySource>;

const embassy = {
  name: 'Philippine Embassy in Tokyo, apostille',
  native: '在日フィリピン大使館「アポスティーユ」',
  url: 'https://tokyo.philembassy.net/ja/consular-section/services/miscellaneous/apostille-formerly-authentication',
};
const unaccompanied = {
  name: 'Philippine Embassy in Tokyo, waiver of exclusion ground',
  native: '在日フィリピン大使館「WEG 扶養と保証の宣誓供述書」',
  url: 'https://tokyo.philembassy.net/ja/consular-section/services/notarial-services/waiver-of-exclusion-ground-weg',
};
const pensionService = {
  name: 'Japan Pension Service, agreement with the Philippines',
  native: '日本年金機構「協定相手国別の注意事項（フィリピン）」',
  url: 'https://www.nenkin.go.jp/service/shaho-kyotei/kunibetsu/notice/Philippines.html',
};
const certificateForms = {
  name: 'Japan Pension Service, applications under agreements',
  native: '日本年金機構「社会保障協定に関する各種申請書」',
  url: 'https://www.nenkin.go.jp/shinsei/kyotei/tenpu.html',
};
const translations = {
  name: 'Embassy of Japan in the Philippines, certificates',
  native: '在フィリピン日本国大使館「翻訳証明」',
  url: 'https://www.ph.emb-japan.go.jp/itpr_ja/00_000186.html',
};
const protocol = {
  name: 'Protocol of 2006',
  native: '改正議定書（2006年署名、外務省）',
  url: 'https://www.mofa.go.jp/mofaj/gaiko/treaty/htmls/A-H20-103.html',
};
const newConvention = {
  name: 'Ministry of Finance Japan, convention of 2026',
  native: '財務省「フィリピンとの新租税条約の署名」（英語）',
  url: 'https://www.mof.go.jp/english/policy/tax_policy/tax_conventions/press_release/20260528phl.html',
};
const bankOfJapan = {
  name: 'Bank of Japan, reports under the Foreign Exchange Act',
  native: '日本銀行「外為法の報告制度について」',
  url: 'https://www.boj.or.jp/about/services/tame/t_seido.htm',
};

/** The article of the convention itself was not read. */
const shortStay = {
  name: 'TCG wiki, 183 days under the convention with Japan',
  native: 'TCG Wiki「日比租税条約の183日」',
  url: 'https://tcg-wiki-investment.com/qna/topic/answer/1e5kRDrxgFyTr85Rv8qONT9FNBaXpUZrrAg1AnVn2TQ%3D',
};
/** Quotes articles 3 and 5 of the protocol. */
const treatyArticles = {
  name: 'TCG wiki, rates under the convention with Japan',
  native: 'TCG Wiki「日比租税条約適用税率」',
  url: 'https://tcg-wiki-investment.com/news-update/default/news-detail/YuRJt8yUWvtIp8E0GvUkuQ%3D%3D',
};

/** Ages and times of Philippine law that only the Japanese texts state. */
const philippineFigures = {
  japanFamilyAge: {
    value: { kind: 'count', value: 21 },
    sources: [{ name: 'Commonwealth Act 613, s. 9(d) and (g)', native: '移民法第9条(d)・(g)' }],
    ...likelyLater('bi'),
    reviewNote: 'Only copies of the act were read; ask the Bureau of Immigration about dependants.',
  },
  japanStudyAge: {
    value: { kind: 'count', value: 18 },
    sources: [
      {
        name: 'Bureau of Immigration, SBM-2014-018',
        native: 'フィリピン入国管理局 SBM-2014-018',
        url: 'https://legaldex.com/laws/prescribing-the-rules-governing-the-issuance-of-special-student-permit',
      },
      { name: 'Commonwealth Act 613, s. 9(f)', native: '移民法第9条(f)' },
    ],
    ...likelyLater('bi'),
  },
  japanShortCourse: {
    value: { kind: 'duration', unit: 'year', value: 1 },
    sources: [
      {
        name: 'Philippine Embassy in Buenos Aires, special study permit',
        native: '在アルゼンチン・フィリピン大使館「特別就学許可」',
        url: 'https://buenosairespe.dfa.gov.ph/sample-sites/visa/94-visa/204-special-study-permit',
      },
    ],
    ...likelyLater('bi'),
  },
  japanMinorAge: {
    value: { kind: 'count', value: 15 },
    sources: [unaccompanied],
    ...likelyLater('embassy'),
  },
  japanInvestmentTime: {
    value: { kind: 'duration', unit: 'year', value: 1 },
    sources: [
      {
        name: 'Kuno CPA, registration with the central bank',
        native: '久野康成公認会計士事務所「外貨取り扱いにおけるBSP登録」',
        url: 'https://kuno-cpa.co.jp/philippines_blog/philippines-bsp-registration',
      },
      {
        name: 'Duran & Duran-Schulze, BSRD',
        url: 'https://www.duranschulze.com/bsp-bsrd-foreign-investments/',
      },
    ],
    ...likelyLater('bir'),
    reviewNote:
      'Two pages of advisers: confirm with the central bank (BSP) whether the time still runs.',
  },
} as const satisfies Country['figures'];

export const japan = {
  region: 'JP',
  lang: 'ja',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [named.list, named.order, named.extension],
    ...confirmed,
  },
  trader: true,
  papers: {
    way: 'apostille',
    issuers: {
      public: { native: '外務省', english: 'Ministry of Foreign Affairs' },
      notarial: {
        native: '公証役場・外務省',
        english: 'notary’s office, then Ministry of Foreign Affairs',
      },
    },
    documents: {
      police: ['犯罪経歴証明書'],
      civil: ['戸籍謄本', '婚姻届受理証明書'],
      degree: ['卒業証明書'],
      company: ['履歴事項全部証明書', '定款', '取締役会議事録', '委任状'],
    },
    translated: true,
    sources: [
      embassy,
      {
        name: 'Philippine Embassy in Tokyo, papers for visas',
        native: '在日フィリピン大使館「非移民ビザ必要書類」',
        url: 'https://tokyo.philembassy.net/ja/consular-section/services/visa/non-immigrant-visa-requirements',
      },
      translations,
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
      certificateForms,
      {
        name: 'MHLW notice on the agreement of 2015',
        native: '厚生労働省の通知（平成30年8月1日発効）',
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
        native: '日比租税条約（1980年、外務省）',
        url: 'https://www.mofa.go.jp/mofaj/gaiko/treaty/htmls/A-S55-1057.html',
      },
      protocol,
    ],
    ...confirmed,
  },
  rates: {
    dividends: [10, 15],
    interest: [10],
    royalties: [10, 15],
    sources: [named.rates],
    ...confirmed,
  },
  notes: {
    oneStop: {
      topic: 'papers',
      sources: [
        {
          name: 'MOFA Japan, one-stop service of notaries',
          native: '外務省「公印確認・アポスティーユ 申請の流れ」',
          url: 'https://www.mofa.go.jp/mofaj/toko/page22_000607.html',
        },
      ],
      ...confirmedLater,
    },
    envelope: {
      topic: 'papers',
      sources: [
        {
          name: 'MOFA Japan, questions on certificates',
          native: '外務省「公印確認・アポスティーユ よくある質問」',
          url: 'https://www.mofa.go.jp/mofaj/toko/page22_000552.html',
        },
      ],
      ...confirmed,
    },
    longer: { topic: 'posting', sources: [pensionService], ...confirmed },
    gap: { topic: 'posting', sources: [pensionService], ...confirmed },
    form: {
      topic: 'posting',
      sources: [{ name: 'Form JP/PH101', native: '申請書様式 JP/PH101' }],
      ...likely('insurer'),
    },
    newTreaty: {
      topic: 'treaty',
      sources: [newConvention],
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
        {
          name: 'JETRO, 04A-010802',
          native: 'ジェトロ「対外直接投資に際して必要な届出または報告」',
          url: 'https://www.jetro.go.jp/world/qa/04A-010802.html',
        },
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
      sources: [newConvention],
      ...confirmed,
    },
    japanProtocolSince: {
      value: { kind: 'text', value: '2008' },
      sources: [protocol],
      ...confirmed,
    },
    japanShortStay: {
      value: { kind: 'duration', unit: 'day', value: 183 },
      sources: [shortStay],
      ...likely('bir'),
    },
    japanNotice: {
      value: { kind: 'duration', unit: 'month', value: 2 },
      sources: [{ name: 'Foreign Exchange Act', native: '外国為替及び外国貿易法' }],
      ...likely('home'),
    },
    japanReportedPayment: {
      value: { kind: 'foreignMoney', currency: 'JPY', value: 30_000_000 },
      sources: [bankOfJapan],
      ...confirmed,
    },
    japanTranslationTime: {
      value: { kind: 'duration', unit: 'week', value: 2, max: 3 },
      sources: [translations],
      ...likelyLater('home'),
    },
    japanCertificateLead: {
      value: { kind: 'duration', unit: 'month', value: 6 },
      sources: [certificateForms],
      ...likelyLater('insurer'),
    },
    /** Insurance with SSS from which Japanese periods count with it. */
    japanInsuredMin: {
      value: { kind: 'duration', unit: 'year', value: 1 },
      sources: [pensionService],
      ...confirmed,
    },
    /** Planned time abroad from which an employee is no longer resident for income tax. */
    japanAssignment: {
      value: { kind: 'duration', unit: 'year', value: 1 },
      sources: [
        {
          name: 'National Tax Agency, no. 1920',
          native: '国税庁タックスアンサー No.1920',
          url: 'https://www.nta.go.jp/taxes/shiraberu/taxanswer/shotoku/1920.htm',
        },
      ],
      ...likelyLater('home'),
    },
    japanResidenceTaxDay: {
      value: { kind: 'monthDay', value: '01-01' },
      sources: [
        {
          name: 'City of Morioka, residence tax on leaving Japan',
          native: '盛岡市「海外へ出国する場合の住民税の手続き」',
          url: 'https://www.city.morioka.iwate.jp/kurashi/zeikin/kojinshiminkenminzei/1053024.html',
        },
      ],
      ...likelyLater('home'),
    },
    /** Stay abroad from which residence is reported to the embassy. */
    japanRegistrationStay: {
      value: { kind: 'duration', unit: 'month', value: 3 },
      sources: [
        {
          name: 'MOFA Japan, registration of residence abroad',
          native: '外務省「在留届」',
          url: 'https://www.mofa.go.jp/mofaj/toko/todoke/zairyu/index.html',
        },
      ],
      ...likelyLater('home'),
    },
    /** Securities and the like whose unrealized gain may be taxed on leaving Japan. */
    japanExitAssets: {
      value: { kind: 'foreignMoney', currency: 'JPY', value: 100_000_000 },
      sources: [
        {
          name: 'National Tax Agency, questions on the exit tax',
          native: '国税庁「国外転出時課税制度（FAQ）」',
        },
      ],
      ...likelyLater('home'),
    },
    japanForeignAssets: {
      value: { kind: 'foreignMoney', currency: 'JPY', value: 50_000_000 },
      sources: [
        {
          name: 'National Tax Tribunal, law on the report of foreign assets',
          native: '国税不服審判所「関係法令等」（国外財産調書）',
          url: 'https://www.kfs.go.jp/service/JP/133/03/besshi.html',
        },
      ],
      ...likelyLater('home'),
    },
    /** Share of the paying company from which the lower rate for dividends applies, held for `japanHoldingTime`. */
    japanHolding: {
      value: { kind: 'percent', value: 10 },
      sources: [treatyArticles],
      ...likelyLater('bir'),
    },
    japanHoldingTime: {
      value: { kind: 'duration', unit: 'month', value: 6 },
      sources: [treatyArticles],
      ...likelyLater('bir'),
    },
    japanDividendLow: {
      value: { kind: 'percent', value: 10 },
      sources: [treatyRates, treatyArticles],
      ...confirmedLater,
    },
    japanDividendHigh: {
      value: { kind: 'percent', value: 15 },
      sources: [treatyRates, treatyArticles],
      ...confirmedLater,
    },
    japanRoyaltyFilm: {
      value: { kind: 'percent', value: 15 },
      sources: [treatyRates, treatyArticles],
      ...likelyLater('bir'),
    },
    japanRoyaltyOther: {
      value: { kind: 'percent', value: 10 },
      sources: [treatyRates, treatyArticles],
      ...likelyLater('bir'),
    },
    ...philippineFigures,
  },
} as const satisfies Country;
