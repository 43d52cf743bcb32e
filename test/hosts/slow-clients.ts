import { connect, type Socket } from 'node:net';
import { inParallel } from './send-alone';

const request = 'GET /about HTTP/1.1\r\nHost: site.example\r\nX-Slow: ';

/** How long a client that was let go waits before it comes again, in milliseconds. */
const rest = 200;

/**
 * A client that sends a byte a second, never comes to the end of its request, and comes again as often as the
 * server lets it go.
 */
class SlowClient {
  private socket: Socket | undefined;
  private at = 0;
  private again: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(private readonly port: number) {}

  /** Comes, and says the first byte; one that has said nothing yet is the first that a server lets go. */
  arrive(): Promise<void> {
    return new Promise((resolve) => {
      this.at = 0;
      this.socket = connect(this.port, '127.0.0.1', () => this.say(resolve));
      this.socket.on('error', () => this.socket?.destroy());
      this.socket.on('close', () => {
        resolve();
        if (!this.isStopped) this.again = setTimeout(() => this.arrive(), rest);
      });
    });
  }

  say(whenSaid?: () => void): void {
    if (this.socket?.writable) this.socket.write(request[this.at] ?? 'x', whenSaid);
    this.at += 1;
  }

  stop(): void {
    this.isStopped = true;
    clearTimeout(this.again);
    this.socket?.destroy();
  }
}

/** @returns what stops so many slow clients, once all have come */
export async function slowClients(port: number, count: number): Promise<() => void> {
  const clients = Array.from({ length: count }, () => new SlowClient(port));
  // Not all at once: a system keeps only so many waiting.
  await inParallel(clients, 100, (client) => client.arrive());
  const timer = setInterval(() => {
    for (const client of clients) client.say();
  }, 1000);
  return () => {
    clearInterval(timer);
    for (const client of clients) client.stop();
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
