/** @jest-environment node */
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StoredInquiry } from './types';
import { webhookChannel } from './webhook';

const inquiry: StoredInquiry = {
  receipt: 'H-0123456789',
  receivedAt: Date.UTC(2026, 10, 25),
  form: 'contact',
  locale: 'ja',
  fields: { name: '山田', email: 'a@example.com', message: 'こんにちは' },
  status: 'accepted',
  reasons: [],
};

let status = 200;
const received: { headers: IncomingHttpHeaders; body: string }[] = [];
const server = createServer(async (request, response) => {
  let body = '';
  for await (const chunk of request.setEncoding('utf8')) body += chunk;
  received.push({ headers: request.headers, body });
  if (status === 0) return;
  response.writeHead(status, status === 302 ? { Location: '/' } : {}).end('thanks');
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  status = 200;
  received.length = 0;
});

function deliver(signal = new AbortController().signal): Promise<void> {
  // A server that listens on TCP has an address and port.
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  const now = () => 1_764_000_000_999;
  return webhookChannel({ url, secret: 'secret', now }).deliver(inquiry, signal);
}

test('the inquiry is sent with a signature that the receiver can verify', async () => {
  await deliver();
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const { receipt, form, locale, receivedAt, fields } = inquiry;
  expect(JSON.parse(body)).toEqual({ receipt, form, locale, receivedAt, fields });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'inquiry-receipt': receipt,
    'inquiry-timestamp': '1764000000',
  });
  const signature = createHmac('sha256', 'secret').update(`1764000000.${body}`).digest('hex');
  expect(headers['inquiry-signature']).toBe(`sha256=${signature}`);
});

test.each([302, 400, 404, 500])('HTTP %d is a failure, and not followed', async (code) => {
  status = code;
  await expect(deliver()).rejects.toThrow(`webhook: HTTP ${code}`);
  expect(received).toHaveLength(1);
});

test('where no receiver answers, the error has a code and no URL', async () => {
  const url = 'http://127.0.0.1:1/?key=confidential';
  const { deliver } = webhookChannel({ url, secret: 'secret' });
  const delivery = deliver(inquiry, new AbortController().signal);
  await expect(delivery).rejects.toThrow(/^webhook: \w+$/);
});

test('the signal aborts a request that is not answered', async () => {
  status = 0;
  const controller = new AbortController();
  const delivery = deliver(controller.signal);
  server.once('request', () => controller.abort());
  await expect(delivery).rejects.toThrow('webhook: AbortError');
});
