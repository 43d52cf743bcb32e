import type { ImageName } from '@/content/images';
import type { DocumentEntry } from './entries';

/** The cloth of a document: a blog post has its own, an article that of its first cluster. */
export function documentCover({ heroImage, clusters }: DocumentEntry): ImageName {
  return heroImage ?? `cluster-${clusters[0]}`;
}
