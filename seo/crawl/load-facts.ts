import type { FileFacts } from '@/seo/audit/audited-site';
import { type Answer, askServer } from './ask-server';
import type { Asking, NotLoaded } from './not-loaded';

/** What is known of a file, and the URL path that it has after all redirects. */
export type LoadedFacts = Answer<FileFacts> | NotLoaded;

/** Reads no more than the head of an answer: no bytes where it is compressed or does not say how many. */
async function statedFacts({ headers }: Response): Promise<FileFacts> {
  const bytes = headers.has('Content-Encoding') ? 0 : Number(headers.get('Content-Length'));
  return { bytes: Number.isSafeInteger(bytes) ? bytes : 0 };
}

/** Reads a picture. What cannot be decoded has no size, which is none that a page can name. */
async function pictureFacts(response: Response): Promise<FileFacts> {
  const content = await response.blob();
  const bytes = content.size;
  try {
    const bitmap = await createImageBitmap(content);
    const { width, height } = bitmap;
    bitmap.close();
    return { bytes, size: { width, height } };
  } catch {
    return { bytes, size: { width: 0, height: 0 } };
  }
}

/**
 * Asks whether a file is there, without loading it.
 * @throws the signal's reason when it is aborted
 */
export function loadFacts(path: string, asking: Asking): Promise<LoadedFacts> {
  return askServer(path, 'HEAD', statedFacts, asking);
}

/**
 * Loads a picture and measures it.
 * @throws the signal's reason when it is aborted
 */
export function loadPicture(path: string, asking: Asking): Promise<LoadedFacts> {
  return askServer(path, 'GET', pictureFacts, asking);
}
