import { type LoadFailure, loadFrom } from '@/lib/downloads/load-file';
import { type FileInfo, pathOf } from '@/seo/audit/audited-site';

/** A response with its URL path after redirects, or why there is none. */
export type Fetched<Content> = { path: string; content: Content } | { failure: LoadFailure };

/** Fetches a URL path of this server and reads the response. @throws the signal's reason when it is aborted */
export async function fetchPath<Content>(
  path: string,
  signal: AbortSignal,
  read: (response: Response) => Promise<Content>,
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Fetched<Content>> {
  const loaded = await loadFrom(location.origin + path, signal, read, method);
  if ('failure' in loaded) return loaded;
  const finalPath = pathOf(location, loaded.url);
  return finalPath === undefined
    ? { failure: 'failed' }
    : { path: finalPath, content: loaded.content };
}

/** The size by the headers of a response; 0 bytes where it is compressed or has no length. */
async function infoInHeaders({ headers }: Response): Promise<FileInfo> {
  const bytes = headers.has('Content-Encoding') ? 0 : Number(headers.get('Content-Length'));
  return { bytes: Number.isSafeInteger(bytes) ? bytes : 0 };
}

/** Measures a picture; 0 by 0 pixels where it cannot be decoded. */
async function pictureInfo(response: Response): Promise<FileInfo> {
  const content = await response.blob();
  const bitmap = await createImageBitmap(content).catch(() => undefined);
  const { width = 0, height = 0 } = bitmap ?? {};
  bitmap?.close();
  return { bytes: content.size, size: { width, height } };
}

/**
 * Fetches the size of a file, and the dimensions of a picture: pictures are loaded, of other files only the headers
 * are requested.
 * @throws the signal's reason when it is aborted
 */
export function fetchFileInfo(
  path: string,
  signal: AbortSignal,
  isPicture: boolean,
): Promise<Fetched<FileInfo>> {
  return isPicture
    ? fetchPath(path, signal, pictureInfo)
    : fetchPath(path, signal, infoInHeaders, 'HEAD');
}
