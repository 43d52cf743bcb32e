import { connect, type Socket } from 'node:net';
import { readAnswer } from '@/test/hosts/raw-answers';
import type { Asked } from './addresses';

/** What came of a load. */
export type Outcome = {
  /** Answers with the status that was due. */
  answers: number;
  /** Answers with another status, and requests without a whole answer. */
  errors: number;
  /** What was wrong, the first few times. */
  problems: string[];
  /** Bytes that came over the wire, headers included. */
  bytes: number;
  /** From sending a request to the last byte of its answer, in milliseconds. */
  latencies: number[];
};

export type LoadOptions = { port: number; connections: number; seconds: number };

const mostProblems = 5;
const patience = 10_000;

function requestFor({ path }: Asked): Buffer {
  const lines = [`GET ${path} HTTP/1.1`, 'Host: localhost', 'Accept-Encoding: gzip, br'];
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`);
}

/**
 * Asks for one address after the other over one connection, until it is closed by either side.
 * @param next the address to ask for; undefined at the end
 */
function overOneConnection(
  port: number,
  next: () => Asked | undefined,
  outcome: Outcome,
): Promise<void> {
  return new Promise((resolve) => {
    const socket: Socket = connect(port, '127.0.0.1');
    let asked: Asked | undefined;
    let parts: Buffer[] = [];
    let sent = 0;
    const fail = (problem: string) => {
      outcome.errors += 1;
      if (outcome.problems.length < mostProblems) outcome.problems.push(problem);
    };
    const ask = () => {
      asked = next();
      parts = [];
      sent = performance.now();
      if (asked === undefined) socket.destroy();
      else socket.write(requestFor(asked));
    };
    const read = (isClosed: boolean) => {
      if (asked === undefined) return;
      const found = readAnswer(Buffer.concat(parts), false, isClosed);
      if (found === undefined) return;
      const { answer, length } = found;
      outcome.bytes += length;
      if (answer.status === asked.status) {
        outcome.answers += 1;
        outcome.latencies.push(performance.now() - sent);
      } else fail(`${asked.path}: ${answer.status}, not ${asked.status}`);
      asked = undefined;
      if (answer.headers.get('connection')?.toLowerCase() === 'close') socket.destroy();
      else if (!isClosed) ask();
    };
    let problem = 'the connection was closed';
    const guarded = (isClosed: boolean) => {
      try {
        read(isClosed);
      } catch (error) {
        problem = error instanceof Error ? error.message : String(error);
        socket.destroy();
      }
    };
    socket.setNoDelay(true);
    socket.setTimeout(patience, () => socket.destroy(new Error('no answer in time')));
    socket.on('connect', ask);
    socket.on('data', (part) => {
      parts.push(part);
      guarded(false);
    });
    socket.on('error', ({ message }) => {
      problem = message;
      // It was never open: nothing has been asked over it.
      if (asked === undefined) fail(message);
    });
    socket.on('close', () => {
      if (asked !== undefined) guarded(true);
      if (asked !== undefined) fail(`${asked.path}: ${problem}`);
      resolve();
    });
  });
}

/**
 * Asks a host on this machine for addresses in turn, over many connections that each wait for an answer
 * before they ask again, for as long as is said. Where a host closes a connection, the next one takes its place.
 * @param asked addresses; each connection begins at another one
 */
export async function load(
  asked: readonly Asked[],
  { port, connections, seconds }: LoadOptions,
): Promise<Outcome> {
  const outcome: Outcome = { answers: 0, errors: 0, problems: [], bytes: 0, latencies: [] };
  const end = performance.now() + seconds * 1000;
  const step = Math.max(1, Math.floor(asked.length / connections));
  const one = async (_: unknown, number: number) => {
    let at = number * step;
    const next = () => {
      if (performance.now() >= end) return undefined;
      at += 1;
      return asked[at % asked.length];
    };
    while (performance.now() < end) {
      const before = outcome.errors;
      await overOneConnection(port, next, outcome);
      // A host that is gone is not asked as often as the machine can.
      if (outcome.errors > before) await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  await Promise.all(Array.from({ length: connections }, one));
  return outcome;
}
