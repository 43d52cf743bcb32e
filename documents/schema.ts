import { z } from 'zod';
import { categories } from '@/content/categories';
import { clusters } from '@/content/clusters';
import { wovenImages } from '@/content/images';
import { documentIds } from '@/content/pages';
import { serviceKeys } from '@/content/services';
import { text } from '@/lib/errors/read-json';
import { descriptionProblem } from '@/lib/search/search-limits';

/** Shapes of the two files of a document. A file that differs stops the build. */

const day = z.iso.date('must be a date such as 2025-01-31');

/** `meta.json` of a document: what no language changes. */
const documentMeta = z.strictObject({
  date: day,
  /** The day on which the English text was last changed; `npm run dates` keeps it true. */
  updated: day.optional(),
  readMinutes: z.int().min(5, 'must be 5 to 10').max(10, 'must be 5 to 10'),
  category: z.enum(categories),
  /** The first one gives an article its cover and names its related content. */
  clusters: z
    .tuple([z.enum(clusters)], z.enum(clusters))
    .refine((given) => given.length <= 2, 'must be one or two'),
  /** What to read next, at most three. */
  suggestions: z.array(z.enum(documentIds)).min(1).max(3),
  /** The services that do what the document is about. */
  services: z.array(z.enum(serviceKeys)).min(2).max(3),
  canonicalFamily: z.enum(['plain', 'insights']).default('plain'),
});

/** A description of a length that search pages show . */
const searchDescription = text.refine((value) => descriptionProblem(value) === undefined, {
  error: ({ input }) => descriptionProblem(String(input)) ?? '',
});

/** Front matter of a document's Markdown: what every language has. */
const frontMatter = z.strictObject({
  title: text,
  description: searchDescription,
  excerpt: text,
});

/** The two files of a document by kind: blog posts also have a hero image. */
export const documentSchemas = {
  articles: { meta: documentMeta, frontMatter },
  blogs: {
    meta: documentMeta.extend({ heroImage: z.enum(wovenImages) }),
    frontMatter: frontMatter.extend({ heroAlt: text }),
  },
} as const;
