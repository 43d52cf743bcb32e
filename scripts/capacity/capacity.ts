import type { PageWeight } from './visit-weight';

/** What is assumed of the visits of a day. */
export type Visits = {
  /** Visits a day. */
  visits: number;
  /** Pages of a visit. */
  pages: number;
  /** Share of visits that begin with an empty cache, from 0 to 1. */
  fresh: number;
  /** Bytes of the headers of an answer. */
  headers: number;
  /** How many times the mean of the day the busiest second has. */
  peak: number;
};

/** What they come to. */
export type Capacity = {
  requestsPerDay: number;
  bytesPerDay: number;
  peakRequestsPerSecond: number;
  /** In 10^6 bits a second. */
  peakMegabits: number;
};

const secondsPerDay = 86_400;

/**
 * What a number of visits a day asks of whoever serves them. The files of the first page of a fresh visit are
 * fetched, those of its other pages count as the same: style, fonts and scripts are.
 */
export function capacity(weight: PageWeight, assumed: Visits): Capacity {
  const { visits, pages, fresh, headers, peak } = assumed;
  const requestsPerDay = visits * (pages + fresh * weight.count);
  const bytesPerDay =
    visits * (pages * weight.html + fresh * weight.files) + requestsPerDay * headers;
  return {
    requestsPerDay,
    bytesPerDay,
    peakRequestsPerSecond: (peak * requestsPerDay) / secondsPerDay,
    peakMegabits: (peak * bytesPerDay * 8) / secondsPerDay / 1e6,
  };
}
