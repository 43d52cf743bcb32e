import { checkedOn } from './facts/types';

/**
 * The holidays of a year on which offices are closed, as the President proclaims them; a special working day is none.
 * The two Eid days are proclaimed shortly before them, and are added then. A day that moves beyond the year rests on
 * weekends alone: the holidays after it are not proclaimed yet.
 */
export const holidays = {
  law: 'proclamation1427',
  ...checkedOn('2026-11-23').copies,
  /** Of the end of the year before (Proclamation 1006): from the last ones a day can move into the year. */
  lastDaysBefore: [
    '2026-11-30',
    '2026-12-08',
    '2026-12-24',
    '2026-12-25',
    '2026-12-30',
    '2026-12-31',
  ],
  regular: [
    '2027-01-01',
    '2027-03-25',
    '2027-03-26',
    '2027-04-09',
    '2027-05-01',
    '2027-06-12',
    '2027-08-30',
    '2027-11-30',
    '2027-12-25',
    '2027-12-30',
  ],
  special: [
    '2027-02-06',
    '2027-03-27',
    '2027-08-21',
    '2027-11-01',
    '2027-11-02',
    '2027-12-08',
    '2027-12-24',
    '2027-12-31',
  ],
} as const;
