import { type OfficeClockData, sentencesAt, shareOfManilaDay } from './office-clock';

const data: OfficeClockData = {
  hours: [
    { first: 1, last: 5, from: '09:00', to: '18:00' },
    { first: 6, last: 6, from: '09:00', to: '14:00' },
  ],
  holidays: ['2026-12-25', '2026-12-30', '2026-12-31', '2027-01-01'],
  lang: 'en',
  hourCycle: 'h23',
  separator: ' ',
  texts: {
    now: 'now {day} {time}',
    open: 'open until {time}',
    closed: 'opens {day} {time}',
    holiday: 'holiday',
    local: 'here {from} to {to}',
  },
};

/** The sentences without the one on the visitor’s clock, which depends on the machine. */
function sentences(manila: string): string[] {
  return sentencesAt(Date.parse(`${manila}+08:00`), data).filter(
    (text) => !text.startsWith('here'),
  );
}

test.each([
  ['2026-11-26T14:05', ['now Thursday 14:05', 'open until 18:00']],
  ['2026-11-26T08:59', ['now Thursday 08:59', 'opens Thursday 09:00']],
  ['2026-11-26T18:00', ['now Thursday 18:00', 'opens Friday 09:00']],
  ['2026-11-28T13:59', ['now Saturday 13:59', 'open until 14:00']],
  ['2026-11-28T20:00', ['now Saturday 20:00', 'opens Monday 09:00']],
  ['2026-12-25T10:00', ['now Friday 10:00', 'holiday', 'opens Saturday 09:00']],
  ['2026-12-30T10:00', ['now Wednesday 10:00', 'holiday', 'opens Saturday 09:00']],
])('at %s in Manila the page says %j', (manila, expected) => {
  expect(sentences(manila)).toEqual(expected);
});

test('midnight, noon and the last minute in Manila are 0, a half and nearly 1 of its day', () => {
  const shares = ['00:00', '12:00', '23:59'].map((time) =>
    shareOfManilaDay(Date.parse(`2026-11-26T${time}+08:00`)),
  );
  expect(shares).toEqual([0, 0.5, 1439 / 1440]);
});
