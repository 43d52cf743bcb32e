import { extensionRule, noAgreement, visaFreeListJakarta } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');

export const australia = {
  region: 'AU',
  lang: 'en',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [visaFreeListJakarta, extensionRule],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: { all: { native: 'DFAT' } },
    translated: false,
    sources: [
      {
        name: 'Philippine Consulate General in Melbourne',
        url: 'https://melbournepcg.org/?page_id=1058',
      },
    ],
    ...confirmed,
  },
  posting: noAgreement,
  treaty: {
    since: 1980,
    sources: [
      {
        name: 'ATO, agreement of 11 May 1979',
        url: 'https://www.ato.gov.au/law/view/document?docid=RPC/19530082/Sch14-Agt0-Art29',
      },
    ],
    ...confirmed,
  },
  notes: {},
} as const satisfies Country;
