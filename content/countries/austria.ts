import { extensionRule, treatyRates, visaFreeList } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');
const { confirmed: confirmedLater, likely: likelyLater } = comparedOn('2026-11-26');

const gazette = {
  name: 'BGBl. III 94/2023, government bill',
  native: 'BGBl. III 94/2023, Regierungsvorlage',
  url: 'https://www.parlament.gv.at/dokument/XXVII/I/1951/fnameorig_1532131.html',
};
const apostilleAct = {
  name: '§ 3 Apostillegesetz',
  native: '§ 3 Apostillegesetz',
  url: 'https://360.lexisnexis.at/d/rechtsnorm-ris/apostg_3/L-10002119-P3',
};
const amendment = {
  name: 'BGBl. III 32/2004',
  native: 'BGBl. III 32/2004, Zusatzabkommen über Soziale Sicherheit',
  url: 'https://www.parlament.gv.at/PAKT/VHG/XXI/I/I_00426/fnameorig_602277.html',
};
const nationalBank = {
  name: 'OeNB, reports on cross-border holdings',
  native: 'Oesterreichische Nationalbank (OeNB), Meldeinhalte',
  url: 'https://www.oenb.at/aussenwirtschaft-meldeinhalte',
};
const rateTable = { ...treatyRates, native: 'PwC, Sätze der philippinischen Steuerabkommen' };

/** Notes 5 to 8 of the table, read in a copy of February 2025; the article itself was not read. */
const dividendTerms = {
  sources: [
    rateTable,
    {
      name: 'Summary of tax treaty rates, February 2015',
      native: 'Übersicht der Abkommenssätze, Februar 2015 (englisch)',
      url: 'https://www.scribd.com/document/308049203/Tax-Treaty-Rate-02-05-2015',
    },
  ],
  ...likelyLater('bir'),
} as const;

export const austria = {
  region: 'AT',
  lang: 'de',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [
      { ...visaFreeList, native: 'Liste des philippinischen Außenministeriums (DFA)' },
      { ...extensionRule, native: `Einwanderungsbehörde (BI), ${extensionRule.name}` },
    ],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: {
      notarial: { native: 'Präsident des Landesgerichts' },
      court: { native: 'Präsident des Landesgerichts' },
      civil: { native: 'Amt der Landesregierung' },
      public: { native: 'Amt der Landesregierung' },
    },
    documents: {
      police: ['Strafregisterbescheinigung'],
      civil: ['Heiratsurkunde', 'Geburtsurkunde'],
      degree: ['Bescheid über den akademischen Grad'],
      company: ['Firmenbuchauszug', 'Gesellschaftsvertrag', 'Gesellschafterbeschluss', 'Vollmacht'],
    },
    translated: true,
    sources: [gazette, apostilleAct],
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
      amendment,
      {
        name: 'Agreement of 1982 and Durchführungsvereinbarung, art. 3',
        native: 'Abkommen von 1982 und Durchführungsvereinbarung, Art. 3',
        url: 'https://gesetzefinden.at/bundesrecht/vertraege/10008519',
      },
    ],
    ...confirmed,
  },
  treaty: {
    since: 1982,
    isPublication: true,
    certificate: 'Ansässigkeitsbescheinigung (Finanzamt)',
    sources: [
      {
        name: 'BGBl. 107/1982',
        native: 'BGBl. 107/1982, Doppelbesteuerungsabkommen',
        url: 'https://linda.lindeverlag.at/Dokument/76762_2',
      },
    ],
    ...confirmed,
    reviewNote:
      'That the Finanzamt issues the certificate is from the rules for the treaty with Switzerland (SR 0.672.916.311).',
  },
  rates: {
    dividends: [10, 25],
    interest: [10, 15],
    royalties: [10, 15],
    sources: [rateTable],
    ...likely('bir'),
  },
  notes: {
    since: { topic: 'papers', sources: [gazette], ...confirmed },
    company: { topic: 'papers', sources: [apostilleAct], ...confirmedLater },
    health: { topic: 'posting', sources: [amendment], ...confirmed },
    dividends: { topic: 'treaty', ...dividendTerms },
    holdings: { topic: 'duties', sources: [nationalBank], ...confirmed },
  },
  figures: {
    austriaApostilleSince: {
      value: { kind: 'day', value: '2023-06-01' },
      sources: [gazette],
      ...confirmed,
    },
    austriaReportedHolding: {
      value: { kind: 'foreignMoney', currency: 'EUR', value: 500_000 },
      sources: [nationalBank],
      ...confirmed,
    },
    /** Share from which the lower rate on dividends applies, held for `austriaHoldingTime` before the payment. */
    austriaDividendShare: { value: { kind: 'percent', value: 10 }, ...dividendTerms },
    austriaHoldingTime: { value: { kind: 'duration', unit: 'month', value: 6 }, ...dividendTerms },
    austriaDividendLow: { value: { kind: 'percent', value: 10 }, ...dividendTerms },
    austriaDividendHigh: { value: { kind: 'percent', value: 25 }, ...dividendTerms },
  },
} as const satisfies Country;
