import { noAgreement } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');

const announcement = {
  name: 'DFA announcement of June 2025, quoted in Manila Bulletin',
  url: 'https://mb.com.ph/2025/06/07/ph-allows-visa-free-entry-for-indian-tourists',
};
const embassy = {
  name: 'Philippine Embassy in New Delhi',
  url: 'https://newdelhipe.dfa.gov.ph/index.php/notarial-authentication',
};

export const india = {
  region: 'IN',
  lang: 'en',
  entry: {
    days: 14,
    afterwards: 'final',
    purpose: 'tourism',
    sources: [announcement],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: { all: { native: 'Ministry of External Affairs (MEA)' } },
    translated: false,
    sources: [embassy],
    ...confirmed,
  },
  posting: noAgreement,
  treaty: {
    since: 1994,
    sources: [{ name: 'Convention in force since 21 March 1994' }],
    ...confirmed,
  },
  notes: {
    visaOfOthers: { topic: 'entry', sources: [announcement], ...confirmed },
    business: { topic: 'entry', sources: [announcement], ...confirmed },
  },
  figures: {
    indiaStayWithVisa: {
      value: { kind: 'duration', unit: 'day', value: 30 },
      sources: [announcement],
      ...confirmed,
    },
    indiaSince: {
      value: { kind: 'day', value: '2025-06-08' },
      sources: [announcement],
      ...confirmed,
    },
  },
} as const satisfies Country;
