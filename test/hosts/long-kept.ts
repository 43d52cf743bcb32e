import { exchange } from './exchange';

/** Whether browsers may show an answer a second time without asking whether it is still right. */
function isKept(caching: string | undefined): boolean {
  return caching === undefined || !/(?:^|, )(?:max-age=0|no-store)(?:,|$)/.test(caching);
}

/**
 * Which of some paths browsers would keep the answer of without asking, and what it says of it. An answer
 * that says nothing may be kept: a redirect for good is kept for good (RFC 9110, 15.4.9).
 * @param header a line of the requests' headers
 */
export async function longKept(
  port: number,
  paths: readonly string[],
  header = 'Accept: */*',
): Promise<string[]> {
  const requests = paths.map((path) => ({
    bytes: Buffer.from(`GET ${path} HTTP/1.1\r\nHost: site.example\r\n${header}\r\n\r\n`),
    isHead: false,
  }));
  const answers = await exchange(port, requests, 1);
  return paths.flatMap((path, at) => {
    const caching = answers[at]?.headers.get('cache-control');
    return isKept(caching) ? [`${path}: ${answers[at]?.status} ${caching}`] : [];
  });
}
