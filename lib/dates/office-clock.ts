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
const day = 24 * 60 * minute;

/** Philippine time is UTC+8 all year. */
const manilaOffset = 8 * 60 * minute;

/** How many days ahead the next opening is looked for: longer than any row of holidays. */
const daysAhead = 14;

/** An instant whose UTC parts are those of a Manila wall clock. */
function inManila(now: number, days = 0) {
  const date = new Date(now + manilaOffset + days * day);
  return {
    day: date.toISOString().slice(0, 10),
    time: date.toISOString().slice(11, 16),
    weekday: date.getUTCDay() || 7,
  };
}

function instantOf(day: string, time: string): Date {
  return new Date(`${day}T${time}:00+08:00`);
}

/**
 * The time in Manila, whether the office is open, and its hours by the visitor’s clock where that differs.
 * @param now milliseconds since 1970, as `Date.now()` has them
 */
export function sentencesAt(now: number, data: OfficeClockData): string[] {
  const { hours, holidays, lang, hourCycle, texts } = data;
  const timeZone = 'Asia/Manila';
  const clock = { hour: 'numeric', minute: '2-digit', hourCycle } as const;
  const write = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(lang, options).format(date);
  const fill = (text: string, at: Date, options: Intl.DateTimeFormatOptions = { timeZone }) =>
    text
      .replace('{day}', write(at, { weekday: 'long', ...options }))
      .replace('{time}', write(at, { ...clock, ...options }));
  const hoursOn = ({ day, weekday }: ReturnType<typeof inManila>) =>
    holidays.includes(day)
      ? undefined
      : hours.find(({ first, last }) => first <= weekday && weekday <= last);
  const today = inManila(now);
  const open = hoursOn(today);
  const sentences = [fill(texts.now, new Date(now))];
  if (holidays.includes(today.day)) sentences.push(texts.holiday);
  if (open && open.from <= today.time && today.time < open.to) {
    sentences.push(fill(texts.open, instantOf(today.day, open.to)));
  } else {
    for (let days = 0; days < daysAhead; days += 1) {
      const day = inManila(now, days);
      const next = hoursOn(day);
      if (next === undefined || (days === 0 && next.from <= today.time)) continue;
      sentences.push(fill(texts.closed, instantOf(day.day, next.from)));
      break;
    }
  }
  const [usual] = hours;
  if (usual && new Date(now).getTimezoneOffset() * minute !== -manilaOffset) {
    const [from, to] = [usual.from, usual.to].map((time) =>
      write(instantOf(today.day, time), clock),
    );
    sentences.push(texts.local.replace('{from}', from ?? '').replace('{to}', to ?? ''));
  }
  return sentences;
}

/** The share of the day in Manila that has passed: from 0 to 1. */
export function shareOfManilaDay(now: number): number {
  return ((now + manilaOffset) % day) / day;
}
