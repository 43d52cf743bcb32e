import { centavos, defineCalculator, money, percentOf } from './calculator';
import { graduatedTax, incomeTaxRates } from './income-tax';

/**
 * The three ways in which a self-employed person without wages and not registered for VAT can be taxed: 8 % of sales
 * in place of income and percentage tax (Tax Code s. 24(A)(2)(b)), the graduated table after expenses, or after the
 * optional standard deduction (s. 34(L)); with the table, percentage tax comes on top (s. 116).
 */
export const taxChoice = defineCalculator({
  fields: {
    sales: { kind: 'money', max: 100_000_000, example: 1_200_000 },
    expenses: { kind: 'money', max: 100_000_000, example: 350_000 },
  },
  rates: [
    ...incomeTaxRates,
    'vatThreshold',
    'flatRate',
    'flatRateExempt',
    'osdRate',
    'percentageTaxRate',
  ],
  answers: ['flat', 'expenses', 'standard', 'equal', 'vat'],
  lines: ['flat', 'expenses', 'standard', 'percentage', 'difference'],
  compute: ({ sales, expenses }, rates) => {
    if (sales > rates.vatThreshold) {
      return {
        answer: 'vat',
        values: { threshold: money(rates.vatThreshold) },
        lines: [],
      };
    }
    const flat = percentOf(rates.flatRate, Math.max(0, sales - rates.flatRateExempt));
    const percentage = percentOf(rates.percentageTaxRate, sales);
    const afterExpenses = centavos(graduatedTax(sales - expenses, rates) + percentage);
    const standard = percentOf(100 - rates.osdRate, sales);
    const afterStandard = centavos(graduatedTax(standard, rates) + percentage);
    const ways = [
      { answer: 'flat', tax: flat },
      { answer: 'expenses', tax: afterExpenses },
      { answer: 'standard', tax: afterStandard },
    ] as const;
    const [best, next] = ways.toSorted((a, b) => a.tax - b.tax);
    const difference = centavos((next?.tax ?? 0) - (best?.tax ?? 0));
    const tax = money(best?.tax ?? 0);
    return {
      ...(difference === 0
        ? { answer: 'equal', values: { tax } }
        : { answer: best?.answer ?? 'flat', values: { tax, difference: money(difference) } }),
      lines: [
        { key: 'flat', value: money(flat) },
        { key: 'expenses', value: money(afterExpenses) },
        { key: 'standard', value: money(afterStandard) },
        { key: 'percentage', value: money(percentage) },
        { key: 'difference', value: money(difference), isTotal: true },
      ],
      bars: ['flat', 'expenses', 'standard'],
    };
  },
});
