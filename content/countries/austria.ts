import { extensionRule, treatyRates, visaFreeList } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

const gazette = {
  name: 'BGBl. III 94/2023, government bill',
  url: 'https://www.parlament.gv.at/dokument/XXVII/I/1951/fnameorig_1532131.html',
};
const nationalBank = {
  name: 'OeNB, reports on cross-border holdings',
  url: 'https://www.oenb.at/aussenwirtschaft-meldeinhalte',
};

export const austria = {
  region: 'AT',
  lang: 'de',
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
      notarial: { native: 'Präsident des Landesgerichts' },
      court: { native: 'Präsident des Landesgerichts, auch Urkunden der Kammern' },
      federal: {
        native: 'Außenministerium (BMEIA), nur Urkunden der Minister und obersten Organe',
      },
      public: { native: 'Landeshauptmann oder Amt der Landesregierung' },
    },
    documents: {
      police: ['Strafregisterbescheinigung'],
      civil: ['Heiratsurkunde', 'Geburtsurkunde'],
      degree: ['Bescheid über den akademischen Grad'],
    },
    translated: true,
    sources: [gazette, { name: '§ 3 Apostillegesetz' }],
    ...confirmed,
    reviewNote: 'The names of the papers are from general knowledge.',
  },
  posting: {
    agreement: {
      since: 1982,
      stay: { kind: 'duration', unit: 'month', value: 60 },
      certificate: { native: 'ÖGK' },
    },
    sources: [
      { name: 'BGBl. III 32/2004' },
      {
        name: 'Agreement of 1982 and Durchführungsvereinbarung, art. 3',
        url: 'https://gesetzefinden.at/bundesrecht/vertraege/10008519',
      },
    ],
    ...confirmed,
  },
  treaty: {
    since: 1982,
    isPublication: true,
    sources: [{ name: 'BGBl. 107/1982' }],
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
    since: { topic: 'papers', sources: [gazette], ...confirmed },
    health: { topic: 'posting', sources: [{ name: 'BGBl. III 32/2004' }], ...confirmed },
    holdings: { topic: 'duties', sources: [nationalBank], ...confirmed },
  },
  figures: {
    austriaApostilleSince: {
      value: { kind: 'day', value: '2023-06-01' },
      sources: [gazette],
      ...confirmed,
    },
    austriaReportedHolding: {
      value: { kind: 'homeMoney', currency: 'EUR', value: 500_000 },
      sources: [nationalBank],
      ...confirmed,
    },
  },
} as const satisfies Country;
