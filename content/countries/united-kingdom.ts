import {
  agreementList,
  apostilleNotice,
  extensionRule,
  visaFreeList,
  visaFreeOrder,
} from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

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
    translated: false,
    sources: [apostilleQuestions, apostilleNotice],
    ...confirmed,
  },
  posting: {
    agreement: { since: 1989 },
    sources: [insuranceManual, agreementList],
    ...confirmed,
  },
  treaty: {
    since: 1978,
    sources: [treaty],
    ...confirmed,
    reviewNote: 'HMRC has moved its treaty pages to DT15300.',
  },
  notes: {
    degrees: { topic: 'papers', sources: [apostilleQuestions], ...confirmed },
    posting: { topic: 'posting', sources: [insuranceManual], ...likely('insurer') },
    shortStay: { topic: 'treaty', sources: [treaty], ...confirmed },
  },
  figures: {
    unitedKingdomShortStay: {
      value: { kind: 'duration', unit: 'day', value: 183 },
      sources: [treaty],
      ...confirmed,
    },
  },
} as const satisfies Country;
