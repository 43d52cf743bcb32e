import type { ImageName } from '@/content/images';
import type { Document } from '@/documents/documents';

/** The cloth of a document: a blog post has its own, an article that of its first cluster. */
export function documentCover({ hero, clusters }: Document): ImageName {
  return hero?.heroImage ?? `cluster-${clusters[0]}`;
}
