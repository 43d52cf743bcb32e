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

export const chile = {
  region: 'CL',
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
      all: {
        native: 'Ministerio de Justicia, Educación, Salud o Relaciones Exteriores; Registro Civil',
      },
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
        name: 'Apostille of Chile',
        url: 'https://consulado.gob.cl/apostilla/que-es-la-apostilla',
      },
    ],
    ...confirmed,
  },
  posting: noAgreement,
  treaty: noTreaty,
  notes: {},
} as const satisfies Country;
