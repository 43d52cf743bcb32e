import { extensionRule, treatyRates, visaFreeList, visaFreeOrder } from './sources';
import { type Country, type CountrySource, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');
const { likely: likelyLater } = comparedOn('2026-11-26');

/** Shared sources by the names that German readers know. */
const named = {
  list: { ...visaFreeList, native: 'Liste des philippinischen Außenministeriums (DFA)' },
  order: { ...visaFreeOrder, native: 'Executive Order 408 mit Änderungen' },
  extension: { ...extensionRule, native: `Einwanderungsbehörde (BI), ${extensionRule.name}` },
  rates: { ...treatyRates, native: 'PwC, Sätze der philippinischen Steuerabkommen' },
} as const satisfies Record<string, CountrySource>;

const embassy = {
  name: 'Philippine Embassy in Berlin, authentication',
  native: 'Philippinische Botschaft Berlin, Beglaubigungen',
  url: 'https://philippine-embassy.de/authentication-notarization/',
};
/** A copy of the embassy’s older list, which says what goes to the Landgericht and what to the IHK. */
const embassyList = {
  name: 'Philippine Embassy in Berlin, older list (copy)',
  native: 'Philippinische Botschaft Berlin, ältere Liste (Kopie)',
  url: 'https://docsbay.net/authentication-and-other-legal-notarial-services',
};
const foreignAffairsOffice = {
  name: 'BfAA, Endbeglaubigung',
  native: 'Bundesamt für Auswärtige Angelegenheiten (BfAA), Endbeglaubigung',
  url: 'https://bfaa.diplo.de/bfaa-de/service/apostillenundbeglaubigungen/endbeglaubigung-2566128',
};
const agreement = {
  name: 'Agreement of 19 September 2014',
  native: 'Sozialversicherungsabkommen vom 19. September 2014',
};
const bundesbank = { name: '§§ 64–67 AWV', native: '§§ 64–67 Außenwirtschaftsverordnung (AWV)' };
const taxCode = {
  name: '§ 138 Abs. 2 AO, Finanzamt Hessen',
  native: '§ 138 Abs. 2 AO, Finanzamt Hessen',
  url: 'https://finanzamt.hessen.de/abgabe-von-steuererklaerungen-fuer-das-kalenderjahr-2024',
};

/** On the rate of 5% all sources agree; for the others an adviser who retells the circular has 10% alone. */
const departmentOfFinance = {
  name: 'Department of Finance, agreement of 2013 with Germany',
  native: 'Philippinisches Finanzministerium, Abkommen von 2013',
  url: 'https://dof.gov.ph/?p=37775',
};
const circular = {
  name: 'RMC 15-2016, retold by Grant Thornton',
  native: 'RMC 15-2016, wiedergegeben von Grant Thornton',
  url: 'https://www.grantthornton.com.ph/alerts-and-publications/technical-alerts/tax-alert/2016/amended-rp-germany-dta-lowered-preferential-rates-for-dividends-interests-and-royalties',
};
const tradeAgency = {
  name: 'Germany Trade and Invest, quoted in Expat News',
  native: 'Germany Trade and Invest (GTAI), zitiert in Expat News',
  url: 'https://www.expat-news.com/24711/recht-steuern-im-ausland/deutsch-philippinisches-doppelbesteuerungsabkommen-in-kraft-gereten/',
};
const dividendTerms = { sources: [tradeAgency, named.rates], ...likelyLater('bir') } as const;
const lowestDividend = {
  sources: [departmentOfFinance, tradeAgency, circular],
  ...likelyLater('bir'),
} as const;

/** Taxation of shares when their owner moves away: `comparisons.tax` of messages/de/countries.json. */
const exitTax = {
  sources: [
    {
      name: '§ 6 AStG, Haufe',
      native: '§ 6 AStG, Haufe',
      url: 'https://haufe.de/steuern/haufe-steuer-office-excellence/cloerhagemann-astg-6-astg-besteuerung-des-vermoegensz-211-wegzugstatbestaende-und-rechtsfolgen-6-abs1-s1_idesk_PI25844_HI16525230.html',
    },
    {
      name: '§ 6 AStG, DUP Magazin',
      native: '§ 6 AStG, DUP Magazin',
      url: 'https://www.dup-magazin.de/finanzen/wegzugsbesteuerung-vermeiden',
    },
  ],
  ...likelyLater('home'),
} as const;

export const germany = {
  region: 'DE',
  lang: 'de',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [named.list, named.order, named.extension],
    ...confirmed,
  },
  trader: true,
  papers: {
    way: 'legalization',
    issuers: {
      notarial: { native: 'Landgericht' },
      court: { native: 'Landgericht' },
      civil: { native: 'Landesbehörde' },
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
        native: 'Deutsche Botschaft Manila',
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
    sources: [
      agreement,
      {
        name: 'TK, Philippines',
        native: 'Techniker Krankenkasse (TK), Philippinen',
        url: 'https://www.tk.de/firmenkunden/service/fachthemen/ausland/laenderuebersicht-a-z/philippinen-2034220',
      },
    ],
    ...confirmed,
  },
  treaty: {
    since: 2015,
    certificate: 'Ansässigkeitsbescheinigung (Finanzamt)',
    sources: [
      { name: 'BGBl. 2014 II 822; 2016 II 262', native: 'BGBl. 2014 II 822; 2016 II 262' },
      {
        name: 'Haufe, treaty with the Philippines',
        native: 'Haufe, ABC-Führer Lohnsteuer: Philippinen',
        url: 'https://www.haufe.de/id/beitrag/hartzmeessenwolf-abc-fuehrer-lohnsteuer-philippinen-HI7473962.html',
      },
    ],
    ...confirmed,
  },
  rates: {
    dividends: [5, 10, 15],
    interest: [10],
    royalties: [10],
    sources: [named.rates],
    ...likely('bir'),
  },
  notes: {
    translation: { topic: 'papers', sources: [embassy], ...confirmed },
    company: {
      topic: 'papers',
      sources: [
        foreignAffairsOffice,
        embassyList,
        {
          name: 'Auskunft Handelsregister, apostille',
          native: 'Auskunft Handelsregister, Überbeglaubigung',
          url: 'https://www.auskunft-handelsregister.de/apostille-wie-kommt-die-auf-einen-handelsregisterauszug/',
        },
      ],
      ...likelyLater('embassy'),
    },
    police: { topic: 'papers', sources: [foreignAffairsOffice], ...likely('embassy') },
    scope: { topic: 'posting', sources: [agreement], ...confirmed },
    noA1: {
      topic: 'posting',
      sources: [
        {
          name: 'DVKA, Abkommensstaaten',
          native: 'DVKA, Abkommensstaaten',
          url: 'https://dvka.de/de/informationen/glossar/glossar.html',
        },
        {
          name: 'TK, Entsendebescheinigungen außerhalb der EU',
          native: 'TK, Entsendebescheinigungen außerhalb der EU',
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
          native: '§ 4 SGB IV, Berufsgenossenschaft BGN',
          url: 'https://bgn.de/versicherung-leistungen/was-ist-versichert/hilfe-im-ausland',
        },
      ],
      ...confirmed,
    },
    dividends: { topic: 'treaty', ...dividendTerms },
    payments: { topic: 'duties', sources: [bundesbank], ...confirmed },
    notice: { topic: 'duties', sources: [taxCode], ...confirmed },
  },
  figures: {
    germanyReportedPayment: {
      value: { kind: 'foreignMoney', currency: 'EUR', value: 50_000 },
      sources: [bundesbank],
      ...confirmed,
    },
    germanyReportedAssets: {
      value: { kind: 'foreignMoney', currency: 'EUR', value: 6_000_000 },
      sources: [bundesbank],
      ...confirmed,
    },
    germanyNoticeShare: {
      value: { kind: 'percent', value: 10 },
      sources: [taxCode],
      ...confirmed,
    },
    germanyNoticeCost: {
      value: { kind: 'foreignMoney', currency: 'EUR', value: 150_000 },
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
    /** First day on which the treaty of 2013 applies. */
    germanyTreatyApplied: {
      value: { kind: 'day', value: '2016-01-01' },
      sources: [circular, tradeAgency],
      ...likelyLater('bir'),
    },
    /** Shares of the paying company from which a German company has one of the lower rates. */
    germanyDividendShareHigh: { value: { kind: 'percent', value: 70 }, ...lowestDividend },
    germanyDividendLow: { value: { kind: 'percent', value: 5 }, ...lowestDividend },
    germanyDividendShare: { value: { kind: 'percent', value: 25 }, ...dividendTerms },
    germanyDividendMiddle: { value: { kind: 'percent', value: 10 }, ...dividendTerms },
    germanyDividendHigh: { value: { kind: 'percent', value: 15 }, ...dividendTerms },
    /** Share in a company from which moving away is taxed, after how long as a taxpayer, within which time. */
    germanyExitShare: { value: { kind: 'percent', value: 1 }, ...exitTax },
    germanyExitResidence: { value: { kind: 'duration', unit: 'year', value: 7 }, ...exitTax },
    germanyExitPeriod: { value: { kind: 'duration', unit: 'year', value: 12 }, ...exitTax },
  },
} as const satisfies Country;
