import {
  agreementList,
  apostilleNotice,
  extensionRule,
  treatyRates,
  visaFreeList,
  visaFreeOrder,
} from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');
const { confirmed: lately, likely } = comparedOn('2026-11-26');

const treaty = {
  name: 'HMRC, DT15363',
  url: 'https://www.gov.uk/hmrc-internal-manuals/double-taxation-relief/dt15363',
};

const apostilleQuestions = {
  name: 'Apostille Express, questions',
  url: 'https://apostilleexpressuk.com/faqs/',
};
const insuranceManual = {
  name: 'HMRC, NIM33012',
  url: 'https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim33012',
};

const postedWorkers = {
  name: 'HMRC, NIM33405',
  url: 'https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim33405',
};
const certificateForm = {
  name: 'HMRC, form CA9107',
  url: 'https://www.gov.uk/government/publications/national-insurance-certificate-of-continuing-liability-working-abroad-ca9107',
};

/** The posting; HMRC has put its page on the time under review. */
const posting = {
  sources: [postedWorkers, certificateForm, insuranceManual, agreementList],
  ...likely('hmrc'),
} as const;

/** HMRC’s summary of the treaty and the table of rates agree. */
const rates = {
  sources: [
    treatyRates,
    {
      name: 'HMRC, DT15302',
      url: 'https://www.gov.uk/hmrc-internal-manuals/double-taxation-relief/dt15302',
    },
  ],
  ...likely('bir'),
} as const;

export const unitedKingdom = {
  region: 'GB',
  lang: 'en',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [visaFreeList, visaFreeOrder, extensionRule],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: { all: { native: 'FCDO Legalisation Office' } },
    documents: {
      police: ['ACRO Police Certificate'],
      civil: ['marriage certificate', 'birth certificate'],
      degree: ['degree certificate'],
      company: ['certificate of incorporation (Companies House)', 'board resolution'],
    },
    translated: false,
    sources: [apostilleQuestions, apostilleNotice],
    ...lately,
    reviewNote: 'The names of the papers are from general knowledge.',
  },
  posting: {
    agreement: {
      since: 1989,
      stay: { kind: 'duration', unit: 'year', value: 3 },
      certificate: { native: 'certificate of continuing liability (HMRC, form CA9107)' },
    },
    ...posting,
    reviewNote: 'HMRC has put NIM33405 under review.',
  },
  treaty: {
    since: 1978,
    sources: [treaty],
    ...confirmed,
    reviewNote: 'HMRC has moved its treaty pages to DT15300.',
  },
  rates: { dividends: [15, 25], interest: [10, 15], royalties: [15, 25], ...rates },
  notes: {
    degrees: { topic: 'papers', sources: [apostilleQuestions], ...confirmed },
    shortStay: { topic: 'treaty', sources: [treaty], ...confirmed },
  },
  figures: {
    unitedKingdomPosting: { value: { kind: 'duration', unit: 'year', value: 3 }, ...posting },
    unitedKingdomDividendRate: { value: { kind: 'percent', value: 15 }, ...rates },
    unitedKingdomDividendRateOther: { value: { kind: 'percent', value: 25 }, ...rates },
    unitedKingdomShortStay: {
      value: { kind: 'duration', unit: 'day', value: 183 },
      sources: [treaty],
      ...confirmed,
    },
  },
} as const satisfies Country;
