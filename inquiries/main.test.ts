/** @jest-environment node */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { readConfig } from './config';
import { mountInquiries, runCommand } from './main';
import { openStore } from './store';

// Reading all messages takes longer than all of these tests, which see no page.
jest.mock('./bundled-texts', () => ({ bundledTexts: {} }));

const folder = mkdtempSync(path.join(tmpdir(), 'inquiries-'));
const config = readConfig(
  {
    INQUIRIES_DATABASE_URL: `file:${path.join(folder, 'inquiries.db')}`,
    INQUIRIES_WEBHOOK_URL: 'https://crm.example/',
    INQUIRIES_WEBHOOK_SECRET: 'x'.repeat(32),
    INQUIRIES_KEEP_DAYS: '30',
  },
  { origins: ['https://www.example.com'] },
);

const day = 24 * 60 * 60 * 1000;
const fields = { name: 'Ana\u001b[2J', email: 'ana@example.com', message: 'Hello\nthere\u202e' };

/** Stores an inquiry that was received some days ago. @returns its receipt */
async function add(reasons: string[] = [], daysAgo = 0): Promise<string> {
  const now = () => Date.now() - daysAgo * day;
  const store = await openStore(config.databaseUrl, { channels: ['webhook'], now });
  const inquiry = { form: 'contact', locale: 'de', fields, reasons } as const;
  const { receipt } = await store.add({ ...inquiry, idempotencyKey: randomUUID() });
  if (daysAgo > 0) await store.markDelivered(receipt, 'webhook');
  store.close();
  return receipt;
}

function run(...args: string[]): Promise<string> {
  return runCommand(args, config);
}

afterEach(async () => {
  await run('delete', 'ana@example.com').catch(() => {});
});

afterAll(() => rmSync(folder, { recursive: true }));

test('inquiries are listed with their state; what a terminal would obey is replaced', async () => {
  expect(await run('list')).toBe('There are no inquiries.');
  const accepted = await add();
  const held = await add(['links']);
  const [head, ...rows] = (await run('list')).split('\n');
  expect(head).toMatch(/^receipt +received \(Manila\) +form +locale +name +status +deliveries$/);
  const [last = '', first = ''] = rows;
  expect(last.startsWith(`${held} `) && last.endsWith('  Ana\ufffd[2J  held      -')).toBe(true);
  expect(first.startsWith(`${accepted} `)).toBe(true);
  expect(first).toMatch(/ contact {2}de {6}Ana\ufffd\[2J {2}accepted {2}webhook queued$/);
});

test('the list as JSON has every field, and nothing that a terminal would obey', async () => {
  const receipt = await add();
  const json = await run('list', '--json');
  expect(JSON.parse(json)).toMatchObject([{ receipt, form: 'contact', fields }]);
  expect(json).not.toContain('\u001b');
  expect(json).not.toContain('\u202e');
});

test('an inquiry is shown with its words and what became of it', async () => {
  const receipt = await add();
  const text = await run('show', receipt);
  expect(text).toContain(`receipt: ${receipt}\n`);
  expect(text).toContain('status: accepted\nwebhook: queued, attempts: 0, due ');
  expect(text).toMatch(/\nmessage: Hello\nthere\ufffd$/);
});

test('the export has all inquiries', async () => {
  const receipts = [await add(), await add()];
  const csv = await run('export');
  for (const receipt of receipts) expect(csv).toContain(`\r\n${receipt},`);
});

test('the export for a terminal has nothing that it would obey', async () => {
  await add();
  expect(await run('export')).toContain('\u001b');
  const shown = await runCommand(['export'], config, { isTerminal: true });
  expect(shown).toContain('Ana\ufffd[2J');
  for (const obeyed of ['\u001b', '\u202e', '\r']) expect(shown).not.toContain(obeyed);
});

test('health prints the whole report and sets the exit code', async () => {
  const before = process.exitCode;
  process.exitCode = 0;
  try {
    await add(['honeypot']);
    const receipt = await add();
    expect(JSON.parse(await run('health'))).toMatchObject({ writable: true, failed: 0, held: 1 });
    expect(process.exitCode).toBe(0);
    const store = await openStore(config.databaseUrl, { channels: ['webhook'], now: Date.now });
    await store.recordFailure(receipt, 'webhook', 'HTTP 500', undefined);
    store.close();
    expect(JSON.parse(await run('health'))).toMatchObject({ failed: 1, failedReceipts: [receipt] });
    expect(process.exitCode).toBe(1);
  } finally {
    process.exitCode = before;
  }
});

test('a list may have 130,000 inquiries', async () => {
  const receipt = await add();
  const client = createClient({ url: config.databaseUrl });
  await client.execute({
    sql: `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 130000)
      INSERT INTO inquiries SELECT 'R' || n, NULL, n, email, form, locale, '{}', n, status, reasons
      FROM inquiries, numbers WHERE receipt = ?`,
    args: [receipt],
  });
  client.close();
  expect((await run('list')).split('\n')).toHaveLength(130_002);
});

test('a held inquiry can be released, and a delivered one queued again', async () => {
  const held = await add(['honeypot']);
  await expect(run('redeliver', held)).rejects.toThrow(`${held} is held`);
  expect(await run('release', held)).toContain(`${held} is released`);
  await expect(run('release', held)).rejects.toThrow(`${held} is not held`);
  expect(await run('show', held)).toContain('webhook: queued, attempts: 0');
  const old = await add([], 1);
  expect(await run('show', old)).toContain('webhook: delivered, attempts: 1');
  expect(await run('redeliver', old)).toContain(`${old} is queued again`);
  expect(await run('show', old)).toContain('webhook: queued, attempts: 0');
});

test('inquiries are deleted by receipt, by e-mail, and by age where they are delivered', async () => {
  const receipt = await add();
  expect(await run('delete', receipt)).toBe('1 inquiry deleted.');
  await add();
  await add([], 29);
  const old = await add([], 31);
  expect(await run('prune')).toBe('1 inquiry older than 30 days deleted.');
  await expect(run('show', old)).rejects.toThrow(`There is no inquiry ${old}.`);
  expect(await run('delete', 'ANA@example.com')).toBe('2 inquiries deleted.');
});

test.each([
  [['remove', 'H-1'], 'Unknown command "remove".'],
  [['toString'], 'Unknown command "toString".'],
  [['show'], 'show needs <receipt>.'],
  [['show', 'H-1'], 'There is no inquiry H-1.'],
  [['release', 'H-1'], 'There is no inquiry H-1.'],
  [['redeliver', 'H-1'], 'There is no inquiry H-1.'],
  [['delete', 'H-1'], 'There is no inquiry of H-1.'],
  [['list', '--jso'], 'unknown option --jso'],
])('the command %j is refused with the reason', async (args, message) => {
  await expect(run(...args)).rejects.toThrow(message);
});

test('the service answers on a server of Node, and deletes what is old', async () => {
  const [old, young] = [await add([], 31), await add([], 29)];
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const service = await mountInquiries({ ...config, webhook: undefined });
  const server = createServer(service.handle);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  // A server that listens on TCP has an address and port.
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}/api/inquiries`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ form: 'home', locale: 'en', ...fields, name: 'Ana' }),
  });
  expect(response.status).toBe(202);
  const { receipt } = await response.json();
  await new Promise((resolve) => server.close(resolve));
  await service.stop();
  expect(await run('show', receipt)).toContain('form: home, locale: en');
  expect(await run('show', young)).toContain(young);
  await expect(run('show', old)).rejects.toThrow(`There is no inquiry ${old}.`);
});
