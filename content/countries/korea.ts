import { apostilleNotice, extensionRule, treatyRates, visaFreeList } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const korea = {
  region: 'KR',
  lang: 'ko',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [visaFreeList, extensionRule],
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
    },
    translated: true,
    translation: '번역공증',
    sources: [
      apostilleNotice,
      {
        name: 'Ministry of Foreign Affairs of Korea, apostille',
        url: 'https://overseas.mofa.go.kr/ro-ko/wpge/m_7460/contents.do',
      },
    ],
    ...confirmed,
  },
  posting: {
    agreement: {
      since: 2024,
      stay: { kind: 'duration', unit: 'year', value: 5 },
      longer: { kind: 'duration', unit: 'year', value: 3 },
      certificate: { native: '국민연금공단 가입증명서', english: 'National Pension Service' },
    },
    sources: [{ name: 'Agreement on social security, Korea and the Philippines' }],
    ...confirmed,
  },
  treaty: {
    since: 1986,
    certificate: '거주자증명서',
    sources: [
      {
        name: 'National Tax Service of Korea, treaty of 1984',
        url: 'https://txsi.hometax.go.kr/docs_new/customer/law/statutePact_jomun_detail.jsp?log_law_kind=%EC%A1%B0%EC%84%B8%EC%A1%B0%EC%95%BD&log_inter_law_id=82&inter_law_id=82&gubun=3',
      },
    ],
    ...confirmed,
  },
  rates: {
    dividends: [10, 25],
    interest: [10, 15],
    royalties: [10, 15],
    sources: [treatyRates],
    ...likely('bir'),
  },
  notes: {
    online: { topic: 'papers', sources: [{ name: 'e-Apostille of Korea' }], ...confirmed },
    pension: {
      topic: 'posting',
      sources: [{ name: 'Reports on the agreement, March 2024' }],
      ...likely('insurer'),
    },
    accidents: {
      topic: 'posting',
      sources: [{ name: 'Industrial Accident Compensation Insurance Act' }],
      ...confirmed,
    },
    report: {
      topic: 'duties',
      sources: [{ name: 'Foreign Exchange Transactions Regulations, art. 9-5' }],
      ...confirmed,
      reviewNote: 'Look quarterly whether the foreign-exchange rules have changed.',
    },
  },
} as const satisfies Country;
