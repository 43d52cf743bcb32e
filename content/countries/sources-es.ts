import {
  agreementList,
  apostilleNotice,
  apostilleTable,
  extensionRule,
  noAgreement,
  noTreaty,
  treatyList,
  treatyRates,
  visaFreeList,
  visaFreeListBuenosAires,
  visaFreeOrder,
} from './sources';
import type { CountrySource } from './types';

/** Shared sources by the names that readers of Spanish know. */
export const named = {
  list: {
    ...visaFreeList,
    native: 'Lista del DFA, Embajada de Filipinas en Kuwait (en inglés)',
  },
  listBuenosAires: {
    ...visaFreeListBuenosAires,
    native: 'Lista del DFA, Embajada de Filipinas en Buenos Aires',
  },
  order: { ...visaFreeOrder, native: 'Executive Order 408, con sus modificaciones (en inglés)' },
  extension: {
    ...extensionRule,
    native: `Oficina de Inmigración (BI), prórrogas: ${extensionRule.name} (en inglés)`,
  },
  table: { ...apostilleTable, native: 'HCCH, Estados parte del Convenio de la Apostilla' },
  notice: {
    ...apostilleNotice,
    native: 'Consulado General de Filipinas en Chongqing, Convenio de la Apostilla (en inglés)',
  },
  rates: {
    ...treatyRates,
    native: 'PwC, porcentajes de los convenios de Filipinas (en inglés)',
  },
} as const satisfies Record<string, CountrySource>;

/** `noAgreement`, its source by that name. */
export const noAgreementNamed = {
  ...noAgreement,
  sources: [{ ...agreementList, native: 'SSS, convenios bilaterales (en inglés)' }],
} as const;

/** `noTreaty`, its sources by those names. */
export const noTreatyNamed = {
  ...noTreaty,
  sources: [
    { ...treatyList, native: 'PwC, lista de convenios de Filipinas (en inglés)' },
    named.rates,
  ],
} as const;
