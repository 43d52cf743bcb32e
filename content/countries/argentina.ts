import {
  apostilleNotice,
  apostilleTable,
  extensionRule,
  noAgreement,
  noTreaty,
  visaFreeListBuenosAires,
} from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const argentina = {
  region: 'AR',
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
      public: { native: 'Ministerio de Relaciones Exteriores' },
      notarial: { native: 'colegios notariales' },
    },
    documents: {
      police: ['certificado de antecedentes'],
      civil: ['partida o acta de matrimonio', 'partida o acta de nacimiento'],
      degree: ['título'],
    },
    translated: true,
    sources: [apostilleTable, apostilleNotice],
    ...likely('issuer'),
  },
  posting: noAgreement,
  treaty: noTreaty,
  notes: {},
  figures: {
    argentinaSacFirst: {
      value: { kind: 'monthDay', value: '06-30' },
      sources: [{ name: 'Ley 27.073' }],
      ...confirmed,
    },
    argentinaSacSecond: {
      value: { kind: 'monthDay', value: '12-18' },
      sources: [{ name: 'Ley 27.073' }],
      ...confirmed,
    },
  },
} as const satisfies Country;
