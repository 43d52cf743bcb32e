import { connect, type Socket } from 'node:net';

const request = 'GET /about HTTP/1.1\r\nHost: site.example\r\nX-Slow: ';

/**
 * Clients that send a byte a second, and never come to the end of their request.
 * @returns what stops them
 */
export function slowClients(port: number, count: number): () => void {
  const sockets: Socket[] = Array.from({ length: count }, () => {
    const socket = connect(port, '127.0.0.1');
    // That the server lets go of them is what it should do.
    socket.on('error', () => socket.destroy());
    return socket;
  });
  let at = 0;
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
