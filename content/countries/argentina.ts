import { named, noAgreementNamed, noTreatyNamed } from './sources-es';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const argentina = {
  region: 'AR',
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
      public: { native: 'Ministerio de Relaciones Exteriores' },
      notarial: { native: 'colegios de escribanos' },
    },
    documents: {
      police: ['certificado de antecedentes penales'],
      civil: ['partida o acta de matrimonio', 'partida o acta de nacimiento'],
      degree: ['título'],
      company: ['estatuto o contrato social', 'acta de directorio', 'poder'],
    },
    translated: true,
    sources: [named.table, named.notice],
    ...likely('issuer'),
    reviewNote: 'The names of the papers are from general knowledge.',
  },
  posting: noAgreementNamed,
  treaty: noTreatyNamed,
  notes: {},
  figures: {
    argentinaSacFirst: {
      value: { kind: 'monthDay', value: '06-30' },
      sources: [{ name: 'Ley 27.073', native: 'Ley 27.073' }],
      ...confirmed,
    },
    argentinaSacSecond: {
      value: { kind: 'monthDay', value: '12-18' },
      sources: [{ name: 'Ley 27.073', native: 'Ley 27.073' }],
      ...confirmed,
    },
  },
} as const satisfies Country;
