import { connect } from 'node:net';
import { type RawAnswer, readAnswer } from './raw-answers';
import { inParallel } from './send-alone';

/** A request as it goes over the wire. */
export type RawRequest = {
  bytes: Buffer;
  /** Whether its answer has no body. */
  isHead: boolean;
};

/** Nothing, where the server has closed the connection without an answer. */
export type Outcome = RawAnswer | undefined;

const patience = 15_000;

/** Sends requests one behind the other over one connection, and reads the answers until it closes. */
function overOneConnection(port: number, requests: readonly RawRequest[]): Promise<Outcome[]> {
  return new Promise((resolve, reject) => {
    const answers: Outcome[] = [];
    let parts: Buffer[] = [];
    const socket = connect(port, '127.0.0.1');
    const read = (isClosed: boolean) => {
      let data = Buffer.concat(parts);
      for (;;) {
        const request = requests[answers.length];
        if (request === undefined || data.length === 0) break;
        const found = readAnswer(data, request.isHead, isClosed);
        if (found === undefined) break;
        data = data.subarray(found.length);
        if (found.answer.status >= 200) answers.push(found.answer);
      }
      parts = [data];
      if (answers.length === requests.length) socket.destroy();
    };
    socket.setTimeout(patience, () => {
      const waiting = requests[answers.length]?.bytes.toString('latin1').slice(0, 300);
      socket.destroy(new Error(`no answer in time to ${JSON.stringify(waiting)}`));
    });
    socket.on('data', (part) => {
      parts.push(part);
      try {
        read(false);
      } catch (error) {
        socket.destroy(error instanceof Error ? error : undefined);
      }
    });
    let failure: Error | undefined;
    socket.on('error', (error: Error & { code?: string }) => {
      // That it closes the connection is one of the answers that a server may give.
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') failure = error;
    });
    socket.on('close', () => {
      if (failure !== undefined) return reject(failure);
      try {
        if (answers.length < requests.length) read(true);
        resolve(answers);
      } catch (error) {
        reject(error);
      }
    });
    socket.write(Buffer.concat(requests.map(({ bytes }) => bytes)));
  });
}

/**
 * Sends requests pipelined. Where the server closes before it has answered all, its last answer may be to
 * any of those that were under way: the first of them is sent by itself, the others over new connections.
 */
async function pipelined(port: number, requests: readonly RawRequest[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  while (outcomes.length < requests.length) {
    const left = requests.slice(outcomes.length);
    const answers = await overOneConnection(port, left);
    if (answers.length === left.length) outcomes.push(...answers);
    else {
      outcomes.push(...answers.slice(0, -1));
      const unsure = requests.slice(outcomes.length, outcomes.length + 1);
      const [answer] = await overOneConnection(port, unsure);
      outcomes.push(answer);
    }
  }
  return outcomes;
}

/**
 * Sends requests to a port of this machine and returns what came back, in their order.
 * @param together how many go over one connection without waiting for answers
 * @param atOnce how many connections there are at a time
 */
export async function exchange(
  port: number,
  requests: readonly RawRequest[],
  together: number,
  atOnce = 8,
): Promise<Outcome[]> {
  const batches = Array.from({ length: Math.ceil(requests.length / together) }, (_, at) =>
    requests.slice(at * together, (at + 1) * together),
  );
  const outcomes = await inParallel(batches, atOnce, (batch) => pipelined(port, batch));
  return outcomes.flat();
}
