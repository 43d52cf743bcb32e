import { connect } from 'node:net';

/**
 * Sends bytes over a new connection, and nothing after them.
 * @param idleTimeout milliseconds without data after which the connection counts as idle
 * @returns all that came back before the server closed or fell silent
 */
export function sendBytes(port: number, bytes: Buffer, idleTimeout = 5_000): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => {
      // A half-closed connection may get no response.
      if (bytes.includes('Connection: close')) socket.write(bytes);
      else socket.end(bytes);
    });
    socket.setTimeout(idleTimeout, () => socket.destroy());
    socket.on('data', (part) => parts.push(part));
    socket.on('error', (error: Error & { code?: string }) => {
      // A server may close on what it does not want to read.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(parts)));
  });
}

/** A response of a server, as it came over the wire: headers by name in lower case. */
export type HttpResponse = { status: number; headers: ReadonlyMap<string, string>; body: Buffer };

/** The content of a chunked body (RFC 9112, section 7.1). */
function decodeChunked(chunks: Buffer): Buffer {
  const line = chunks.indexOf('\r\n');
  const size = Number.parseInt(chunks.toString('latin1', 0, line), 16) || 0;
  const chunk = chunks.subarray(line + 2, line + 2 + size);
  return size === 0
    ? chunk
    : Buffer.concat([chunk, decodeChunked(chunks.subarray(line + 4 + size))]);
}

/** The first final response (informational ones are skipped). */
function firstResponse(data: Buffer, isHead: boolean): HttpResponse | undefined {
  const end = data.indexOf('\r\n\r\n');
  const [first = '', ...lines] = data.toString('latin1', 0, Math.max(end, 0)).split('\r\n');
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(first)?.[1] ?? 0);
  if (data.length === 0) return undefined;
  // Data that is no HTTP counts as body.
  if (status === 0) return { status, headers: new Map(), body: data };
  const rest = data.subarray(end + 4);
  if (status < 200) return firstResponse(rest, isHead);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const length = Number(headers.get('content-length') ?? rest.length);
  const isChunked = headers.get('transfer-encoding') === 'chunked' && !isHead;
  const body = isChunked ? decodeChunked(rest) : rest.subarray(0, isHead ? 0 : length);
  return { status, headers, body };
}

/**
 * Sends a request, and reads the first response to it; one that is no HTTP has the status 0.
 * @returns undefined where the server has closed the connection without a response
 */
export async function send(port: number, bytes: Buffer, idleTimeout = 15_000) {
  const isHead = bytes.toString('latin1', 0, 5) === 'HEAD ';
  return firstResponse(await sendBytes(port, bytes, idleTimeout), isHead);
}

/** Maps a list with limited concurrency; results are in the order of the list. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  concurrency: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    // Workers share the iterator: each item goes to one of them.
    for (const [index, item] of queue) results[index] = await work(item);
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return results;
}
