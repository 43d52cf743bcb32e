import { daysAfter } from '@/lib/dates/calendar-days';
import { day, defineCalculator } from './calculator';

/**
 * The last days of a protest against a final tax assessment (Tax Code s. 228, Revenue Regulations 12-99): new papers
 * belong to a reinvestigation only, and move the time in which the BIR decides. No day moves for a weekend or holiday.
 */
export const assessmentDates = defineCalculator({
  fields: {
    received: { kind: 'day', min: '2024-01-01', max: '2030-12-31', example: '2027-02-01' },
    request: {
      kind: 'choice',
      options: ['reconsideration', 'reinvestigation'],
      example: 'reinvestigation',
    },
    filed: { kind: 'day', min: '2024-01-01', max: '2031-12-31', example: '2027-02-26' },
    papers: { kind: 'day', min: '2024-01-01', max: '2031-12-31', example: '2027-04-20' },
  },
  rates: ['protestTime', 'protestPapersTime', 'protestDecisionTime', 'appealTime'],
  answers: ['reconsideration', 'reinvestigation', 'late', 'papersLate'],
  lines: ['protest', 'filed', 'papersBy', 'decision', 'appeal'],
  compute: ({ received, request, filed, papers }, rates) => {
    const protest = daysAfter(received, rates.protestTime);
    if (filed < received || filed > protest) {
      return {
        answer: 'late',
        values: { protest: day(protest) },
        lines: [{ key: 'protest', value: day(protest), isTotal: true }],
      };
    }
    const isReinvestigation = request === 'reinvestigation';
    const papersBy = daysAfter(filed, rates.protestPapersTime);
    const from = isReinvestigation ? papers : filed;
    const decision = daysAfter(from, rates.protestDecisionTime);
    const appeal = daysAfter(decision, rates.appealTime);
    const isLate = isReinvestigation && (papers > papersBy || papers < filed);
    return {
      answer: isLate ? 'papersLate' : request,
      values: isLate
        ? { papersBy: day(papersBy) }
        : { decision: day(decision), appeal: day(appeal) },
      lines: [
        { key: 'protest', value: day(protest) },
        { key: 'filed', value: day(filed) },
        ...(isReinvestigation ? [{ key: 'papersBy', value: day(papersBy) } as const] : []),
        ...(isLate
          ? []
          : ([
              { key: 'decision', value: day(decision) },
              { key: 'appeal', value: day(appeal), isTotal: true },
            ] as const)),
      ],
    };
  },
});
