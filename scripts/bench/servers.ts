/** The servers of `npm run bench` besides the site: another site, and a proxy that simulates a slow network. */
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
    // Its types are those of Express; it needs no more than those of Node.
    compress(
      request as Parameters<typeof compress>[0],
      response as Parameters<typeof compress>[1],
      () => files(request, response, () => void response.writeHead(404).end()),
    ),
  );
  await once(server.listen(port, '127.0.0.1'), 'listening');
}

/** A slow mobile network: milliseconds of latency, bits a second in total, bytes per chunk. */
const [latency, bandwidth, chunkSize] = [150, 1_600_000, 2048];

/** Starts a proxy that slows a server down: unlike the throttling of a browser, prefetches too. */
export async function startSlowProxy(origin: string, port: number): Promise<void> {
  /** When everything that waits will have been sent, in milliseconds. */
  let freeAt = 0;
  const until = (time: number) =>
    new Promise((resolve) => setTimeout(resolve, time - performance.now()));
  const server = createServer(async (request, response) => {
    const startedAt = performance.now();
    const upstream = send(`${origin}${request.url}`, { headers: request.headers }).end();
    const [upstreamResponse]: IncomingMessage[] = await once(upstream, 'response');
    const body = Buffer.concat((await upstreamResponse?.toArray()) ?? []);
    await until(startedAt + latency);
    response.writeHead(upstreamResponse?.statusCode ?? 502, upstreamResponse?.headers);
    for (let start = 0; start < body.length; start += chunkSize) {
      const chunk = body.subarray(start, start + chunkSize);
      freeAt = Math.max(freeAt, performance.now()) + (chunk.length * 8000) / bandwidth;
      await until(freeAt);
      response.write(chunk);
    }
    response.end();
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
}
