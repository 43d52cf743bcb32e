import {
  apostilleNotice,
  apostilleTable,
  extensionRule,
  noAgreement,
  treatyRates,
  visaFreeList,
  visaFreeOrder,
} from './sources';
import { type Country, comparedOn } from './types';

const { confirmed, likely } = comparedOn('2026-11-23');

export const mexico = {
  region: 'MX',
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
      federal: { native: 'Secretaría de Gobernación' },
      state: { native: 'Secretaría de Gobierno del estado' },
    },
    translated: true,
    sources: [
      apostilleTable,
      apostilleNotice,
      {
        name: 'Consulate of Mexico in Barcelona, apostille',
        url: 'https://consulmex.sre.gob.mx/barcelona/index.php/documentacion-a-mexicanos/248',
      },
    ],
    ...confirmed,
  },
  posting: noAgreement,
  treaty: {
    since: 2018,
    sources: [
      { name: 'DOF, decree on the agreement of 17 November 2015' },
      {
        name: 'Senate of the Philippines, concurrence',
        url: 'https://senate.gov.ph/press_release/2018/0219_prib1.asp',
      },
    ],
    ...confirmed,
  },
  rates: {
    dividends: [5, 10, 15],
    interest: [12.5],
    royalties: [15],
    sources: [treatyRates, { name: 'Grant Thornton México, 2018' }],
    ...likely('bir'),
  },
  notes: {},
  figures: {
    mexicoAguinaldo: {
      value: { kind: 'duration', unit: 'day', value: 15 },
      sources: [{ name: 'Ley Federal del Trabajo, art. 87' }],
      ...confirmed,
    },
    mexicoAguinaldoDay: {
      value: { kind: 'monthDay', value: '12-20' },
      sources: [{ name: 'Ley Federal del Trabajo, art. 87' }],
      ...confirmed,
    },
  },
} as const satisfies Country;
