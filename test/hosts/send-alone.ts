import { connect } from 'node:net';

const patience = 500;

/**
 * Sends bytes over a connection of their own, and nothing after them.
 * @returns all that came back before the server closed or fell silent
 */
export function sendAlone(port: number, bytes: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.setTimeout(patience, () => socket.destroy());
    socket.on('data', (part) => parts.push(part));
    socket.on('error', (error: Error & { code?: string }) => {
      // A server may close on what it does not want to read.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error);
    });
    socket.on('close', () => resolve(Buffer.concat(parts)));
  });
}

/** Does something for each of a list, so many at a time, and returns what came out in their order. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  atOnce: number,
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const queue = items.entries();
  const worker = async () => {
    // An iterator that several walk gives each item to one of them.
    for (const [at, item] of queue) results[at] = await work(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return results;
}
