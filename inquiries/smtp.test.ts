/** @jest-environment node */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { mailText } from './mail-text';
import { smtpChannel } from './smtp';
import type { StoredInquiry } from './types';

type Mail = {
  session: SMTPServerSession;
  recipients: string[];
  headers: Map<string, string[]>;
  text: string;
};

const mails: Mail[] = [];
/** The error with which the server refuses a mail; undefined where it takes it. */
let refusal: Error | undefined;
let isSilent = false;

/** A quoted-printable or base64 body as text. */
function decoded(encoding: string | undefined, body: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}

function parsed(session: SMTPServerSession, recipients: string[], raw: string): Mail {
  const end = raw.indexOf('\r\n\r\n');
  const headers = new Map<string, string[]>();
  for (const line of raw
    .slice(0, end)
    .replace(/\r\n(?=[ \t])/g, '')
    .split('\r\n')) {
    const name = line.slice(0, line.indexOf(':'));
    headers.set(name, [...(headers.get(name) ?? []), line.slice(name.length + 2)]);
  }
  const [encoding] = headers.get('Content-Transfer-Encoding') ?? [];
  // The line break at the end is the one of the protocol.
  const body = raw.slice(end + 4).replace(/\r\n$/, '');
  return { session, recipients, headers, text: decoded(encoding, body).replaceAll('\r\n', '\n') };
}

const server = new SMTPServer({
  disabledCommands: ['AUTH', 'STARTTLS'],
  logger: false,
  async onData(stream, session, callback) {
    const recipients = session.envelope.rcptTo.map(({ address }) => address);
    let raw = '';
    for await (const chunk of stream.setEncoding('utf8')) raw += chunk;
    if (isSilent) return;
    if (refusal === undefined) mails.push(parsed(session, recipients, raw));
    callback(refusal);
  },
});

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(() => new Promise<void>((resolve) => server.close(resolve)));

beforeEach(() => {
  mails.length = 0;
  refusal = undefined;
  isSilent = false;
});

const inquiry: StoredInquiry = {
  receipt: 'H-0123456789',
  receivedAt: Date.UTC(2026, 10, 25, 6, 3),
  form: 'contact',
  locale: 'de',
  fields: { name: 'Ana Müller', email: 'ana@example.com', message: 'Guten Tag\n.\n\nGrüße' },
  status: 'accepted',
  reasons: [],
};

function channel(host = '127.0.0.1') {
  // A server that listens on TCP has an address and port.
  const { port } = server.server.address() as AddressInfo;
  const addresses = { from: 'site@hablon.example', to: 'office@hablon.example' };
  return smtpChannel({ url: `smtp://${host}:${port}`, ...addresses, host: 'www.hablon.example' });
}

async function deliver(fields: StoredInquiry['fields']): Promise<void> {
  await channel().deliver({ ...inquiry, fields }, new AbortController().signal);
}

function lastMail(): Mail {
  const mail = mails.pop();
  if (mail === undefined) throw new Error('no mail has arrived');
  return mail;
}

const expectedHeaders = {
  From: ['site@hablon.example'],
  To: ['office@hablon.example'],
  Subject: ['Inquiry H-0123456789: contact form, German'],
  'Message-ID': ['<H-0123456789.inquiry@hablon.example>'],
  Date: ['Wed, 25 Nov 2026 06:03:00 +0000'],
  'Auto-Submitted': ['auto-generated'],
  'X-Inquiry-Receipt': ['H-0123456789'],
  'MIME-Version': ['1.0'],
  'Content-Type': ['text/plain; charset=utf-8'],
  'Content-Transfer-Encoding': [expect.any(String)],
};

test('a mail has the words as typed, and the visitor as Reply-To', async () => {
  await deliver(inquiry.fields);
  const { session, recipients, headers, text } = lastMail();
  expect(Object.fromEntries(headers)).toEqual({
    ...expectedHeaders,
    'Reply-To': ['ana@example.com'],
  });
  expect(text).toBe(mailText(inquiry));
  expect(session.hostNameAppearsAs).toBe('www.hablon.example');
  expect(recipients).toEqual(['office@hablon.example']);
});

test('no words of a visitor become a header, an address, a file or another recipient', async () => {
  const hostile = fc.constantFrom(
    '\r\nBcc: evil@example.com\r\n\r\nhi',
    '\nX-Evil: 1',
    'a@b.c, d@e.f',
    '"a" <d@e.f>',
    'a@b.c>\r\nRCPT TO:<evil@example.com>',
    '=?utf-8?q?=0D=0ABcc:_evil@example.com?=',
    'file:///etc/passwd',
    '\r\n.\r\nMAIL FROM:<evil@example.com>\r\n',
    '\0',
    '\u2028Bcc: evil@example.com',
  );
  const words = fc
    .array(fc.oneof(hostile, fc.string({ unit: 'binary', maxLength: 200 })), { maxLength: 4 })
    .map((parts) => parts.join(''));
  const fields = fc.record({ name: words, email: words, message: words });
  await fc.assert(
    // Several at a time: the server waits a moment before it greets.
    fc.asyncProperty(fc.array(fields, { minLength: 10, maxLength: 10 }), async (list) => {
      mails.length = 0;
      await Promise.all(list.map(deliver));
      expect(mails).toHaveLength(list.length);
      for (const { recipients, headers } of mails) {
        const { 'Reply-To': replyTo, ...others } = Object.fromEntries(headers);
        expect(others).toEqual(expectedHeaders);
        expect(replyTo?.length ?? 0).toBeLessThanOrEqual(1);
        expect(recipients).toEqual(['office@hablon.example']);
      }
    }),
    {
      numRuns: 20,
      // U+2028, at which a long header would be folded although it is no white space in a mail.
      examples: [
        [[{ name: '', email: `${'x'.repeat(60)}\u2028Bcc: evil@example.com`, message: '' }]],
      ],
    },
  );
});

test('a refusal is named by its codes, not by the words of the server', async () => {
  refusal = Object.assign(new Error('5.7.1 <ana@example.com> is spam'), { responseCode: 554 });
  await expect(deliver(inquiry.fields)).rejects.toThrow(/^smtp: EMESSAGE DATA 554 5\.7\.1$/);
});

test('an aborted delivery ends its connection', async () => {
  isSilent = true;
  const controller = new AbortController();
  const delivery = channel().deliver(inquiry, controller.signal);
  server.once('connect', () => controller.abort());
  await expect(delivery).rejects.toThrow(/^smtp: .*abort/i);
});

test('where the server is not this machine, nothing is sent without TLS', async () => {
  const delivery = channel('[::ffff:127.0.0.1]').deliver(inquiry, new AbortController().signal);
  await expect(delivery).rejects.toThrow(/^smtp: ETLS/);
  expect(mails).toHaveLength(0);
});

test('held inquiries are named by receipt', async () => {
  const notice = { count: 3, receipts: ['H-1', 'H-2'], day: '2026-11-25' };
  await channel().notify?.({ ...notice, occasion: 'daily' });
  const { headers, text } = lastMail();
  expect(headers.get('Subject')).toEqual(['Inquiries held for review: 3']);
  expect(headers.get('Auto-Submitted')).toEqual(['auto-generated']);
  expect(text).toContain('\n\nH-1\nH-2\nand 1 more\n\n');
});
