/** What one commit's measurements are kept as, in `.cache/bench/<commit>.json`. */
import { z } from 'zod';
import { localeCodes } from '@/i18n/locales';

/** How Lighthouse slows the line and the processor: by arithmetic afterwards, or in fact. */
export const methods = ['simulate', 'devtools'] as const;

export type Method = (typeof methods)[number];

/** A score of Lighthouse from 0 to 100; null where it gives none. */
const score = z.number().nullable();

const figures = z.object({
  /** Lighthouse's index of the machine's speed during the run. */
  index: z.number(),
  performance: score,
  accessibility: score,
  practices: score,
  seo: score,
  agents: score,
  /** In milliseconds. */
  fcp: z.number(),
  lcp: z.number(),
  tbt: z.number(),
  cls: z.number(),
  /** Beginning of the HTML of the largest element. */
  largest: z.string(),
  /** How long the run took, in seconds. */
  seconds: z.number(),
});

/** What one run of Lighthouse says of a page. */
export type Figures = z.infer<typeof figures>;

const round = z.object({ page: figures, peers: z.record(z.string(), figures) });

/** One run of a page, and one of each peer from the same minutes (`turns.ts`). */
export type Round = z.infer<typeof round>;

const weight = z.object({
  /** As it was sent, with the headers of the answers, which HTTP/1.1 does not compress. */
  bytes: z.number(),
  /** As it was sent, without them. */
  body: z.number(),
  requests: z.number(),
});

const weights = z.object({
  html: weight,
  css: weight,
  js: weight,
  font: weight,
  image: weight,
  other: weight,
});

/** What came through the line by type. */
export type Weights = z.infer<typeof weights>;

export type WeightType = keyof Weights;

export const weightTypes = weights.keyof().options;

const visit = z.object({
  /** How the host compressed the page. */
  encoding: z.string(),
  weights,
  /** Everything with headers, where the browser takes no other compression than gzip, in bytes. */
  gzipBytes: z.number(),
  /** Bytes of scripts that were asked for before the load event. */
  jsBeforeLoad: z.number(),
  /** How many fonts were asked for before the first paint. */
  fontsBeforePaint: z.number(),
  /** Bytes of the pictures that are seen without scrolling. */
  picturesAboveFold: z.number(),
  /** Whether the page has tabs or answers that open. */
  disclosures: z.boolean(),
});

/** What a first visit with a phone's screen fetches. */
export type Visit = z.infer<typeof visit>;

const copies = z.object({
  raw: z.number(),
  brotli: z.number(),
  gzip: z.number(),
  /** The style within it, by gzip. */
  styleGzip: z.number(),
  /** What is left without it, by brotli. */
  restBrotli: z.number(),
});

/** Sizes of a page's HTML file, in bytes. */
export type Copies = z.infer<typeof copies>;

const pageResult = z.object({
  url: z.string(),
  path: z.string(),
  locale: z.enum(localeCodes),
  kind: z.enum(['home', 'document', 'tool', 'missing', 'page']),
  runtime: z.enum(['none', 'deferred']),
  indexable: z.boolean(),
  copies: copies.optional(),
  visit: visit.optional(),
  peerVisits: z.record(z.string(), visit),
  rounds: z.object({ simulate: z.array(round), devtools: z.array(round) }),
});

/** All that is known of a page. */
export type PageResult = z.infer<typeof pageResult>;

const click = z.object({
  from: z.string(),
  to: z.string(),
  /** How many times slower than this machine. */
  slowdown: z.number(),
  /** How long the link was pointed at before the click, in milliseconds. */
  hover: z.number(),
  /** From the click to the frame with the new heading, in milliseconds. */
  time: z.number(),
  /** How the page came. */
  by: z.string(),
  bytes: z.number(),
});

/** Medians of the clicks of one kind. */
export type ClickResult = z.infer<typeof click>;

const press = z.object({
  name: z.string(),
  path: z.string(),
  /** Right after the load event, or when all is quiet. */
  when: z.enum(['at once', 'settled']),
  /** From the press to the next frame, in milliseconds; 16 stands for all that is shorter. */
  nextPaint: z.number(),
  /** From the press to the frame that shows its effect, in milliseconds. */
  effect: z.number(),
  /** Longest task after the load event, in milliseconds; 0 where none took longer than 50. */
  longestTask: z.number(),
});

/** Medians of the presses of one kind. */
export type PressResult = z.infer<typeof press>;

const restored = z.object({
  path: z.string(),
  persisted: z.boolean(),
  /** Why the browser loaded the page anew. */
  reasons: z.array(z.string()),
});

/** Whether going back shows a page as it was left. */
export type RestoredResult = z.infer<typeof restored>;

export const measured = z.object({
  /** Names the file: the commit, and a digest of the sources where they differ from it. */
  label: z.string(),
  /** When the commit was made, in seconds since 1970. */
  committed: z.number(),
  /** Digest of what the build was made from. */
  build: z.string(),
  /** When the last figure was taken, e.g. `2026-11-22T16:00:00.000Z`. */
  taken: z.string(),
  machine: z.string(),
  browser: z.string(),
  /** Labels of the peers' pages, those of the last run first: the first one beside a page is its measure. */
  peers: z.array(z.string()),
  pages: z.array(pageResult),
  clicks: z.array(click),
  presses: z.array(press),
  restored: z.array(restored),
});

/** All that was measured with one build. */
export type Measured = z.infer<typeof measured>;
