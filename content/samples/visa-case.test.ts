/** @jest-environment node */
import { keysOf } from '@/lib/objects/entries-of';
import { caseDays, caseDocuments, caseSteps, checklistNotes, type DayMark } from './visa-case';

test('the application falls between the days that publication and contract set', () => {
  // Not earlier than 15 calendar days after the publication of 1 September, and within 15 of the contract
  // of 10 September.
  expect(caseSteps.publication.from).toBe('2026-09-01');
  expect(caseSteps.contract.from).toBe('2026-09-10');
  expect(caseSteps.window).toEqual({ from: '2026-09-16', to: '2026-09-25' });
  const { from = '', to = '' } = caseSteps.window;
  const planned = caseSteps.payment.from ?? '';
  expect(planned >= from && planned <= to).toBe(true);
});

test('the notes are in the order of the documents', () => {
  const noted = keysOf(caseDocuments).filter((document) => document in checklistNotes);
  expect(noted).toEqual(keysOf(checklistNotes));
  expect(Object.values(checklistNotes)).toEqual([1, 2, 3]);
});

test('the calendar has every day of the month, marked by its step', () => {
  const days = caseDays();
  expect(days).toHaveLength(30);
  const marked = (mark: DayMark) =>
    days.filter((own) => own.mark === mark).map(({ day }) => Number(day.slice(-2)));
  expect(marked('done')).toEqual([1, 10]);
  expect(marked('planned')).toEqual([17]);
  expect(marked('possible')).toEqual([16, 18, 19, 20, 21, 22, 23, 24, 25]);
});
