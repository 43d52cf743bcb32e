import { named } from './sources-es';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');
const later = comparedOn('2026-11-26');

const embassy = {
  name: 'Philippine Embassy in Madrid, authentication',
  native: 'Embajada de Filipinas en Madrid, autenticación (en inglés)',
  url: 'https://www.philembassymadrid.com/authentication',
};
const posting = {
  name: 'Seguridad Social, workers moving to the Philippines',
  native: 'Seguridad Social, trabajadores desplazados a Filipinas',
  url: 'https://www.seg-social.es/wps/portal/wss/internet/InformacionUtil/32078/32253/1414/1417',
};
const insuranceConvention = {
  name: 'BOE-A-2012-8848',
  native: 'Convenio de Seguridad Social de 2002 (BOE-A-2012-8848)',
  url: 'https://www.boe.es/diario_boe/txt.php?id=BOE-A-2012-8848',
};
/** Its articles 4, 5, 7, 10 to 12, 14, 15 and 18, and article 4 of its protocol, were read in full. */
const taxConvention = {
  name: 'BOE-A-1994-27626',
  native: 'Convenio de doble imposición de 1989 (BOE-A-1994-27626)',
  url: 'https://www.boe.es/buscar/act.php?id=BOE-A-1994-27626',
};
const investmentRules = {
  name: 'Real Decreto 571/2023, arts. 7 and 8',
  native: 'Real Decreto 571/2023, artículos 7 y 8',
  url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2023-15549',
};
const investmentOrder = {
  name: 'Orden ECM/57/2024, arts. 20 to 24',
  native: 'Orden ECM/57/2024, artículos 20 a 24',
  url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2024-1774',
};
const incomeTaxLaw = {
  name: 'Ley 35/2006, arts. 7 and 9',
  native: 'Ley 35/2006 del IRPF, artículos 7 y 9',
  url: 'https://www.boe.es/buscar/act.php?id=BOE-A-2006-20764',
};

/** Which of its rates the convention applies: `comparisons.tax` of messages/es/countries.json. */
const treatyTerms = { sources: [taxConvention, named.rates], ...later.likely('bir') } as const;
/** Days and services by the convention: `comparisons.tax`. */
const treatyDays = { sources: [taxConvention], ...later.likely('bir') } as const;
const investment = {
  sources: [investmentRules, investmentOrder],
  ...later.likely('home'),
} as const;

export const spain = {
  region: 'ES',
  lang: 'es',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [named.list, named.order, named.extension],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: {
      public: {
        native:
          'Ministerio de Justicia y sus Gerencias Territoriales, Secretarías de Gobierno de los Tribunales Superiores de Justicia, Colegios Notariales',
      },
      notarial: { native: 'Colegios Notariales' },
    },
    documents: {
      police: ['certificado de antecedentes penales'],
      civil: ['certificado literal de matrimonio', 'certificado literal de nacimiento'],
      degree: ['título universitario'],
      company: [
        'certificación del Registro Mercantil',
        'copia autorizada de la escritura',
        'certificación de acuerdos',
        'poder notarial',
      ],
    },
    translated: true,
    sources: [
      embassy,
      {
        name: 'Real Decreto 1497/2011',
        native: 'Real Decreto 1497/2011, quién apostilla',
        url: 'https://boe.es/buscar/doc.php?id=BOE-A-2011-17892',
      },
    ],
    ...confirmed,
    reviewNote:
      'The names of the company papers are from general knowledge; that a certificate of the Registro Mercantil alone proves an entry: Reglamento del Registro Mercantil, art. 77.',
  },
  posting: {
    agreement: {
      since: 2012,
      stay: { kind: 'duration', unit: 'year', value: 5 },
      certificate: { native: 'Tesorería General de la Seguridad Social, TA.300, E/FIL.1' },
    },
    sources: [posting, insuranceConvention],
    ...confirmed,
  },
  treaty: {
    since: 1994,
    certificate: 'certificado de residencia fiscal (AEAT)',
    sources: [taxConvention],
    ...confirmed,
  },
  rates: {
    dividends: [10, 15],
    interest: [10, 15],
    royalties: [10, 15, 20],
    ...treatyTerms,
  },
  notes: {
    online: {
      topic: 'papers',
      sources: [
        {
          name: 'Sede judicial electrónica (justizia.eus), apostille of documents',
          native: 'Sede judicial electrónica (justizia.eus), apostilla de documentos',
          url: 'https://egoitza.justizia.eus/apostilla-de-documento/webjus01-contentgen/es',
        },
      ],
      ...confirmed,
    },
    sworn: {
      topic: 'papers',
      sources: [
        {
          name: 'Rules of embassies on translations',
          native: 'Normas de las embajadas sobre traducciones',
        },
      ],
      ...likely('embassy'),
    },
    nationality: { topic: 'posting', sources: [posting], ...later.likely('insurer') },
    selfEmployed: { topic: 'posting', sources: [insuranceConvention], ...confirmed },
    declaration: {
      topic: 'duties',
      sources: [
        investmentRules,
        investmentOrder,
        {
          name: 'Ministry of Economy, declarations of investments',
          native: 'Ministerio de Economía, declaraciones de inversión',
          url: 'https://comercio.gob.es/es-es/inversiones_exteriores/declaraciones_inversion/fases/paginas/default.aspx',
        },
      ],
      ...later.likely('home'),
    },
  },
  figures: {
    spainSelfEmployedStay: {
      value: { kind: 'duration', unit: 'year', value: 2 },
      sources: [posting, insuranceConvention],
      ...confirmed,
    },
    /** Share of a company abroad from which the investment is declared, and within which time. */
    spainReportedShare: { value: { kind: 'percent', value: 10 }, ...investment },
    spainReportTime: { value: { kind: 'duration', unit: 'month', value: 1 }, ...investment },
    /** Price above which real estate abroad is declared. */
    spainReportedProperty: {
      value: { kind: 'foreignMoney', currency: 'EUR', value: 300_000 },
      ...investment,
    },
    spainYearlyReport: {
      value: { kind: 'duration', unit: 'month', value: 7 },
      sources: [investmentOrder],
      ...later.confirmed,
    },
    /** Capital or net worth of the company or branch above which the yearly report D-8 follows. */
    spainYearlyReportFrom: {
      value: { kind: 'foreignMoney', currency: 'EUR', value: 1_500_000 },
      ...investment,
    },
    spainDividendShare: { value: { kind: 'percent', value: 10 }, ...treatyTerms },
    spainDividendLow: { value: { kind: 'percent', value: 10 }, ...treatyTerms },
    spainDividendHigh: { value: { kind: 'percent', value: 15 }, ...treatyTerms },
    spainInterestLow: { value: { kind: 'percent', value: 10 }, ...treatyTerms },
    spainInterestHigh: { value: { kind: 'percent', value: 15 }, ...treatyTerms },
    spainRoyaltyLow: { value: { kind: 'percent', value: 10 }, ...treatyTerms },
    spainRoyaltyOther: { value: { kind: 'percent', value: 15 }, ...treatyTerms },
    spainRoyaltyFilm: { value: { kind: 'percent', value: 20 }, ...treatyTerms },
    /** The most that profit sent to the head office of a branch bears, by the protocol. */
    spainBranchRate: { value: { kind: 'percent', value: 10 }, ...treatyDays },
    spainShortStay: { value: { kind: 'duration', unit: 'day', value: 183 }, ...treatyDays },
    /** Days of services within twelve months above which staff make an establishment. */
    spainServicesStay: { value: { kind: 'duration', unit: 'day', value: 180 }, ...treatyDays },
    spainServicesPeriod: { value: { kind: 'duration', unit: 'month', value: 12 }, ...treatyDays },
    /** Days in the calendar year from which an independent professional is taxed. */
    spainProfessionalStay: { value: { kind: 'duration', unit: 'day', value: 120 }, ...treatyDays },
    spainResidenceStay: {
      value: { kind: 'duration', unit: 'day', value: 183 },
      sources: [incomeTaxLaw],
      ...later.likely('home'),
    },
    /** Pay for work abroad that is exempt in a year: art. 7.p. */
    spainExemptPay: {
      value: { kind: 'foreignMoney', currency: 'EUR', value: 60_100 },
      sources: [incomeTaxLaw],
      ...later.likely('home'),
    },
    /** Time to report a change of address by form 030. */
    spainAddressTime: {
      value: { kind: 'duration', unit: 'month', value: 3 },
      sources: [
        {
          name: 'Agencia Tributaria, form 030',
          native: 'Agencia Tributaria, instrucciones del modelo 030',
          url: 'https://sede.agenciatributaria.gob.es/Sede/censos-nif-domicilio-fiscal/censos/modelo-030-censo_____de-domicilio-variacion-personales_/instrucciones.html',
        },
      ],
      ...later.likely('home'),
      reviewNote:
        'From an older page of the agency and an adviser’s quotation of its instructions: open the page.',
    },
    /** Value of a group of assets abroad above which form 720 reports it. */
    spainForeignAssets: {
      value: { kind: 'foreignMoney', currency: 'EUR', value: 50_000 },
      sources: [
        {
          name: 'SuperContable, form 720, March 2025',
          native: 'SuperContable, modelo 720 (marzo de 2025)',
          url: 'https://supercontable.com/boletin/B/articulos/modelo_720_declaracion_bienes_derechos_situados_extranjero.html',
        },
        {
          name: 'Raisin, form 720',
          native: 'Raisin, modelo 720',
          url: 'https://www.raisin.es/impuestos/modelo-720/',
        },
      ],
      ...later.likely('home'),
      reviewNote: 'Compare with Real Decreto 1065/2007, arts. 42 bis, 42 ter and 54 bis.',
    },
    /** Time after arrival to register with the consulate. */
    spainConsularTime: {
      value: { kind: 'duration', unit: 'day', value: 30 },
      sources: [
        {
          name: 'Consulate General of Spain in Manila, registration',
          native: 'Consulado General de España en Manila, inscripción consular',
          url: 'https://exteriores.gob.es/Consulados/manila/es/ViajarA/Paginas/Documentaci%C3%B3n-y-tr%C3%A1mites.aspx',
        },
      ],
      ...later.likely('home'),
    },
  },
} as const satisfies Country;
