import { createHash } from 'node:crypto';
import type { Asked } from './addresses';

/** Headers that tell what was served. */
const told = ['content-type', 'location', 'etag', 'link', 'cache-control'];

/**
 * One digest of what a host serves at addresses: status, content and the headers that tell of it.
 * @param origin of the host
 */
export async function digestOf(origin: string, asked: readonly Asked[]): Promise<string> {
  const hash = createHash('sha256');
  for (const { path } of asked) {
    const response = await fetch(`${origin}${path}`, { redirect: 'manual' });
    const headers = told.map((name) => response.headers.get(name));
    hash.update(JSON.stringify([path, response.status, headers]));
    hash.update(Buffer.from(await response.arrayBuffer()));
  }
  return hash.digest('hex');
}
