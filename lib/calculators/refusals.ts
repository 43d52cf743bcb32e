import { centavos, count, defineCalculator, money } from './calculator';

/** Orders that are compared: refusals are counted in a hundred. */
const orders = 100;

/**
 * From how many refused parcels in a hundred a seller abroad does better to pay the import duty: arithmetic of the
 * seller's own figures. A refused parcel costs freight both ways, the fees and what was advanced; goods come back whole.
 */
export const refusals = defineCalculator({
  fields: {
    priceWithout: { kind: 'money', max: 10_000_000, example: 6_000 },
    priceWith: { kind: 'money', max: 10_000_000, example: 6_900 },
    goods: { kind: 'money', max: 10_000_000, example: 2_400 },
    freight: { kind: 'money', max: 1_000_000, example: 1_100 },
    fees: { kind: 'money', max: 1_000_000, example: 300 },
    duty: { kind: 'money', max: 10_000_000, example: 900 },
    advance: { kind: 'money', max: 1_000_000, example: 250 },
    lost: { kind: 'count', min: 0, max: orders, example: 3 },
    refusedSeller: { kind: 'count', min: 0, max: orders, example: 1 },
    refusedBuyer: { kind: 'count', min: 0, max: orders, example: 8 },
  },
  rates: [],
  answers: ['seller', 'buyer', 'equal', 'always', 'never', 'loss'],
  lines: [
    'acceptedBuyer',
    'acceptedSeller',
    'refusalBuyer',
    'refusalSeller',
    'buyer',
    'seller',
    'difference',
    'from',
  ],
  compute: (entries) => {
    const { goods, freight, fees, lost, refusedSeller, refusedBuyer } = entries;
    if (entries.priceWithout <= goods) return { answer: 'loss', values: {}, lines: [] };
    const advanced = entries.duty + entries.advance;
    const acceptedBuyer = centavos(entries.priceWithout - goods - freight - fees);
    const acceptedSeller = centavos(entries.priceWith - goods - freight - fees - advanced);
    const refusalBuyer = centavos(2 * freight + fees);
    const refusalSeller = centavos(refusalBuyer + advanced);
    const sent = orders - lost;
    const refused = Math.min(refusedSeller, sent);
    const seller = centavos((sent - refused) * acceptedSeller - refused * refusalSeller);
    const buyerWith = (count: number) =>
      centavos((orders - count) * acceptedBuyer - count * refusalBuyer);
    const buyer = buyerWith(refusedBuyer);
    const difference = centavos(seller - buyer);
    const from = Array.from({ length: orders + 1 }, (_, index) => index).find(
      (index) => buyerWith(index) < seller,
    );
    const answer =
      difference === 0
        ? 'equal'
        : from === undefined
          ? 'never'
          : from === 0
            ? 'always'
            : difference > 0
              ? 'seller'
              : 'buyer';
    const values = { refused: count(refusedBuyer), difference: money(Math.abs(difference)) };
    return {
      answer,
      values:
        answer === 'equal'
          ? { refused: values.refused }
          : answer === 'always' || answer === 'never' || from === undefined
            ? values
            : { ...values, from: count(from) },
      lines: [
        { key: 'acceptedBuyer', value: money(acceptedBuyer) },
        { key: 'acceptedSeller', value: money(acceptedSeller) },
        { key: 'refusalBuyer', value: money(-refusalBuyer) },
        { key: 'refusalSeller', value: money(-refusalSeller) },
        { key: 'buyer', value: money(buyer) },
        { key: 'seller', value: money(seller) },
        { key: 'difference', value: money(difference), isTotal: true },
        ...(from === undefined ? [] : [{ key: 'from', value: count(from) } as const]),
      ],
      bars: ['buyer', 'seller'],
    };
  },
});
