import { extensionRule, visaFreeList, visaFreeOrder } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const spain = {
  region: 'ES',
  lang: 'es',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [visaFreeList, visaFreeOrder, extensionRule],
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
      company: ['escritura', 'nota del Registro Mercantil'],
    },
    translated: true,
    sources: [
      {
        name: 'Philippine Embassy in Madrid, authentication',
        url: 'https://www.philembassymadrid.com/authentication',
      },
      {
        name: 'Real Decreto 1497/2011',
        url: 'https://boe.es/buscar/doc.php?id=BOE-A-2011-17892',
      },
    ],
    ...confirmed,
    reviewNote: 'The names of the company papers are from general knowledge.',
  },
  posting: {
    agreement: {
      since: 2012,
      stay: { kind: 'duration', unit: 'year', value: 5 },
      certificate: { native: 'Seguridad Social, TA.300, E/FIL.1' },
    },
    sources: [
      {
        name: 'Seguridad Social',
        url: 'https://www.seg-social.es/wps/portal/wss/internet/InformacionUtil/32078/32253/1414/1417',
      },
      {
        name: 'BOE-A-2012-8848',
        url: 'https://www.boe.es/diario_boe/txt.php?id=BOE-A-2012-8848',
      },
    ],
    ...confirmed,
  },
  treaty: {
    since: 1994,
    certificate: 'certificado de residencia fiscal (AEAT)',
    sources: [
      {
        name: 'BOE-A-1994-27626',
        url: 'https://boe.es/diario_boe/txt.php?id=BOE-A-1994-27626',
      },
    ],
    ...confirmed,
  },
  rates: {
    dividends: [10, 15],
    sources: [
      {
        name: 'Tax in Pangea, dividends between Spain and the Philippines',
        url: 'https://www.taxinpangea.com/faq/dividend-withholding-rate-es-ph',
      },
    ],
    ...likely('bir'),
  },
  notes: {
    online: {
      topic: 'papers',
      sources: [
        {
          name: 'Sede judicial electrónica (justizia.eus), apostille of documents',
          url: 'https://egoitza.justizia.eus/apostilla-de-documento/webjus01-contentgen/es',
        },
      ],
      ...confirmed,
    },
    sworn: {
      topic: 'papers',
      sources: [{ name: 'Rules of embassies on translations' }],
      ...likely('embassy'),
    },
    selfEmployed: {
      topic: 'posting',
      sources: [{ name: 'BOE-A-2012-8848' }],
      ...confirmed,
    },
    declaration: {
      topic: 'duties',
      sources: [
        {
          name: 'RD 571/2023; Orden ECM/57/2024',
          url: 'https://comercio.gob.es/es-es/inversiones_exteriores/declaraciones_inversion/fases/paginas/default.aspx',
        },
      ],
      ...confirmed,
      reviewNote: 'The term of one month for the form D-5A was seen on one page only.',
    },
  },
  figures: {
    spainSelfEmployedStay: {
      value: { kind: 'duration', unit: 'year', value: 2 },
      sources: [{ name: 'BOE-A-2012-8848' }],
      ...confirmed,
    },
    spainYearlyReport: {
      value: { kind: 'duration', unit: 'month', value: 7 },
      sources: [{ name: 'Orden ECM/57/2024' }],
      ...confirmed,
    },
  },
} as const satisfies Country;
