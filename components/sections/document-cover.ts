import type { Document } from '@/content/documents';
import { type ImageName, wovenImages } from '@/content/images';

/** The cloth of a document: a blog post has its own, an article that of its first cluster. */
export function documentCover({ kind, slug, clusters }: Document): ImageName {
  const name = kind === 'blogs' ? `blog-${slug}` : `cluster-${clusters[0]}`;
  const cover = wovenImages.find((image) => image === name);
  if (cover === undefined) throw new Error(`content/images.ts: there is no cloth "${name}"`);
  return cover;
}
