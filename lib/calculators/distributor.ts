import { centavos, count, defineCalculator, money } from './calculator';

/** Units of a year that a visitor can enter. */
const mostUnits = 100_000_000;

/**
 * From how many units a year an entity of one's own abroad leaves more than a distributor: what it earns on each unit,
 * against a year of upkeep. Arithmetic of the visitor's own figures.
 */
export const distributor = defineCalculator({
  fields: {
    margin: { kind: 'money', max: 10_000_000, example: 350 },
    costs: { kind: 'money', max: 10_000_000, example: 180 },
    upkeep: { kind: 'money', max: 1_000_000_000, example: 1_020_000 },
    staff: { kind: 'money', max: 1_000_000_000, example: 0 },
    units: { kind: 'count', min: 0, max: mostUnits, example: 2_400 },
  },
  rates: [],
  answers: ['above', 'even', 'below', 'never', 'noUnits', 'outOfReach'],
  lines: ['margin', 'costs', 'gain', 'units', 'earned', 'year', 'result', 'from'],
  compute: ({ margin, costs, upkeep, staff, units }) => {
    const gain = centavos(margin - costs);
    const year = centavos(upkeep + staff);
    const earned = centavos(gain * units);
    const result = centavos(earned - year);
    // In centavos, so that a whole number of units is one.
    const from = gain > 0 ? Math.ceil(Math.round(year * 100) / Math.round(gain * 100)) : undefined;
    const answer =
      from === undefined
        ? 'never'
        : from > mostUnits
          ? 'outOfReach'
          : units === 0
            ? 'noUnits'
            : result > 0
              ? 'above'
              : result < 0
                ? 'below'
                : 'even';
    const breakEven = from === undefined ? {} : { from: count(from) };
    const compared = { ...breakEven, units: count(units), difference: money(Math.abs(result)) };
    const values = {
      never: {},
      outOfReach: { units: count(mostUnits) },
      noUnits: { ...breakEven, year: money(year) },
      above: compared,
      below: compared,
      even: breakEven,
    };
    return {
      answer,
      values: values[answer],
      lines: [
        { key: 'margin', value: money(margin) },
        { key: 'costs', value: money(-costs) },
        { key: 'gain', value: money(gain), isTotal: true },
        { key: 'units', value: count(units) },
        { key: 'earned', value: money(earned) },
        { key: 'year', value: money(-year) },
        { key: 'result', value: money(result), isTotal: true },
        ...(from === undefined ? [] : [{ key: 'from', value: count(from) } as const]),
      ],
    };
  },
});
