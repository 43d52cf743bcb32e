/** @jest-environment node */

import { daysAfter } from '@/lib/dates/calendar-days';
import { outcomeOf } from '@/test/calculator-outcome';

const received = '2027-02-01';

test.each([
  // Filed; last day of the decision and of the appeal. Tax Code s. 228: 30, 180 and 30 days.
  ['by hand', received, '2027-02-26', '2027-03-03', '2027-08-25', '2027-09-24'],
  ['on the last day', received, '2027-03-03', '2027-03-03', '2027-08-30', '2027-09-29'],
  ['on the day of receipt', received, received, '2027-03-03', '2027-07-31', '2027-08-30'],
  [
    'over a year with a leap day',
    '2027-12-15',
    '2028-01-14',
    '2028-01-14',
    '2028-07-12',
    '2028-08-11',
  ],
  ['to a Sunday', '2027-02-05', '2027-03-05', '2027-03-07', '2027-09-01', '2027-10-01'],
])(
  'reconsideration, %s: received on %s, filed on %s',
  (_, day, filed, protest, decision, appeal) => {
    // Papers are of no matter.
    const entries = { received: day, request: 'reconsideration', filed, papers: '2024-01-01' };
    expect(outcomeOf('assessmentDates', entries)).toMatchObject({
      answer: 'reconsideration',
      values: { decision, appeal },
      lines: { protest, filed, decision, appeal },
    });
  },
);

test.each([
  // Filed, last papers; last day for papers, of the decision and of the appeal. Tax Code s. 228: 60, 180, 30 days.
  ['the example', '2027-02-26', '2027-04-20', '2027-04-27', '2027-10-17', '2027-11-16'],
  ['on the last day', '2027-02-26', '2027-04-27', '2027-04-27', '2027-10-24', '2027-11-23'],
  ['with the protest', '2027-02-26', '2027-02-26', '2027-04-27', '2027-08-25', '2027-09-24'],
])('reinvestigation, papers %s', (_, filed, papers, papersBy, decision, appeal) => {
  const entries = { received, request: 'reinvestigation', filed, papers };
  expect(outcomeOf('assessmentDates', entries)).toMatchObject({
    answer: 'reinvestigation',
    values: { decision, appeal },
    lines: { protest: '2027-03-03', filed, papersBy, decision, appeal },
  });
});

test('a case of the Court of Tax Appeals: 180 days from February 1, 2016, the last day for papers', () => {
  const dates = { received: '2015-11-20', filed: '2015-12-03', papers: '2016-02-01' };
  expect(outcomeOf('assessmentDates', dates).lines).toMatchObject({
    papersBy: '2016-02-01',
    decision: '2016-07-30',
  });
});

test.each(['2027-04-28', '2027-02-25'])('papers of %s are too late, or too early', (papers) => {
  expect(outcomeOf('assessmentDates', { received, filed: '2027-02-26', papers })).toMatchObject({
    answer: 'papersLate',
    values: { papersBy: '2027-04-27' },
    lines: { protest: '2027-03-03', filed: '2027-02-26', papersBy: '2027-04-27' },
  });
});

test.each(['2027-03-04', '2027-01-31'])('a protest of %s is too late, or too early', (filed) => {
  expect(outcomeOf('assessmentDates', { received, filed })).toEqual(
    expect.objectContaining({
      answer: 'late',
      values: { protest: '2027-03-03' },
      lines: { protest: '2027-03-03' },
    }),
  );
});

test('the days are in order, and later papers move the last ones', () => {
  for (let count = 0; count <= 30; count++) {
    for (const request of ['reconsideration', 'reinvestigation']) {
      const day = daysAfter('2027-11-20', 7 * count);
      const filed = daysAfter(day, count);
      const papers = daysAfter(filed, 2 * count);
      const { lines, answer } = outcomeOf('assessmentDates', {
        received: day,
        request,
        filed,
        papers,
      });
      expect(answer).toBe(request);
      const { papersBy = filed, decision = '', appeal = '' } = lines;
      const days = [day, filed, request === 'reinvestigation' ? papers : filed, papersBy];
      expect([...days, decision, appeal].map(String)).toEqual(
        [...days, decision, appeal].toSorted(),
      );
      expect(appeal).toBe(daysAfter(filed, request === 'reinvestigation' ? 2 * count + 210 : 210));
    }
  }
});
