import { type CalculatorId, calculators } from '@/lib/calculators/calculators';
import type { calendarId } from '@/lib/calculators/filing-calendar';
import { keysOf } from '@/lib/objects/entries-of';
import { type FactName, factValue } from './facts';
import { type DocumentId, documentPath, type documentSlugs } from './pages';
import type { ServiceKey } from './services';

type ArticleSlug = (typeof documentSlugs.articles)[number];

/** What a shelf leads to: the filing calendar and the calculators. */
export type ToolId = typeof calendarId | CalculatorId;

type Place = {
  /** The article that explains its rules and shows it. */
  slug: ArticleSlug;
  /** The services that it belongs to. */
  services: ServiceKey[];
  /** Rules that it rests on without counting with their figures. */
  rules?: FactName[];
};

const places: Readonly<Record<ToolId, Place>> = {
  filingCalendar: {
    slug: 'compliance-management',
    services: ['tax', 'accounting', 'bookkeeping', 'payroll'],
  },
  takeHomePay: {
    slug: 'global-payroll-management',
    services: ['payroll'],
    rules: ['thirteenthMonthShare'],
  },
  thirteenthMonth: {
    slug: 'global-payroll-management',
    services: ['payroll', 'hrAdmin'],
    rules: ['thirteenthMonthShare', 'thirteenthMonthService', 'thirteenthMonthBase'],
  },
  finalPay: {
    slug: 'remote-workforce-management',
    services: ['payroll', 'hrAdmin'],
    rules: ['finalPayParts', 'thirteenthMonthShare'],
  },
  taxChoice: { slug: 'tax-planning-strategies', services: ['tax', 'accounting'] },
  vatThreshold: { slug: 'tax-planning-strategies', services: ['tax', 'accounting', 'bookkeeping'] },
  withholding: { slug: 'philippine-tax-compliance', services: ['tax', 'bookkeeping'] },
  assessmentDates: { slug: 'philippine-tax-compliance', services: ['tax'] },
};

/** The document that shows a calculator. */
export function calculatorDocument(id: ToolId): DocumentId {
  return `articles/${places[id].slug}`;
}

/** Path of a calculator, without locale prefix. */
export function calculatorPath(id: ToolId): string {
  return `${documentPath('articles', places[id].slug)}#${calculatorAnchor(id)}`;
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
 * The rates that a calculator counts with, by the names of their facts.
 * @throws Error naming a fact that does not exist or is no number
 */
export function ratesOf(id: CalculatorId): Record<string, number> {
  return Object.fromEntries(
    calculators[id].rates.map((name) => {
      const value = factValue(name)?.value;
      if (typeof value !== 'number') throw new Error(`${id}: the fact ${name} is no number`);
      return [name, value];
    }),
  );
}
