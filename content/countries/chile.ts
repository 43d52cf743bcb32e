import { named, noAgreementNamed, noTreatyNamed } from './sources-es';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const chile = {
  region: 'CL',
  lang: 'es',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [named.list, named.order, named.extension],
    ...likely('dfa'),
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: {
      all: {
        native: 'Ministerios de Justicia, Educación, Salud y Relaciones Exteriores; Registro Civil',
      },
    },
    documents: {
      police: ['certificado de antecedentes'],
      civil: ['certificado de matrimonio', 'certificado de nacimiento'],
      degree: ['título'],
      company: ['escritura de constitución', 'certificado de vigencia', 'poder'],
    },
    translated: true,
    sources: [
      named.table,
      named.notice,
      {
        name: 'Apostille of Chile',
        native: 'Consulados de Chile, apostilla',
        url: 'https://consulado.gob.cl/apostilla/que-es-la-apostilla',
      },
    ],
    ...confirmed,
    reviewNote: 'The names of the papers are from general knowledge.',
  },
  posting: noAgreementNamed,
  treaty: noTreatyNamed,
  notes: {},
} as const satisfies Country;
