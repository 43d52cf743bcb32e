import { checkedOn, type RuleFact } from './types';

const { confirmed } = checkedOn('2026-11-23');

/** Duties and taxes on parcels of low value: to buyers abroad, and into the Philippines. */
export const parcelFacts = {
  /** Value up to which parcels to the United States were free of duty until `usParcelSince`. */
  usParcelLimit: {
    value: { kind: 'money', currency: 'USD', value: 800 },
    laws: ['usEo14388'],
    ...confirmed,
  },
  /** Day from which every parcel to the United States bears duty. */
  usParcelSince: {
    value: { kind: 'day', value: '2025-08-29' },
    laws: ['usEo14388'],
    ...confirmed,
  },
  /** Day on which the law itself ends the duty-free entry that orders have suspended. */
  usParcelLawDay: {
    value: { kind: 'day', value: '2027-07-01' },
    laws: ['usCustomsRules2026', 'usEo14388'],
    ...confirmed,
  },
  /** Value up to which parcels to the European Union bear the flat `euParcelDuty`. */
  euParcelLimit: {
    value: { kind: 'text', value: 'EUR 150' },
    laws: ['euRegulation2026382'],
    ...confirmed,
  },
  /** Duty on each kind of goods in a parcel, by tariff heading. */
  euParcelDuty: {
    value: { kind: 'text', value: 'EUR 3' },
    laws: ['euRegulation2026382'],
    ...confirmed,
    until: '2028-07-01',
  },
  /** Day from which `euParcelDuty` is charged. */
  euParcelSince: {
    value: { kind: 'day', value: '2026-07-01' },
    laws: ['euRegulation2026382'],
    ...confirmed,
  },
  /** Value up to which parcels to the United Kingdom are free of duty, though not of VAT. */
  ukParcelLimit: {
    value: { kind: 'text', value: 'GBP 135' },
    laws: ['ukLowValueImports'],
    ...confirmed,
  },
  /** Month by which the relief of `ukParcelLimit` is to end at the latest. */
  ukParcelEnd: {
    value: { kind: 'month', value: '2029-03' },
    laws: ['ukLowValueImports'],
    ...checkedOn('2026-11-26').confirmed,
    reviewNote: 'In 2026 the end was said to be brought forward to October 2028.',
  },
  /** Value up to which parcels to Australia are free of duty. */
  auParcelLimit: {
    value: { kind: 'text', value: 'AUD 1,000' },
    laws: ['auGstAct'],
    ...confirmed,
  },
  /** Tax that sellers with Australian sales from `auSellerSales` add to parcels up to `auParcelLimit`. */
  auGstRate: {
    value: { kind: 'percent', value: 10 },
    laws: ['auGstAct'],
    ...confirmed,
  },
  /** Sales to Australia in twelve months from which a seller registers for its tax. */
  auSellerSales: {
    value: { kind: 'text', value: 'AUD 75,000' },
    laws: ['auGstAct'],
    ...confirmed,
  },
  /** Value up to which imports into the Philippines are free of duty and tax, except tobacco and alcohol. */
  phParcelLimit: {
    value: { kind: 'money', currency: 'PHP', value: 10_000 },
    laws: ['ra10863'],
    section: 's. 423',
    ...confirmed,
    reviewNote: 'A review of the amount was under way in 2025.',
  },
} as const satisfies Record<string, RuleFact>;
