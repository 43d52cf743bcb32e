import { loadFrom } from '@/lib/downloads/load-file';
import type { FileFacts } from '@/seo/audit/audited-site';
import { failed, type NotLoaded } from './not-loaded';

/** Who is asked, `https://www.example.com`, and until when. */
export type Asking = { server: string; signal: AbortSignal };

/** What a server answered, and the URL path that it answered for. */
export type Answer<Content> = { kind: 'answer'; path: string; content: Content };

/**
 * The URL path of an address.
 * @returns undefined where that is on another server
 */
export function pathOn(server: string, url: string): string | undefined {
  const { origin, pathname } = new URL(url, server);
  return origin === server ? pathname : undefined;
}

/**
 * Asks for a file of the site, and reads the answer.
 * @throws the signal's reason when it is aborted
 */
export async function askServer<Content>(
  path: string,
  { server, signal }: Asking,
  read: (response: Response) => Promise<Content>,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Answer<Content> | NotLoaded> {
  const loaded = await loadFrom(server + path, signal, read, method);
  if ('failure' in loaded) {
    return loaded.failure === 'missing' ? { kind: 'missing' } : failed(loaded.failure);
  }
  const from = pathOn(server, loaded.url);
  if (from === undefined) return failed('failed');
  return { kind: 'answer', path: from, content: loaded.content };
}

/**
 * Asks for a text of the site, whatever it is.
 * @throws the signal's reason when it is aborted
 */
export function loadText(path: string, asking: Asking): Promise<Answer<string> | NotLoaded> {
  return askServer(path, asking, (response) => response.text());
}

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
 * Asks for what is to be known of a file: a picture is loaded and measured, of others only the head is asked for.
 * @throws the signal's reason when it is aborted
 */
export function loadFacts(
  path: string,
  asking: Asking,
  isPicture: boolean,
): Promise<Answer<FileFacts> | NotLoaded> {
  return isPicture
    ? askServer(path, asking, pictureFacts)
    : askServer(path, asking, statedFacts, 'HEAD');
}
