/** @jest-environment node */

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readConfig } from './config';
import { type InquiryService, startInquiries, startWhenPossible } from './service';
import { serviceTexts } from './texts';
import type { Channel, StoredInquiry } from './types';

const texts = serviceTexts();
const origin = 'http://localhost:3000';
const address = `${origin}/api/inquiries`;
const valid = {
  form: 'contact',
  locale: 'en',
  name: 'Ada',
  email: 'ada@example.com',
  message: 'http://a.example http://b.example http://c.example',
};

let folder: string;
let services: InquiryService[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'inquiries-'));
  services = [];
});
afterEach(async () => {
  await Promise.all(services.map((service) => service.stop()));
  rmSync(folder, { recursive: true });
});

async function start(channels: readonly Channel[] = []): Promise<InquiryService> {
  const env = {
    INQUIRIES_DATABASE_URL: `file:${folder}/data/i.db`,
    INQUIRIES_TRUSTED_PROXIES: '1',
  };
  const config = readConfig(env, { origins: [origin] });
  const service = await startInquiries(config, texts, { log: () => {}, channels });
  services.push(service);
  return service;
}

function post(service: InquiryService, more: Record<string, string> = {}) {
  const request = new Request(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: origin },
    body: JSON.stringify({ ...valid, ...more }),
  });
  return service.fetch(request, '1.2.3.4');
}

async function tokenOf(service: InquiryService): Promise<string> {
  const response = await service.fetch(new Request(`${address}/token`), undefined);
  const { token } = await response.json();
  return token;
}

test('what is posted is delivered, with a token of any process that shares the file', async () => {
  const [service, other] = [await start(), await start()];
  let arrive: (inquiry: StoredInquiry) => void = () => {};
  const arrived = new Promise<StoredInquiry>((resolve) => {
    arrive = resolve;
  });
  const deliver = async (inquiry: StoredInquiry) => arrive(inquiry);
  const delivering = await start([{ name: 'webhook', deliver }]);
  const response = await post(delivering, { token: await tokenOf(other) });
  const { receipt } = await response.json();
  expect(await arrived).toMatchObject({ receipt, fields: { name: 'Ada' } });
  await delivering.stop();
  services.pop();
  const [{ deliveries } = { deliveries: [] }] = await service.store.list();
  expect(deliveries).toMatchObject([{ channel: 'webhook', state: 'delivered' }]);
});

test('the limit is that of the address of the connection where `X-Forwarded-For` is too short', async () => {
  const service = await start();
  const statuses = [];
  for (const name of ['1', '2', '3', '4']) statuses.push((await post(service, { name })).status);
  expect(statuses).toEqual([202, 202, 202, 429]);
});

test('a service that has stopped takes nothing', async () => {
  const service = await start();
  await service.stop();
  services = [];
  expect((await post(service)).status).toBe(503);
});

test('while the store cannot be opened, a form comes back as it was filled in; then it is taken', async () => {
  // A file where the folder should be.
  const blocked = `${folder}/data`;
  writeFileSync(blocked, '');
  let time = 0;
  const config = readConfig(
    { INQUIRIES_DATABASE_URL: `file:${blocked}/i.db` },
    { origins: [origin] },
  );
  const logged: string[] = [];
  const service = await startWhenPossible(config, texts, {
    log: (event) => logged.push(event),
    channels: [],
    now: () => time,
  });
  const form = () => {
    const body = new URLSearchParams({ ...valid, message: 'Typed & kept' });
    return service.fetch(new Request(address, { method: 'POST', body }), undefined);
  };
  const refused = await form();
  expect(refused.status).toBe(503);
  expect(await refused.text()).toContain('Typed &amp; kept');
  expect((await service.fetch(new Request(`${address}/health`), undefined)).status).toBe(503);
  expect(logged).toContain('store-failed');

  rmSync(blocked);
  expect((await form()).status).toBe(503);
  time += 5000;
  expect((await form()).status).toBe(303);
  await service.stop();
});
