import { extensionRule, treatyRates, visaFreeList, visaFreeOrder } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');
const { likely: likelyLater } = comparedOn('2026-11-26');

const agreement = {
  name: 'SR 0.831.109.645.1',
  native: 'SR 0.831.109.645.1, Abkommen über Soziale Sicherheit',
  url: 'https://fedlex.admin.ch/filestore/fedlex.data.admin.ch/eli/cc/2004/143/20040301/de/html/fedlex-data-admin-ch-eli-cc-2004-143-20040301-de-html.html',
};
/** Names the Philippines, and the office of the employer as the one that issues the certificate. */
const socialInsuranceOffice = {
  name: 'Federal Social Insurance Office (BSV), postings',
  native: 'Bundesamt für Sozialversicherungen (BSV), Entsendung',
  url: 'https://faq.bsv.admin.ch/de/alters-und-hinterlassenenversicherung-ahv/unter-welchen-voraussetzungen-kann-ich-der-ahv-versichert',
};
const rateTable = { ...treatyRates, native: 'PwC, Sätze der philippinischen Steuerabkommen' };
/** Note 7 of the table, read in a copy of February 2025; the article itself was not read. */
const dividendTerms = { sources: [rateTable], ...likelyLater('bir') } as const;

export const switzerland = {
  region: 'CH',
  lang: 'de',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [
      { ...visaFreeList, native: 'Liste des philippinischen Außenministeriums (DFA)' },
      { ...visaFreeOrder, native: 'Executive Order 408 mit Änderungen' },
      { ...extensionRule, native: `Einwanderungsbehörde (BI), ${extensionRule.name}` },
    ],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: {
      public: { native: 'Staatskanzlei des Kantons' },
      notarial: { native: 'Staatskanzlei des Kantons' },
      civil: { native: 'Staatskanzlei des Kantons' },
      federal: { native: 'Bundeskanzlei' },
    },
    documents: {
      police: ['Strafregisterauszug'],
      civil: ['Eheurkunde', 'Geburtsurkunde'],
      degree: ['Hochschuldiplom'],
      company: ['Handelsregisterauszug', 'Statuten', 'Vollmacht'],
    },
    translated: true,
    sources: [
      {
        name: 'Philippine Embassy in Berne',
        native: 'Philippinische Botschaft Bern, Legalisationen',
        url: 'https://bernepe.dfa.gov.ph/sample-sites/notarial-services/legalization',
      },
      {
        name: 'Bundeskanzlei, Legalisationen',
        native: 'Bundeskanzlei, Legalisationen',
        url: 'https://www.bk.admin.ch/bk/de/home/service/legalisationen.html',
      },
    ],
    ...confirmed,
    reviewNote:
      'The names of the papers, but for the Strafregisterauszug, are from general knowledge.',
  },
  posting: {
    agreement: {
      since: 2004,
      stay: { kind: 'duration', unit: 'month', value: 24 },
      certificate: { native: 'AHV-Ausgleichskasse' },
    },
    sources: [agreement, socialInsuranceOffice],
    ...confirmed,
  },
  treaty: {
    since: 2001,
    certificate: 'Ansässigkeitsbescheinigung (Kanton)',
    sources: [
      {
        name: 'SR 0.672.964.51',
        native: 'SR 0.672.964.51, Doppelbesteuerungsabkommen',
        url: 'https://fedlex.admin.ch/filestore/fedlex.data.admin.ch/eli/cc/2003/403/20010430/de/html/fedlex-data-admin-ch-eli-cc-2003-403-20010430-de-html.html',
      },
    ],
    ...confirmed,
  },
  rates: {
    dividends: [10, 15],
    interest: [10],
    royalties: [15],
    sources: [rateTable],
    ...likelyLater('bir'),
  },
  notes: {
    scope: { topic: 'posting', sources: [agreement], ...confirmed },
    dividends: { topic: 'treaty', ...dividendTerms },
    survey: {
      topic: 'duties',
      sources: [
        {
          name: 'Swiss National Bank (SNB), survey on cross-border capital linkages',
          native: 'Schweizerische Nationalbank (SNB), Kapitalverflechtungen mit dem Ausland',
          url: 'https://www.snb.ch/refa29-inv-anhang',
        },
        {
          name: 'SR 951.131, art. 8',
          native: 'SR 951.131, Nationalbankverordnung, Art. 8',
          url: 'https://droit-bilingue.ch/de-en/9/95/951.131-8-11.html',
        },
      ],
      ...likelyLater('home'),
    },
  },
  figures: {
    /** Share of the paying company from which the lower rate on dividends applies. */
    switzerlandDividendShare: { value: { kind: 'percent', value: 10 }, ...dividendTerms },
    switzerlandDividendLow: { value: { kind: 'percent', value: 10 }, ...dividendTerms },
    switzerlandDividendHigh: { value: { kind: 'percent', value: 15 }, ...dividendTerms },
  },
} as const satisfies Country;
