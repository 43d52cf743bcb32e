import type { Measured, Method } from './measured';
import { methods } from './measured';
import { median } from './median';

/** What is left to do. */
export type Plan = {
  /** Runs of Lighthouse, those of peers included. */
  runs: Record<Method, number>;
  /** First visits, those of peers included. */
  visits: number;
  clicks: number;
  presses: number;
  returns: number;
};

/** What each takes on two cores that nobody else uses, in seconds. */
const typical = { simulate: 7, devtools: 17, visit: 6, click: 4, press: 5, return: 2 };

/** How long a run of Lighthouse has taken so far; undefined where there was none. */
function known({ pages }: Measured, method: Method): number | undefined {
  const seconds = pages.flatMap(({ rounds }) =>
    rounds[method].flatMap(({ page, peers }) =>
      [page, ...Object.values(peers)].map((run) => run.seconds),
    ),
  );
  // Starting and ending the browser comes on top.
  return seconds.length === 0 ? undefined : median(seconds) + 0.5;
}

/** How long a plan takes, in seconds: by what was measured before, else by what is typical. */
export function secondsOf(plan: Plan, before: Measured): number {
  return (
    methods.reduce(
      (sum, method) => sum + plan.runs[method] * (known(before, method) ?? typical[method]),
      0,
    ) +
    plan.visits * typical.visit +
    plan.clicks * typical.click +
    plan.presses * typical.press +
    plan.returns * typical.return
  );
}

/** A time in words: `2 h 5 min`, `12 min`, `less than a minute`. */
export function inWords(seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (minutes < 1) return 'less than a minute';
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min` : `${hours} h ${minutes % 60} min`;
}
