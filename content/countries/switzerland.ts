import { extensionRule, visaFreeList, visaFreeOrder } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');

const agreement = {
  name: 'SR 0.831.109.645.1',
  url: 'https://fedlex.admin.ch/filestore/fedlex.data.admin.ch/eli/cc/2004/143/20040301/de/html/fedlex-data-admin-ch-eli-cc-2004-143-20040301-de-html.html',
};

export const switzerland = {
  region: 'CH',
  lang: 'de',
  entry: {
    days: 30,
    afterwards: 'extendable',
    sources: [visaFreeList, visaFreeOrder, extensionRule],
    ...confirmed,
  },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: {
      public: { native: 'Staatskanzlei des Kantons' },
      notarial: { native: 'Staatskanzlei des Kantons' },
      federal: { native: 'Bundeskanzlei' },
    },
    documents: { police: ['Strafregisterauszug'] },
    translated: true,
    sources: [
      {
        name: 'Philippine Embassy in Berne',
        url: 'https://bernepe.dfa.gov.ph/sample-sites/notarial-services/legalization',
      },
      {
        name: 'Bundeskanzlei, Legalisationen',
        url: 'https://www.bk.admin.ch/bk/de/home/service/legalisationen.html',
      },
    ],
    ...confirmed,
  },
  posting: {
    agreement: { since: 2004, stay: { kind: 'duration', unit: 'month', value: 24 } },
    sources: [agreement],
    ...confirmed,
  },
  treaty: {
    since: 2001,
    certificate: 'Ansässigkeitsbescheinigung (Kanton)',
    sources: [
      {
        name: 'SR 0.672.964.51',
        url: 'https://fedlex.admin.ch/filestore/fedlex.data.admin.ch/eli/cc/2003/403/20010430/de/html/fedlex-data-admin-ch-eli-cc-2003-403-20010430-de-html.html',
      },
    ],
    ...confirmed,
  },
  notes: { scope: { topic: 'posting', sources: [agreement], ...confirmed } },
} as const satisfies Country;
