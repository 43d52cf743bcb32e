import { apostilleNotice, noAgreement, noTreaty } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const macao = {
  region: 'MO',
  lang: 'zh-Hant',
  // The source is older than a year.
  entry: {
    days: 14,
    afterwards: 'unknown',
    sources: [{ name: 'Bureau of Immigration' }],
    ...likely('dfa'),
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: { all: { native: '法務局', english: 'Justice Affairs Department' } },
    translated: true,
    sources: [
      apostilleNotice,
      {
        name: 'Official Gazette of Macao, Notice 2/2023',
        url: 'https://bo.io.gov.mo/bo/ii/2023/06/aviso02.asp?printer=1',
      },
    ],
    ...confirmed,
    reviewNote: 'The Secretary for Administration and Justice issues it too.',
  },
  posting: noAgreement,
  treaty: noTreaty,
  notes: {},
} as const satisfies Country;
