import { centavos, count, defineCalculator, money, word } from './calculator';

/** Orders that are compared: refusals are counted in a hundred. */
const orders = 100;

/**
 * From how many refused parcels in a hundred a seller abroad does better to pay the import duty: arithmetic of the
 * seller's own figures. A refused parcel costs freight both ways, the fees and what was advanced; goods come back whole. Duty on parcels that come back is not counted: above the value up
 * to which they are free of it, a line says so.
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
  rates: ['phParcelLimit'],
  answers: ['seller', 'buyer', 'equal', 'always', 'never', 'bothLose', 'loss', 'tooMany'],
  lines: [
    'acceptedBuyer',
    'acceptedSeller',
    'refusalBuyer',
    'refusalSeller',
    'buyer',
    'seller',
    'difference',
    'from',
    'returned',
  ],
  words: ['notCounted'],
  compute: (entries, { phParcelLimit }) => {
    const { goods, freight, fees, lost, refusedSeller, refusedBuyer } = entries;
    if (entries.priceWithout <= goods) return { answer: 'loss', values: {}, lines: [] };
    if (lost + refusedSeller > orders) return { answer: 'tooMany', values: {}, lines: [] };
    const advanced = entries.duty + entries.advance;
    const acceptedBuyer = centavos(entries.priceWithout - goods - freight - fees);
    const acceptedSeller = centavos(entries.priceWith - goods - freight - fees - advanced);
    const refusalBuyer = centavos(2 * freight + fees);
    const refusalSeller = centavos(refusalBuyer + advanced);
    const sent = orders - lost;
    const seller = centavos(
      (sent - refusedSeller) * acceptedSeller - refusedSeller * refusalSeller,
    );
    const buyerWith = (count: number) =>
      centavos((orders - count) * acceptedBuyer - count * refusalBuyer);
    const buyer = buyerWith(refusedBuyer);
    const difference = centavos(seller - buyer);
    const from = Array.from({ length: orders + 1 }, (_, index) => index).find(
      (index) => buyerWith(index) < seller,
    );
    const answer =
      buyer < 0 && seller < 0
        ? 'bothLose'
        : difference === 0
          ? 'equal'
          : from === undefined
            ? 'never'
            : from === 0
              ? 'always'
              : difference > 0
                ? 'seller'
                : 'buyer';
    const refused = count(refusedBuyer);
    const compared = { refused, difference: money(Math.abs(difference)) };
    const withBreakEven = from === undefined ? compared : { ...compared, from: count(from) };
    const values = {
      seller: withBreakEven,
      buyer: withBreakEven,
      always: compared,
      never: compared,
      equal: { refused },
      bothLose: { refused, buyer: money(-buyer), seller: money(-seller) },
    };
    return {
      answer,
      values: values[answer],
      lines: [
        { key: 'acceptedBuyer', value: money(acceptedBuyer) },
        { key: 'acceptedSeller', value: money(acceptedSeller) },
        { key: 'refusalBuyer', value: money(-refusalBuyer) },
        { key: 'refusalSeller', value: money(-refusalSeller) },
        { key: 'buyer', value: money(buyer) },
        { key: 'seller', value: money(seller) },
        { key: 'difference', value: money(difference), isTotal: true },
        ...(from === undefined ? [] : [{ key: 'from', value: count(from) } as const]),
        ...(Math.max(entries.priceWithout, entries.priceWith) > phParcelLimit
          ? [{ key: 'returned', value: word('notCounted') } as const]
          : []),
      ],
      bars: ['buyer', 'seller'],
    };
  },
});
