import { daysAfter, weekdayOf } from './calendar-days';
import { manilaTimestamp } from './manila-time';

/** What the page says of the business hours. Times and days are those of Manila. */
export type OfficeClockData = {
  hours: { first: number; last: number; from: string; to: string }[];
  /** Days such as `2026-12-25`. */
  holidays: readonly string[];
  lang: string;
  hourCycle: 'h12' | 'h23';
  /** Between two sentences. */
  separator: string;
  /** Sentences with the placeholders `{day}`, `{time}`, `{from}` and `{to}`. */
  texts: Record<'now' | 'open' | 'closed' | 'holiday' | 'local', string>;
};

const minute = 60_000;
const dayLength = 24 * 60 * minute;

/** Philippine time is UTC+8 all year. */
const manilaOffset = 8 * 60 * minute;

/** How many days ahead the next opening is looked for: longer than any row of holidays. */
const daysAhead = 14;

/**
 * The time in Manila, whether the office is open, and its hours by the visitor’s clock where that differs.
 * @param now milliseconds since 1970, as `Date.now()` has them
 */
export function sentencesAt(now: number, data: OfficeClockData): string[] {
  const { hours, holidays, lang, hourCycle, texts } = data;
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle } as const;
  const write = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, options).format(date);
  const fill = (text: string, at: Date) => {
    const timeZone = 'Asia/Manila';
    return text
      .replace('{day}', write(at, { weekday: 'long', timeZone }))
      .replace('{time}', write(at, { ...clock, timeZone }));
  };
  const instantOf = (day: string, wall: string) => new Date(manilaTimestamp(day, wall));
  const hoursOn = (day: string) => {
    const weekday = weekdayOf(day);
    if (holidays.includes(day)) return undefined;
    return hours.find(({ first, last }) => first <= weekday && weekday <= last);
  };
  const [today = '', time = ''] = new Date(now + manilaOffset).toISOString().split(/[TZ]/);
  const wall = time.slice(0, 5);
  const open = hoursOn(today);
  const sentences = [fill(texts.now, new Date(now))];
  if (holidays.includes(today)) sentences.push(texts.holiday);
  if (open && open.from <= wall && wall < open.to) {
    sentences.push(fill(texts.open, instantOf(today, open.to)));
  } else {
    for (let days = 0; days < daysAhead; days += 1) {
      const day = daysAfter(today, days);
      const next = hoursOn(day);
      if (next === undefined || (days === 0 && next.from <= wall)) continue;
      sentences.push(fill(texts.closed, instantOf(day, next.from)));
      break;
    }
  }
  const [usual] = hours;
  if (usual && new Date(now).getTimezoneOffset() * minute !== -manilaOffset) {
    const local = (at: string) => write(instantOf(today, at), clock);
    sentences.push(
      texts.local.replace('{from}', local(usual.from)).replace('{to}', local(usual.to)),
    );
  }
  return sentences;
}

/** The share of the day in Manila that has passed: from 0 to 1. */
export function shareOfManilaDay(now: number): number {
  return ((now + manilaOffset) % dayLength) / dayLength;
}
