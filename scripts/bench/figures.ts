import type { PageResult } from './measured';
import { pageMedians } from './page-medians';
import { total } from './weights';

export type Unit = 'KB' | 'ms' | '%' | '';

/** A figure of a page, for tables and for comparing commits. */
export type PageFigure = {
  name: string;
  unit: Unit;
  /** Undefined where it was not measured. */
  of: (page: PageResult) => number | undefined;
  /** Which way is worse. */
  worse: 'more' | 'less';
  /** How much it may differ between runs of one build: a share of it, and at least so much. */
  noise: { share: number; least: number };
};

/** Thousands of bytes. */
export function kilobytes(bytes: number | undefined): number | undefined {
  return bytes === undefined ? undefined : bytes / 1000;
}

/** A score from 0 to 1 as Lighthouse shows it. */
export function percent(score: number | null | undefined): number | undefined {
  return score === undefined || score === null ? undefined : Math.round(score * 100);
}

const exact = { share: 0.01, least: 0.1 };
const timed = { share: 0.1, least: 50 };
const points = { share: 0, least: 1.5 };

function weightFigure(name: string, of: (page: PageResult) => number | undefined): PageFigure {
  return { name, unit: 'KB', worse: 'more', noise: exact, of: (page) => kilobytes(of(page)) };
}

/** Every figure of a page, in the order of the tables. */
export const pageFigures: readonly PageFigure[] = [
  weightFigure('HTML, brotli', ({ copies }) => copies?.brotli),
  weightFigure('HTML without its style, brotli', ({ copies }) => copies?.restBrotli),
  weightFigure('HTML, gzip', ({ copies }) => copies?.gzip),
  weightFigure('CSS in line, gzip', ({ copies }) => copies?.styleGzip),
  weightFigure('CSS files', ({ visit }) => visit?.weights.css.body),
  weightFigure('JavaScript', ({ visit }) => visit?.weights.js.body),
  weightFigure('Fonts', ({ visit }) => visit?.weights.font.body),
  weightFigure('Pictures', ({ visit }) => visit?.weights.image.body),
  weightFigure('Everything', ({ visit }) => visit && total(visit.weights).bytes),
  weightFigure('Everything, gzip', ({ visit }) => visit?.gzipBytes),
  {
    name: 'Requests',
    unit: '',
    worse: 'more',
    noise: { share: 0, least: 0 },
    of: ({ visit }) => visit && total(visit.weights).requests,
  },
  ...(['simulate', 'devtools'] as const).flatMap((method): PageFigure[] => {
    const way = method === 'simulate' ? 'simulated' : 'applied';
    return [
      {
        name: `Performance, ${way}`,
        unit: '%',
        worse: 'less',
        noise: points,
        of: (page) => percent(pageMedians(page, method).performance),
      },
      ...(['fcp', 'lcp', 'tbt'] as const).map(
        (key): PageFigure => ({
          name: `${key.toUpperCase()}, ${way}`,
          unit: 'ms',
          worse: 'more',
          noise: timed,
          of: (page) => pageMedians(page, method)[key],
        }),
      ),
      {
        name: `CLS, ${way}`,
        unit: '',
        worse: 'more',
        noise: { share: 0, least: 0.005 },
        of: (page) => pageMedians(page, method).cls,
      },
    ];
  }),
];
