import { type CalculatorId, calculators } from '@/lib/calculators/calculators';
import type { calendarId } from '@/lib/calculators/filing-calendar';
import { keysOf } from '@/lib/objects/entries-of';
import { type FactName, factValue } from './facts';
import { type DocumentId, documentPath, partsOf } from './pages';
import type { ServiceKey } from './services';

/** The filing calendar and the calculators: each stands in a document, and in the lists that lead there. */
export type ToolId = typeof calendarId | CalculatorId;

type Place = {
  /** The document that explains its rules and shows it. */
  document: DocumentId;
  /** The services that it belongs to. */
  services: ServiceKey[];
  /** Rules that it rests on without counting with their figures. */
  rules?: FactName[];
};

const places: Readonly<Record<ToolId, Place>> = {
  filingCalendar: {
    document: 'articles/compliance-management',
    services: ['tax', 'accounting', 'bookkeeping', 'payroll'],
  },
  takeHomePay: {
    document: 'articles/global-payroll-management',
    services: ['payroll'],
    rules: ['thirteenthMonthShare'],
  },
  thirteenthMonth: {
    document: 'articles/global-payroll-management',
    services: ['payroll', 'hrAdmin'],
    rules: ['thirteenthMonthShare', 'thirteenthMonthService', 'thirteenthMonthBase'],
  },
  finalPay: {
    document: 'articles/remote-workforce-management',
    services: ['payroll', 'hrAdmin'],
    rules: ['finalPayParts', 'thirteenthMonthShare'],
  },
  taxChoice: { document: 'articles/tax-planning-strategies', services: ['tax', 'accounting'] },
  vatThreshold: {
    document: 'articles/tax-planning-strategies',
    services: ['tax', 'accounting', 'bookkeeping'],
  },
  withholding: { document: 'articles/philippine-tax-compliance', services: ['tax', 'bookkeeping'] },
  assessmentDates: { document: 'articles/philippine-tax-compliance', services: ['tax'] },
  eInvoicing: {
    document: 'articles/cloud-bookkeeping-solutions',
    services: ['bookkeeping', 'tax'],
  },
  refusals: { document: 'blogs/cross-border-ecommerce', services: ['bookkeeping'] },
  distributor: { document: 'blogs/asean-business-regulations', services: ['consulting'] },
  weeklyCash: {
    document: 'articles/cash-flow-optimization',
    services: ['accounting', 'bookkeeping', 'consulting'],
    rules: ['quarterlyWithholdingRule', 'percentageTaxDue'],
  },
};

/** The document that shows a calculator. */
export function calculatorDocument(id: ToolId): DocumentId {
  return places[id].document;
}

/** Path of a calculator, without locale prefix. */
export function calculatorPath(id: ToolId): string {
  const { kind, slug } = partsOf(places[id].document);
  return `${documentPath(kind, slug)}#${calculatorAnchor(id)}`;
}

/** Id of the element in which a calculator stands. */
export function calculatorAnchor(id: ToolId): string {
  return `calculator-${id}`;
}

/** The rules that a calculator rests on without counting with their figures, by the names of their facts. */
export function calculatorRules(id: ToolId): readonly FactName[] {
  return places[id].rules ?? [];
}

/** Those that a service page leads to; all without a service. */
export function calculatorsFor(service?: ServiceKey): ToolId[] {
  return keysOf(places).filter(
    (id) => service === undefined || places[id].services.includes(service),
  );
}

/**
 * The rates that a calculator counts with, by the names of their facts; of a day of any year, its day of the month.
 * @throws Error naming a fact that does not exist or is no number
 */
export function ratesOf(id: CalculatorId): Record<string, number> {
  return Object.fromEntries(
    calculators[id].rates.map((name) => {
      const fact = factValue(name);
      const value = fact?.kind === 'monthDay' ? Number(fact.value.slice(-2)) : fact?.value;
      if (typeof value !== 'number') throw new Error(`${id}: the fact ${name} is no number`);
      return [name, value];
    }),
  );
}
