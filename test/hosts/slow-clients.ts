import { connect, type Socket } from 'node:net';
import { inParallel } from './send-alone';

const request = 'GET /about HTTP/1.1\r\nHost: site.example\r\nX-Slow: ';

/** A client that has said the first byte; or none, where the server does not take it. */
function arrive(port: number): Promise<Socket> {
  return new Promise((resolve) => {
    // One that has said nothing yet is the first that a server lets go.
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(request.slice(0, 1), () => resolve(socket)),
    );
    // That the server lets go of them is what it should do.
    socket.on('error', () => socket.destroy());
    socket.on('close', () => resolve(socket));
  });
}

/**
 * Clients that send a byte a second, and never come to the end of their request.
 * @returns what stops them, once all are there
 */
export async function slowClients(port: number, count: number): Promise<() => void> {
  // Not all at once: a system keeps only so many waiting.
  const sockets = await inParallel(Array.from({ length: count }), 100, () => arrive(port));
  let at = 1;
  const timer = setInterval(() => {
    const byte = request[at] ?? 'x';
    at += 1;
    for (const socket of sockets) if (socket.writable) socket.write(byte);
  }, 1000);
  return () => {
    clearInterval(timer);
    for (const socket of sockets) socket.destroy();
  };
}

/**
 * Clients that ask for much and read nothing of it.
 * @returns what stops them
 */
export function deafClients(port: number, path: string, count: number): () => void {
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
