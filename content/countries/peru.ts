import {
  apostilleNotice,
  apostilleTable,
  extensionRule,
  noAgreement,
  noTreaty,
  visaFreeListBuenosAires,
} from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');

export const peru = {
  region: 'PE',
  lang: 'es',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [visaFreeListBuenosAires, extensionRule],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: {
      all: { native: 'Ministerio de Relaciones Exteriores' },
    },
    documents: {
      police: ['certificado de antecedentes'],
      civil: ['partida o acta de matrimonio', 'partida o acta de nacimiento'],
      degree: ['título'],
    },
    translated: true,
    sources: [apostilleTable, apostilleNotice, { name: 'gob.pe', url: 'https://www.gob.pe/37288' }],
    ...confirmed,
  },
  posting: noAgreement,
  treaty: noTreaty,
  notes: {},
} as const satisfies Country;
