import { keysOf } from '@/lib/objects/entries-of';
import { type Cluster, clusters } from './clusters';

/** Folder of the pictures below `public/`, and so their URLs: the owner's specification names them. */
export const imageFolder = '/src/assets';

type Size = { width: number; height: number };

const hero: Size = { width: 1440, height: 656 };
const landscape: Size = { width: 720, height: 480 };
const vignette: Size = { width: 480, height: 320 };
const cloth: Size = { width: 640, height: 400 };

/**
 * The pictures of `content/drawings/` but covers and logos, by file name; what each shows is described in
 * `messages/<locale>/pages.json`.
 */
const drawn = {
  'hero-taguig': hero,
  'hero-desk': hero,
  'hero-islands': hero,
  'remote-banner': landscape,
  visa: landscape,
  about: { width: 600, height: 720 },
  'why-choose-us': { width: 240, height: 960 },
  'service-accounting': vignette,
  'service-bookkeeping': vignette,
  'service-payroll': vignette,
  'service-tax': vignette,
  'service-business': vignette,
  'service-visa': vignette,
  'service-hr-admin': vignette,
  'service-consulting': vignette,
  'service-remote-business': vignette,
  'industry-retail': vignette,
  'industry-technology': vignette,
  'industry-real-estate': vignette,
  'industry-hospitality': vignette,
  'industry-food': vignette,
  'industry-construction': vignette,
  'industry-outsourcing': vignette,
  'industry-professional': vignette,
} as const satisfies Record<string, Size>;

/** Name of a picture that is drawn by hand. */
export type DrawnImage = keyof typeof drawn;

/** Blog posts that have a cloth of their own. */
const blogCloths = [
  'asean-business-regulations',
  'cross-border-ecommerce',
  'cybersecurity-best-practices',
  'digital-transformation-strategies',
  'international-expansion',
  'maximizing-roi',
  'quarterly-financial-reviews',
  'remote-team-performance',
  'resilient-financial-systems',
] as const;

/** Folder of the covers of documents below `public/`, and so their URL. */
export const coverFolder = '/covers';

/** The cover of a document, drawn in `content/drawings/`: `cover-article-<slug>`, `cover-blog-<slug>`. */
export type CoverName = `cover-${'article' | 'blog'}-${string}`;

/** A picture of the site: drawn in `content/drawings/`, or a cloth that `lib/pictures/weave.ts` makes from its name. */
export type ImageName =
  | CoverName
  | DrawnImage
  | `blog-${(typeof blogCloths)[number]}`
  | `cluster-${Cluster}`;

/** The names of the woven cloths: one for each post of `blogCloths`, one for each cluster of documents. */
export const wovenImages: ImageName[] = [
  ...blogCloths.map((slug) => `blog-${slug}` as const),
  ...clusters.map((cluster) => `cluster-${cluster}` as const),
];

function isDrawn(name: string): name is DrawnImage {
  return Object.hasOwn(drawn, name);
}

/** URL and size of a picture. */
export function image(name: ImageName): Size & { src: string } {
  if (name.startsWith('cover-'))
    return { src: `${coverFolder}/${name.slice('cover-'.length)}.svg`, ...cloth };
  return { src: `${imageFolder}/${name}.svg`, ...(isDrawn(name) ? drawn[name] : cloth) };
}

/** All pictures but the covers of documents, in the order of this file. */
export const imageNames: ImageName[] = [...keysOf(drawn), ...wovenImages];

/**
 * Groups of pictures by what their names begin with; all others are scenes. In the order of the page for
 * staff: pages.downloadAssets.images.groups
 */
export const imageGroups = {
  scenes: undefined,
  services: 'service-',
  industries: 'industry-',
  blogs: 'blog-',
  topics: 'cluster-',
} as const satisfies Record<string, string | undefined>;

/** A key of `imageGroups`. */
export type ImageGroup = keyof typeof imageGroups;

/** The pictures of a group, in the order of `imageNames`. */
export function imagesIn(group: ImageGroup): ImageName[] {
  return imageNames.filter((name) => groupOf(name) === group);
}

function groupOf(name: ImageName): ImageGroup {
  const found = keysOf(imageGroups).find((group) => {
    const beginning = imageGroups[group];
    return beginning !== undefined && name.startsWith(beginning);
  });
  return found ?? 'scenes';
}

/** Folder of the logos below `public/`, and so their URL, as for `imageFolder`. */
export const logoFolder = '/lovable-uploads';

/** The logo files: the mark alone, with the name, and with the name for dark grounds. */
export const logoKinds = {
  mark: 'mark.svg',
  horizontal: 'horizontal.svg',
  reversed: 'reversed.svg',
} as const;

/** The names of the logo files. */
export const logoFiles = Object.values(logoKinds);

const withName: Size = { width: 156, height: 32 };

/** The size of each logo, in pixels. */
export const logoSizes: Readonly<Record<(typeof logoFiles)[number], Size>> = {
  'mark.svg': { width: 32, height: 32 },
  'horizontal.svg': withName,
  'reversed.svg': withName,
};

/** URL of a logo file. */
export function logo(file: (typeof logoFiles)[number]): string {
  return `${logoFolder}/${file}`;
}
