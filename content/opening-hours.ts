/** When the office is open, Philippine time. Days as in ISO 8601: 1 is Monday, 7 is Sunday. */
type OpeningHours = {
  days: { first: number; last: number };
  /** Wall-clock times such as `09:00`; null where the office is closed. */
  open: { from: string; to: string } | null;
};

export const openingHours = [
  { days: { first: 1, last: 5 }, open: { from: '09:00', to: '18:00' } },
  { days: { first: 6, last: 6 }, open: { from: '09:00', to: '14:00' } },
  { days: { first: 7, last: 7 }, open: null },
] as const satisfies OpeningHours[];
