import { type PageFigure, pageFigures, type Unit } from './figures';
import type { Measured } from './measured';
import { median } from './median';

/** A figure over the commits; undefined where a commit has none. */
type Course = { subject: string; values: (number | undefined)[] };

/** All courses of one figure. */
export type FigureHistory = { name: string; unit: Unit; courses: Course[] };

/** A figure that got worse with the last commit that has it, by more than runs differ. */
export type Regression = {
  figure: string;
  unit: Unit;
  subject: string;
  before: number;
  now: number;
};

type Subject = {
  figure: Omit<PageFigure, 'of'>;
  subject: string;
  value: (of: Measured) => number | undefined;
};

function unique(list: readonly string[]): string[] {
  return [...new Set(list)];
}

function pageSubjects(history: readonly Measured[]): Subject[] {
  const urls = unique(history.flatMap(({ pages }) => pages.map(({ url }) => url)));
  return pageFigures.flatMap((figure) =>
    urls.map((url) => ({
      figure,
      subject: url,
      value: ({ pages }) => {
        const page = pages.find((one) => one.url === url);
        return page && figure.of(page);
      },
    })),
  );
}

const timed: Omit<PageFigure, 'of' | 'name'> = {
  unit: 'ms',
  worse: 'more',
  noise: { share: 0.2, least: 32 },
};

function clickSubjects(history: readonly Measured[]): Subject[] {
  const title = ({ from, to, hover }: Measured['clicks'][number]) => `${from} → ${to}, ${hover} ms`;
  const subjects = (slowdown: number) => {
    const clicks = (of: Measured) => of.clicks.filter((click) => click.slowdown === slowdown);
    return unique(history.flatMap((of) => clicks(of).map(title))).map(
      (subject): Subject => ({
        figure: { ...timed, name: `Click to heading, processor 1/${slowdown}` },
        subject,
        value: (of) => clicks(of).find((click) => title(click) === subject)?.time,
      }),
    );
  };
  const slowdowns = new Set(
    history.flatMap(({ clicks }) => clicks.map(({ slowdown }) => slowdown)),
  );
  return [...slowdowns].flatMap(subjects);
}

function pressSubjects(history: readonly Measured[]): Subject[] {
  const title = ({ name, when }: Measured['presses'][number]) => `${name}, ${when}`;
  const subjects = unique(history.flatMap(({ presses }) => presses.map(title)));
  return (['nextPaint', 'effect'] as const).flatMap((key) =>
    subjects.map((subject) => ({
      figure: { ...timed, name: key === 'effect' ? 'Press to effect' : 'Press to next paint' },
      subject,
      value: ({ presses }) => presses.find((press) => title(press) === subject)?.[key],
    })),
  );
}

/** The speed of the machine, by Lighthouse's index; undefined where Lighthouse has not run. */
export function machineIndex({ pages }: Measured): number | undefined {
  const indexes = pages.flatMap(({ rounds }) =>
    [...rounds.simulate, ...rounds.devtools].map(({ page }) => page.index),
  );
  return indexes.length === 0 ? undefined : median(indexes);
}

function subjectsOf(history: readonly Measured[]): Subject[] {
  return [...pageSubjects(history), ...clickSubjects(history), ...pressSubjects(history)];
}

/** Every figure over the commits, those left out that no commit has. @param history the oldest first */
export function figureHistories(history: readonly Measured[]): FigureHistory[] {
  const figures = new Map<string, FigureHistory>();
  for (const { figure, subject, value } of subjectsOf(history)) {
    const values = history.map(value);
    if (values.every((one) => one === undefined)) continue;
    const { name, unit } = figure;
    const known = figures.get(name) ?? { name, unit, courses: [] };
    known.courses.push({ subject, values });
    figures.set(name, known);
  }
  return [...figures.values()];
}

/** What the last commit made worse. @param history the oldest first */
export function regressions(history: readonly Measured[]): Regression[] {
  return subjectsOf(history).flatMap(({ figure, subject, value }) => {
    const values = history.map(value);
    const now = values.at(-1);
    const before = values.slice(0, -1).findLast((one) => one !== undefined);
    if (now === undefined || before === undefined) return [];
    const room = Math.max(figure.noise.least, Math.abs(before) * figure.noise.share);
    const worse = figure.worse === 'more' ? now - before : before - now;
    return worse > room ? [{ figure: figure.name, unit: figure.unit, subject, before, now }] : [];
  });
}
