import { centavos, defineCalculator, money } from './calculator';

/** Whether a business must register for VAT: by the sales of the past or of the next twelve months (s. 236(F)(1)). */
export const vatThreshold = defineCalculator({
  fields: {
    past: { kind: 'money', max: 1_000_000_000, example: 2_400_000 },
    expected: { kind: 'money', max: 1_000_000_000, example: 3_200_000 },
  },
  rates: ['vatThreshold'],
  answers: ['passed', 'expected', 'below'],
  lines: ['past', 'expected', 'threshold', 'room'],
  compute: ({ past, expected }, { vatThreshold: threshold }) => {
    const room = centavos(threshold - Math.max(past, expected));
    const isOver = past > threshold || expected > threshold;
    return {
      answer: past > threshold ? 'passed' : isOver ? 'expected' : 'below',
      values: {
        threshold: money(threshold),
        ...(isOver ? {} : { room: money(room) }),
      },
      lines: [
        { key: 'past', value: money(past) },
        { key: 'expected', value: money(expected) },
        { key: 'threshold', value: money(threshold) },
        { key: 'room', value: money(room), isTotal: true },
      ],
      bars: ['past', 'expected', 'threshold'],
    };
  },
});
