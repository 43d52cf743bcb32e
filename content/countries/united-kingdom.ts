import { visaFreeOrder } from './sources';
import { type Country, comparedOn } from './types';

const { confirmed } = comparedOn('2026-11-23');

const treaty = {
  name: 'HMRC, DT15363',
  url: 'https://www.gov.uk/hmrc-internal-manuals/double-taxation-relief/dt15363',
};

export const unitedKingdom = {
  region: 'GB',
  lang: 'en',
  entry: { days: 30, afterwards: 'extendable', sources: [visaFreeOrder], ...confirmed },
  trader: false,
  papers: {
    way: 'apostille',
    issuers: { all: { native: 'FCDO Legalisation Office' } },
    translated: false,
    sources: [{ name: 'FCDO Legalisation Office' }],
    ...confirmed,
  },
  posting: {
    agreement: { since: 1989, certificate: { native: 'HMRC' } },
    sources: [
      {
        name: 'HMRC, NIM33012',
        url: 'https://www.gov.uk/hmrc-internal-manuals/national-insurance-manual/nim33012',
      },
    ],
    ...confirmed,
  },
  treaty: { since: 1978, sources: [treaty], ...confirmed },
  notes: {
    degrees: { topic: 'papers', sources: [{ name: 'FCDO Legalisation Office' }], ...confirmed },
    shortStay: { topic: 'treaty', sources: [treaty], ...confirmed },
  },
  figures: {
    unitedKingdomShortStay: {
      value: { kind: 'duration', unit: 'day', value: 183 },
      sources: [treaty],
      ...confirmed,
    },
  },
} as const satisfies Country;
