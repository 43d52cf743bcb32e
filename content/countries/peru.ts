import { named, noAgreementNamed, noTreatyNamed } from './sources-es';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');

export const peru = {
  region: 'PE',
  lang: 'es',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [named.listBuenosAires, named.extension],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: {
      all: { native: 'Ministerio de Relaciones Exteriores' },
    },
    documents: {
      police: ['certificado de antecedentes penales'],
      civil: ['partida o acta de matrimonio', 'partida o acta de nacimiento'],
      degree: ['título'],
      company: ['copia literal de la partida registral', 'vigencia de poder', 'acta'],
    },
    translated: true,
    sources: [
      named.table,
      named.notice,
      { name: 'gob.pe', native: 'gob.pe, apostilla', url: 'https://www.gob.pe/37288' },
    ],
    ...confirmed,
    reviewNote: 'The names of the papers are from general knowledge.',
  },
  posting: noAgreementNamed,
  treaty: noTreatyNamed,
  notes: {},
} as const satisfies Country;
