import { connect, type Socket } from 'node:net';
import { inParallel } from './send';

const request = 'GET /about HTTP/1.1\r\nHost: site.example\r\nX-Slow: ';

/**
 * Clients that send a byte a second, never end their request, and reconnect whenever the server closes.
 * @returns stops them, once all are connected
 */
export async function connectSlowClients(port: number, count: number): Promise<() => void> {
  let isStopped = false;
  const sockets = new Set<Socket>();
  const connectOne = () =>
    new Promise<void>((resolve) => {
      let sent = 0;
      // Servers close connections without data first.
      const sendByte = () =>
        socket.writable && socket.write(request[sent++] ?? 'x', () => resolve());
      const socket = connect(port, '127.0.0.1', sendByte);
      const timer = setInterval(sendByte, 1_000);
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        clearInterval(timer);
        sockets.delete(socket);
        resolve();
        if (!isStopped) setTimeout(connectOne, 200);
      });
    });
  // Not all at once: the backlog of a socket is limited.
  await inParallel(Array.from({ length: count }), 100, connectOne);
  return () => {
    isStopped = true;
    for (const socket of sockets) socket.destroy();
  };
}

/**
 * Clients that request much and read nothing.
 * @returns stops them
 */
export function connectNonReadingClients(port: number, path: string, count: number): () => void {
  const text = `GET ${path} HTTP/1.1\r\nHost: site.example\r\n\r\n`.repeat(50);
  const sockets = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1', () => socket.write(text));
    socket.pause();
    socket.on('error', () => socket.destroy());
    return socket;
  });
  return () => {
    for (const socket of sockets) socket.destroy();
  };
}

/**
 * Sends a body until the server closes the connection.
 * @param partBytes length of each part
 * @param pause milliseconds after each part
 * @returns the status of the first response, 0 where none came
 */
export function sendEndlessBody(
  port: number,
  header: string,
  partBytes: number,
  pause: number,
): Promise<number> {
  return new Promise((resolve) => {
    const body = Buffer.from(`${partBytes.toString(16)}\r\n${'a'.repeat(partBytes)}\r\n`);
    let status = 0;
    // Waits for backpressure.
    const next = () => socket.writable && socket.write(body, () => setTimeout(next, pause));
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`POST /about HTTP/1.1\r\nHost: site.example\r\n${header}\r\n\r\n`);
      next();
    });
    socket.on('data', (response) => {
      status ||= Number(/^HTTP\/1\.1 (\d{3})/.exec(response.toString('latin1'))?.[1]);
    });
    // The server is expected to close.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(status));
  });
}
