import { extensionRule, treatyRates, visaFreeList, visaFreeOrder } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

const embassy = {
  name: 'Philippine Embassy in Berlin, authentication',
  url: 'https://philippine-embassy.de/authentication-notarization/',
};
const foreignAffairsOffice = {
  name: 'BfAA, Endbeglaubigung',
  url: 'https://bfaa.diplo.de/bfaa-de/service/apostillenundbeglaubigungen/endbeglaubigung-2566128',
};
const bundesbank = { name: '§§ 64–67 AWV' };
const taxCode = {
  name: '§ 138 Abs. 2 AO, Finanzamt Hessen',
  url: 'https://finanzamt.hessen.de/abgabe-von-steuererklaerungen-fuer-das-kalenderjahr-2024',
};

export const germany = {
  region: 'DE',
  lang: 'de',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [visaFreeList, visaFreeOrder, extensionRule],
    ...confirmed,
  },
  trader: true,
  papers: {
    way: 'legalization',
    issuers: {
      notarial: { native: 'Landgericht' },
      court: { native: 'Landgericht' },
      civil: { native: 'Landesbehörde (z. B. Regierungspräsidium)' },
      commercial: { native: 'IHK' },
      federal: { native: 'Bundesamt für Auswärtige Angelegenheiten (BfAA)' },
    },
    documents: {
      police: ['Führungszeugnis'],
      civil: ['Eheurkunde', 'Geburtsurkunde'],
      degree: ['Hochschulzeugnis'],
      company: ['Handelsregisterauszug', 'Satzung', 'Gesellschafterbeschluss', 'Vollmacht'],
    },
    translated: true,
    sources: [
      embassy,
      {
        name: 'German Embassy in Manila',
        url: 'https://manila.diplo.de/ph-en/service/2673916-2673916',
      },
      foreignAffairsOffice,
    ],
    ...confirmed,
    reviewNote: 'Look half-yearly whether Germany has withdrawn its objection.',
  },
  posting: {
    agreement: {
      since: 2018,
      stay: { kind: 'duration', unit: 'month', value: 48 },
      certificate: { native: 'Krankenkasse' },
    },
    sources: [{ name: 'Agreement of 19 September 2014' }],
    ...confirmed,
  },
  treaty: {
    since: 2015,
    certificate: 'Ansässigkeitsbescheinigung (Finanzamt)',
    sources: [{ name: 'BGBl. 2014 II 822; 2016 II 262' }],
    ...confirmed,
  },
  rates: {
    dividends: [5, 10, 15],
    interest: [10],
    royalties: [10],
    sources: [treatyRates],
    ...likely('bir'),
  },
  notes: {
    translation: { topic: 'papers', sources: [embassy], ...confirmed },
    police: { topic: 'papers', sources: [foreignAffairsOffice], ...likely('embassy') },
    scope: {
      topic: 'posting',
      sources: [{ name: 'Agreement of 19 September 2014' }],
      ...confirmed,
    },
    noA1: {
      topic: 'posting',
      sources: [
        {
          name: 'DVKA, Abkommensstaaten',
          url: 'https://dvka.de/de/informationen/glossar/glossar.html',
        },
        {
          name: 'TK, Entsendebescheinigungen außerhalb der EU',
          url: 'https://www.tk.de/firmenkunden/service/versicherung/tk-service-ausland/haeufige-fragen-zum-a1/entsendebescheinigungen-fuer-laender-ausserhalb-der-eu-2061510',
        },
      ],
      ...confirmed,
    },
    accidents: {
      topic: 'posting',
      sources: [
        {
          name: '§ 4 SGB IV, BGN',
          url: 'https://bgn.de/versicherung-leistungen/was-ist-versichert/hilfe-im-ausland',
        },
      ],
      ...confirmed,
    },
    payments: { topic: 'duties', sources: [bundesbank], ...confirmed },
    notice: { topic: 'duties', sources: [taxCode], ...confirmed },
  },
  figures: {
    germanyReportedPayment: {
      value: { kind: 'homeMoney', currency: 'EUR', value: 50_000 },
      sources: [bundesbank],
      ...confirmed,
    },
    germanyReportedAssets: {
      value: { kind: 'homeMoney', currency: 'EUR', value: 6_000_000 },
      sources: [bundesbank],
      ...confirmed,
    },
    germanyNoticeShare: {
      value: { kind: 'percent', value: 10 },
      sources: [taxCode],
      ...confirmed,
    },
    germanyNoticeCost: {
      value: { kind: 'homeMoney', currency: 'EUR', value: 150_000 },
      sources: [taxCode],
      ...confirmed,
    },
    germanyNoticeTime: {
      value: { kind: 'duration', unit: 'month', value: 14 },
      sources: [taxCode],
      ...confirmed,
    },
    germanyYearEndEmployees: {
      value: { kind: 'count', value: 10 },
      sources: [{ name: '§ 42b EStG' }],
      ...confirmed,
    },
  },
} as const satisfies Country;
