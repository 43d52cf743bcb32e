import { keysOf } from '@/lib/objects/entries-of';
import { centavos, defineCalculator, money, percentOf } from './calculator';

/** The fact that holds the rate of each payment. */
const rateOf = {
  feeIndividualLow: 'feeRateIndividualLow',
  feeIndividual: 'feeRateIndividual',
  feeCompanyLow: 'feeRateCompanyLow',
  feeCompany: 'feeRateCompany',
  rent: 'rentRate',
  contractor: 'contractorRate',
  topAgentWholesale: 'topAgentWholesaleRate',
  topAgentGoods: 'topAgentGoodsRate',
  topAgentServices: 'topAgentServicesRate',
} as const;

/** Tax that a business withholds from a payment to a supplier in the Philippines (Revenue Regulations 2-98). */
export const withholding = defineCalculator({
  fields: {
    payment: { kind: 'choice', options: keysOf(rateOf), example: 'feeIndividual' },
    amount: { kind: 'money', max: 1_000_000_000, example: 50_000 },
  },
  rates: Object.values(rateOf),
  answers: ['withhold'],
  lines: ['amount', 'rate', 'withheld', 'paid'],
  compute: ({ payment, amount }, rates) => {
    const rate = rates[rateOf[payment]];
    const withheld = percentOf(rate, amount);
    return {
      answer: 'withhold',
      values: { withheld: money(withheld), rate: { kind: 'percent', value: rate } },
      lines: [
        { key: 'amount', value: money(amount) },
        { key: 'rate', value: { kind: 'percent', value: rate } },
        { key: 'withheld', value: money(withheld) },
        { key: 'paid', value: money(centavos(amount - withheld)), isTotal: true },
      ],
    };
  },
});
