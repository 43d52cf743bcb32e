/** What `npm run bench` serves on this machine besides the site; both end with the process. */
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer, type IncomingMessage, request as send } from 'node:http';
import compression from 'compression';
import sirv from 'sirv';

/** Serves the files of another site, compressed. @throws Error when it has no home page */
export async function servePeer(folder: string, port: number): Promise<void> {
  if (!existsSync(`${folder}/index.html`)) throw new Error(`--peer: no index.html in ${folder}`);
  const compress = compression();
  const files = sirv(folder, { extensions: ['html'] });
  const server = createServer((request, response) =>
    // Its types are those of Express; it needs no more than Node's.
    compress(
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      () => files(request, response, () => void response.writeHead(404).end()),
    ),
  );
  await once(server.listen(port, '127.0.0.1'), 'listening');
}

/** A slow telephone line: ms until an answer begins, bits a second for all, bytes sent at once. */
const [latency, bandwidth, piece] = [150, 1_600_000, 2048];

/**
 * Puts a slow line in front of a server: unlike a browser's own throttling, it also slows what the browser
 * fetches ahead.
 * @param origin the server, e.g. `http://localhost:3000`
 */
export async function slowLine(origin: string, port: number): Promise<void> {
  /** When the line has sent everything that waits, in milliseconds. */
  let free = 0;
  const until = (time: number) =>
    new Promise((resolve) => setTimeout(resolve, time - performance.now()));
  const server = createServer(async (request, response) => {
    const begun = performance.now();
    const asked = send(`${origin}${request.url}`, { headers: request.headers }).end();
    const [answer]: IncomingMessage[] = await once(asked, 'response');
    const body = Buffer.concat((await answer?.toArray()) ?? []);
    await until(begun + latency);
    response.writeHead(answer?.statusCode ?? 502, answer?.headers);
    for (let start = 0; start < body.length; start += piece) {
      const part = body.subarray(start, start + piece);
      free = Math.max(free, performance.now()) + (part.length * 8000) / bandwidth;
      await until(free);
      response.write(part);
    }
    response.end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
}
