import {
  apostilleNotice,
  apostilleTable,
  extensionRule,
  noAgreement,
  noTreaty,
  visaFreeList,
  visaFreeOrder,
} from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const colombia = {
  region: 'CO',
  lang: 'es',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [visaFreeList, visaFreeOrder, extensionRule],
    ...likely('dfa'),
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: {
      all: { native: 'Cancillería (en línea)' },
    },
    documents: {
      police: ['certificado de antecedentes'],
      civil: ['partida o acta de matrimonio', 'partida o acta de nacimiento'],
      degree: ['título'],
    },
    translated: true,
    sources: [
      apostilleTable,
      apostilleNotice,
      {
        name: 'Cancillería de Colombia',
        url: 'https://www.cancilleria.gov.co/tramites_servicios/apostilla_legalizacion_en_linea/requisitos?qt-view__tramites_servicios__page_23=1',
      },
    ],
    ...confirmed,
  },
  posting: noAgreement,
  treaty: noTreaty,
  notes: {},
} as const satisfies Country;
