import type { StageName } from '@/build/stages';
import type { Output } from './output';

/** What the build of one size of the site has come to. */
export type Measurement = Output & {
  /** How many times the documents. */
  factor: number;
  /** Wall time of the build. */
  seconds: number;
  /** Processor time of all its processes, in seconds: says more where others use the machine, too. */
  work: number;
  /** Wall time and processor time of the stages that are reported apart. */
  apart: Record<Apart, { seconds: number; work: number }>;
  /** Most that all its processes held at one time, shared pages counted for each, in MB. */
  memory: number;
  /** Load of the machine in the minute before and the last minute of the build: times depend on it. */
  load: [before: number, after: number];
};

/** Stages that are no part of the time of a page: what they have made is kept for the next build. */
export type Apart = Extract<StageName, 'previews' | 'compression'>;

/** Time of a build without what is reported apart, in seconds. */
export function timeOfPages(measured: Measurement, time: 'seconds' | 'work'): number {
  const { previews, compression } = measured.apart;
  return measured[time] - previews[time] - compression[time];
}

/** What each page has taken, in ms. */
export function msPerPage(measured: Measurement, time: 'seconds' | 'work'): number {
  return (timeOfPages(measured, time) * 1000) / measured.pages;
}

/** What each page beyond those of a smaller site has taken, in ms. */
export function msPerFurtherPage(
  smaller: Measurement,
  larger: Measurement,
  time: 'seconds' | 'work',
): number {
  const more = timeOfPages(larger, time) - timeOfPages(smaller, time);
  return (more * 1000) / (larger.pages - smaller.pages);
}
