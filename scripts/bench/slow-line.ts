import { createServer, type IncomingHttpHeaders, request as send } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A slow line: what one round trip takes, and what goes through it. */
export type Line = {
  /** Time between a request and the first byte of its answer, in milliseconds. */
  latency: number;
  /** Bits a second, shared by all answers. */
  bandwidth: number;
};

/** Bytes that are sent at once. */
const piece = 2048;

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer };

/** Asks the server behind the line. */
function ask(origin: string, path: string, headers: IncomingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = send(`${origin}${path}`, { headers }, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const { statusCode: status = 502, headers } = response;
      resolve({ status, headers, body: Buffer.concat(chunks) });
    });
    request.on('error', reject);
    request.end();
  });
}

/**
 * Puts a slow line in front of a server: unlike a browser's own throttling, it also slows what the
 * browser fetches ahead.
 * @param origin the server, e.g. `http://localhost:3000`
 * @returns the origin to ask instead, and a function that closes the line
 */
export async function slowLine(
  origin: string,
  { latency, bandwidth }: Line,
): Promise<{ origin: string; close: () => void }> {
  /** When the line has sent everything that waits, in milliseconds. */
  let free = 0;
  const until = (time: number) =>
    new Promise((resolve) => setTimeout(resolve, time - performance.now()));
  const server = createServer(async (request, response) => {
    const begun = performance.now();
    const answer = await ask(origin, request.url ?? '/', request.headers).catch(() => undefined);
    await until(begun + latency);
    if (!answer) {
      response.writeHead(502).end();
      return;
    }
    const { 'transfer-encoding': _, ...headers } = answer.headers;
    response.writeHead(answer.status, headers);
    for (let start = 0; start < answer.body.length; start += piece) {
      const part = answer.body.subarray(start, start + piece);
      free = Math.max(free, performance.now()) + (part.length * 8000) / bandwidth;
      await until(free);
      response.write(part);
    }
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  // A server that listens on a port has such an address.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://localhost:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
