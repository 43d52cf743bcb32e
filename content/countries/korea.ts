import { apostilleNotice, extensionRule, treatyRates, visaFreeList } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');
const later = comparedOn('2026-11-26');

const agreement = {
  name: 'Agreement on social security, Korea and the Philippines',
  native: '한·필리핀 사회보장협정',
};
const agreementNews = {
  name: 'Reports on the agreement, March 2024',
  native: '협정 발효 보도(이데일리, 2024년 3월)',
  url: 'https://m.edaily.co.kr/amp/read?mediaCodeNo=257&newsId=03198006638827912',
};
const rateTable = { ...treatyRates, native: 'PwC, 필리핀 조세조약 세율표' };
const smallInvestment = {
  name: 'Woori Bank, direct investment',
  native: '우리은행, 해외직접투자 안내',
  url: 'https://spot.wooribank.com/pot/Dream?withyou=FXFXG0046',
};
const accountRule = {
  name: 'National Tax Service of Korea, guide of 2020 for taxpayers abroad',
  native: '국세청, 해외납세자가 알아야 할 세금상식(2020)',
};

export const korea = {
  region: 'KR',
  lang: 'ko',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [
      {
        ...visaFreeList,
        native: '필리핀 외교부 무비자 국가 목록(주쿠웨이트 필리핀 대사관)',
      },
      { ...extensionRule, native: `필리핀 이민국 회람(${extensionRule.name})` },
    ],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: {
      public: { native: '재외동포청', english: 'Overseas Koreans Agency' },
      notarial: { native: '법무부', english: 'Ministry of Justice' },
    },
    documents: {
      police: ['범죄·수사경력회보서'],
      civil: ['혼인관계증명서', '가족관계증명서', '기본증명서'],
      degree: ['졸업증명서'],
      company: ['등기사항전부증명서', '정관', '이사회 결의서'],
    },
    translated: true,
    translation: '번역공증',
    sources: [
      { ...apostilleNotice, native: '주충칭 필리핀 총영사관, 아포스티유 협약 안내' },
      {
        name: 'Ministry of Foreign Affairs of Korea, apostille',
        native: '외교부, 아포스티유 안내',
        url: 'https://overseas.mofa.go.kr/ro-ko/wpge/m_7460/contents.do',
      },
    ],
    ...confirmed,
    reviewNote: 'The names of the company papers are from general knowledge.',
  },
  posting: {
    agreement: {
      since: 2024,
      stay: { kind: 'duration', unit: 'year', value: 5 },
      longer: { kind: 'duration', unit: 'year', value: 3 },
      certificate: { native: '국민연금공단 가입증명서', english: 'National Pension Service' },
    },
    sources: [agreement, agreementNews],
    ...confirmed,
  },
  treaty: {
    since: 1986,
    certificate: '거주자증명서',
    sources: [
      {
        name: 'National Tax Service of Korea, treaty of 1984',
        native: '국세청, 한·필리핀 조세조약(1984년 서명)',
        url: 'https://txsi.hometax.go.kr/docs_new/customer/law/statutePact_jomun_detail.jsp?log_law_kind=%EC%A1%B0%EC%84%B8%EC%A1%B0%EC%95%BD&log_inter_law_id=82&inter_law_id=82&gubun=3',
      },
    ],
    ...confirmed,
  },
  rates: {
    dividends: [10, 25],
    interest: [10, 15],
    royalties: [10, 15],
    sources: [rateTable],
    ...likely('bir'),
  },
  notes: {
    online: {
      topic: 'papers',
      sources: [
        {
          name: 'e-Apostille of Korea',
          native: '대한민국 e-아포스티유',
          url: 'https://www.apostille.go.kr',
        },
      ],
      ...confirmed,
    },
    pension: {
      topic: 'posting',
      sources: [agreementNews],
      ...likely('insurer'),
    },
    accidents: {
      topic: 'posting',
      sources: [
        { name: 'Industrial Accident Compensation Insurance Act', native: '산업재해보상보험법' },
      ],
      ...confirmed,
    },
    report: {
      topic: 'duties',
      sources: [
        {
          name: 'Foreign Exchange Transactions Regulations, art. 9-5',
          native: '외국환거래규정 제9-5조',
        },
      ],
      ...confirmed,
      reviewNote: 'Look quarterly whether the foreign-exchange rules have changed.',
    },
  },
  figures: {
    koreaPensionSince: {
      value: { kind: 'day', value: '2024-04-01' },
      sources: [agreementNews],
      ...confirmed,
    },
    /** Holding from which a parent company has the lower rate on dividends. */
    koreaDividendHolding: {
      value: { kind: 'percent', value: 25 },
      sources: [rateTable],
      ...later.likely('bir'),
      reviewNote:
        'From a copy of notes 5, 6 and 11 of the table: open the page, and art. 10 to 12.',
    },
    /** Money sent before incorporation that may be reported afterwards, and within which time. */
    koreaSmallInvestment: {
      value: { kind: 'money', currency: 'USD', value: 100_000 },
      sources: [smallInvestment],
      ...likely('home'),
    },
    koreaSmallInvestmentReport: {
      value: { kind: 'duration', unit: 'year', value: 1 },
      sources: [smallInvestment],
      ...likely('home'),
    },
    /** Stay abroad beyond which nationals register, and within which time. */
    koreaRegistrationStay: {
      value: { kind: 'duration', unit: 'day', value: 90 },
      sources: [
        {
          name: 'Korean Consulate General in Atlanta, registration of nationals abroad',
          native: '주애틀랜타 대한민국 총영사관, 재외국민등록 안내',
          url: 'https://overseas.mofa.go.kr/us-atlanta-ko/brd/m_26349/view.do?page=1&seq=93',
        },
      ],
      ...later.likely('home'),
    },
    /** Abode in Korea from which its tax law takes a person for resident. */
    koreaResidenceStay: {
      value: { kind: 'duration', unit: 'day', value: 183 },
      sources: [accountRule],
      ...later.likely('home'),
    },
    /** Balance of accounts abroad beyond which residents report them. */
    koreaForeignAccounts: {
      value: { kind: 'foreignMoney', currency: 'KRW', value: 500_000_000 },
      sources: [
        accountRule,
        {
          name: 'Korea Economic TV, accounts abroad, December 2023',
          native: '한국경제TV, 해외금융계좌 신고(2023년 12월)',
          url: 'https://wowtv.co.kr/NewsCenter/News/Read?articleId=2023122599301',
        },
      ],
      ...later.likely('home'),
    },
  },
} as const satisfies Country;
