import { hosts } from '@/scripts/hosts';
import { describeHost } from './describe-host';
import { sendEndlessBody } from './endless-body';
import { sendAlone } from './send-alone';
import { type StartedHost, startHost } from './started-host';

const port = Number(process.env.HOSTS_PORT ?? 3250) + 11;
const inside = 'GET /robots.txt HTTP/1.1\r\nHost: site.example\r\n\r\n';

describeHost('nginx', 'nginx', () => {
  let host: StartedHost;

  beforeAll(async () => {
    host = await startHost(hosts.nginx, port);
  });

  afterAll(async () => {
    await host?.stop();
  });

  /** The status lines of what it answers to a request with such headers and what follows it. */
  const statuses = async (header: string, rest: string): Promise<string[]> => {
    const request = `GET /about HTTP/1.1\r\nHost: site.example\r\n${header}\r\n\r\n${rest}`;
    const answer = (await sendAlone(port, Buffer.from(request))).toString('latin1');
    return [...answer.matchAll(/HTTP\/1\.1 (\d{3}) \w/g)].map(([, status = '']) => status);
  };

  test.each([
    ['a length', `Content-Length: ${inside.length}`, inside],
    ['chunks', 'Transfer-Encoding: chunked', `0\r\n\r\n${inside}`],
    ['a length that does not come', 'Content-Length: 1000', 'A'],
  ])('a request with a body (%s) is refused, and nothing after it is read', async (_, ...parts) => {
    expect(await statuses(...parts)).toEqual(['400']);
  });

  test.each([
    ['as fast as it can', 'Content-Length: 100000000000', 65_536, 0],
    ['bit by bit', 'Content-Length: 100000000', 1_000, 100],
    ['in chunks', 'Transfer-Encoding: chunked', 1_000, 100],
  ])('who sends a body without end, %s, hears why and is let go', async (_, ...body) => {
    const { status, seconds } = await sendEndlessBody(port, ...body);
    expect(status).toBe(405);
    expect(seconds).toBeLessThan(8);
  });

  test('a body of no length is none', async () => {
    expect(await statuses('Content-Length: 0', inside)).toEqual(['200', '200']);
  });
});
