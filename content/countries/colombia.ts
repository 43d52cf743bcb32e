import { named, noAgreementNamed, noTreatyNamed } from './sources-es';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const colombia = {
  region: 'CO',
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
      all: { native: 'Cancillería (en línea)' },
    },
    documents: {
      police: ['certificado de antecedentes judiciales'],
      civil: ['registro civil de matrimonio', 'registro civil de nacimiento'],
      degree: ['título'],
      company: ['certificado de existencia y representación legal', 'estatutos', 'acta', 'poder'],
    },
    translated: true,
    sources: [
      named.table,
      named.notice,
      {
        name: 'Cancillería de Colombia',
        native: 'Cancillería de Colombia, apostilla en línea',
        url: 'https://www.cancilleria.gov.co/tramites_servicios/apostilla_legalizacion_en_linea/requisitos?qt-view__tramites_servicios__page_23=1',
      },
    ],
    ...confirmed,
    reviewNote: 'The names of the papers are from general knowledge.',
  },
  posting: noAgreementNamed,
  treaty: noTreatyNamed,
  notes: {},
} as const satisfies Country;
