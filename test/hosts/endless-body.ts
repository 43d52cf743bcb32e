import { connect } from 'node:net';

/** What became of a request that never ends. */
export type Refusal = {
  /** Of the first answer; 0 where none came. */
  status: number;
  /** How long the server let the client go on, in seconds. */
  seconds: number;
};

/**
 * Sends a body until the server closes the connection, by parts of so many bytes with a pause of so many
 * milliseconds after each.
 */
export function sendEndlessBody(
  port: number,
  header: string,
  part: number,
  pause: number,
): Promise<Refusal> {
  return new Promise((resolve) => {
    const started = performance.now();
    const body = Buffer.from(`${part.toString(16)}\r\n${'a'.repeat(part)}\r\n`);
    let status = 0;
    const socket = connect(port, '127.0.0.1');
    const send = () => {
      if (!socket.writable) return;
      // What the system has not taken yet, the next part waits for.
      socket.write(body, () => setTimeout(send, pause));
    };
    socket.on('connect', () => {
      socket.write(`POST /about HTTP/1.1\r\nHost: site.example\r\n${header}\r\n\r\n`);
      send();
    });
    socket.on('data', (answer) => {
      status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(answer.toString('latin1'))?.[1]);
    });
    // That the server closes is what it should do.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve({ status, seconds: (performance.now() - started) / 1000 }));
  });
}
