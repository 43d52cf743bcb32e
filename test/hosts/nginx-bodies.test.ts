import { hosts, isTested } from '@/scripts/hosts';
import { sendAlone } from './send-alone';
import { type StartedHost, startHost } from './started-host';

const port = Number(process.env.HOSTS_PORT ?? 3250) + 11;
const inside = 'GET /robots.txt HTTP/1.1\r\nHost: site.example\r\n\r\n';

describe.each(['nginx' as const].filter(isTested))('%s', (name) => {
  let host: StartedHost;

  beforeAll(async () => {
    host = await startHost(hosts[name], port);
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

  test('a body of no length is none', async () => {
    expect(await statuses('Content-Length: 0', inside)).toEqual(['200', '200']);
  });
});
