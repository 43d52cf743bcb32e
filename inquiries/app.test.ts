/** @jest-environment node */

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { load } from 'cheerio';
import fc from 'fast-check';
import { forms } from '@/content/forms';
import { site } from '@/content/site';
import { localeCodes } from '@/i18n/locales';
import { createApp } from './app';
import { createLimits } from './limits';
import { openStore, type Store } from './store';
import { serviceTexts } from './texts';
import { createTokens, type Tokens } from './tokens';
import { normalized } from './validate';

const origin = 'https://www.firm.example';
const serviceUrl = 'https://api.firm.example/api/inquiries';
const valid = {
  form: 'contact',
  locale: 'de',
  name: 'Ada Lovelace',
  email: 'ada@example.com',
  message: 'Hello,\nworld',
};

const texts = serviceTexts();

const plainConfig = {
  origins: [origin, 'http://localhost:3000'],
  publicOrigin: undefined,
  trustedProxies: 0,
  healthToken: undefined,
};

type Options = Parameters<typeof createApp>[0];

let folder: string;
let time: number;
let store: Store;
let tokens: Tokens;
let logged: unknown[][];
let storedCount: number;
let floods: number;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'inquiries-'));
  time = Date.UTC(2026, 10, 25);
  const now = () => time;
  store = await openStore(`file:${folder}/i.db`, { channels: ['smtp'], now });
  tokens = createTokens({ secret: 'secret', now });
  logged = [];
  storedCount = 0;
  floods = 0;
});
afterEach(() => {
  store.close();
  rmSync(folder, { recursive: true });
});

function appOf(more: Partial<Options> = {}) {
  const now = () => time;
  return createApp({
    config: plainConfig,
    store,
    texts,
    limits: createLimits({ reviewAbove: 60, now }),
    tokens,
    log: (...line) => logged.push(line),
    now,
    onStored: () => {
      storedCount += 1;
    },
    onFlood: () => {
      floods += 1;
    },
    ...more,
  });
}

type App = ReturnType<typeof appOf>;
type Sent = { headers?: Record<string, string>; method?: string; body?: BodyInit; path?: string };

function send(app: App, { path: below = '', headers, method = 'POST', body }: Sent = {}) {
  const request = new Request(serviceUrl + below, {
    method,
    headers: headers ?? {},
    ...(body === undefined ? {} : { body, duplex: 'half' }),
  });
  return app.fetch(request, { address: '9.9.9.9' });
}

function sendJson(app: App, value: unknown, headers: Record<string, string> = {}) {
  const type = { 'Content-Type': 'application/json' };
  return send(app, { body: JSON.stringify(value), headers: { ...type, ...headers } });
}

function sendForm(app: App, fields: Record<string, string>, headers: Record<string, string> = {}) {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const body = new URLSearchParams(fields).toString();
  return send(app, { body, headers: { ...type, ...headers } });
}

async function receiptOf(response: Response): Promise<string> {
  const { receipt } = await response.json();
  return receipt;
}

async function pageOf(response: Response) {
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=UTF-8');
  return load(await response.text());
}

/** What a page's form would send, with line breaks as LF and without what is empty. */
function valuesOf($: Awaited<ReturnType<typeof pageOf>>): Record<string, string> {
  const pairs = $('form').serializeArray();
  return Object.fromEntries(
    pairs
      .filter(({ value }) => value !== '')
      .map(({ name, value }) => [name, value.replaceAll('\r\n', '\n')]),
  );
}

/** A store that fails at a method. */
function failing(method: 'add' | 'get'): Store {
  return { ...store, [method]: () => Promise.reject(new Error(`disk full: ${valid.email}`)) };
}

describe('what is taken', () => {
  test('from a script: 202 with a receipt, once the inquiry is stored', async () => {
    const response = await sendJson(appOf(), { ...valid, color: 'red' });
    expect(response.status).toBe(202);
    const receipt = await receiptOf(response);
    const { form, locale, ...fields } = valid;
    expect(await store.get(receipt)).toMatchObject({ form, locale, fields, status: 'accepted' });
    expect(storedCount).toBe(1);
    expect(logged).toEqual([['received', { receipt, state: 'accepted' }]]);
  });

  test('from a form: a redirect to the confirmation in its language', async () => {
    const app = appOf();
    const response = await sendForm(app, { ...valid, message: 'Hello,\r\nworld', website: '' });
    expect(response.status).toBe(303);
    const location = response.headers.get('Location') ?? '';
    const [stored] = await store.list();
    expect(stored?.fields.message).toBe('Hello,\nworld');
    expect(location).toBe(`/api/inquiries/sent?receipt=${stored?.receipt}`);
    const shown = await app.request(location);
    expect(shown.status).toBe(200);
    const $ = await pageOf(shown);
    expect($('html').attr('lang')).toBe('de');
    expect($('h1').text()).toBe(texts.de.sent.title);
    expect($('strong').text()).toBe(stored?.receipt);
    expect($('main').text()).toContain(
      texts.de.sent.text.replace('{receipt}', stored?.receipt ?? ''),
    );
    expect(
      $('main li')
        .map((_, li) => $(li).text())
        .get(),
    ).toEqual(Object.values(texts.de.sent.next));
    expect($.text()).not.toMatch(/Ada|ada@/);
  });

  test('the redirect leads to the public origin where one is set, never to the host of the request', async () => {
    const config = { ...plainConfig, publicOrigin: 'https://public.example' };
    const headers = { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example' };
    const response = await sendForm(appOf({ config }), valid, headers);
    expect(response.headers.get('Location')).toMatch(
      /^https:\/\/public\.example\/api\/inquiries\/sent\?receipt=H-/,
    );
    const own = await sendForm(appOf(), valid, headers);
    expect(own.headers.get('Location')).toMatch(/^\/api\/inquiries\/sent/);
  });

  test('an inquiry that is sent again has the same receipt, and nothing more is delivered', async () => {
    const app = appOf();
    const id = '0b5d9a2e-7c1f-4e7b-9d35-1a2b3c4d5e6f';
    const first = await receiptOf(await sendJson(app, { ...valid, id }));
    const again = await Promise.all([1, 2, 3].map(() => sendJson(app, { ...valid, id })));
    expect(await Promise.all(again.map(receiptOf))).toEqual([first, first, first]);
    await sendForm(app, valid);
    expect(await store.list()).toHaveLength(1);
    expect(storedCount).toBe(1);
  });
});

describe('what looks like spam is stored and held, and the answer is the same', () => {
  test('the honeypot field was filled in', async () => {
    const receipt = await receiptOf(await sendJson(appOf(), { ...valid, website: 'http://x' }));
    expect(await store.get(receipt)).toMatchObject({ status: 'held', reasons: ['honeypot'] });
    expect(logged).toEqual([['received', { receipt, state: 'held: honeypot' }]]);
    expect(await store.nextDue()).toBeUndefined();
  });

  test('three links without a token', async () => {
    const message = 'http://a.example http://b.example http://c.example';
    const app = appOf();
    const statusOf = async (more: Record<string, string>, headers?: Record<string, string>) => {
      const response = await sendJson(app, { ...valid, message, ...more }, headers);
      return (await store.get(await receiptOf(response)))?.status;
    };
    expect(await statusOf({ name: '1' })).toBe('held');
    expect(await statusOf({ name: '2', token: tokens.issue() })).toBe('accepted');
    expect(await statusOf({ name: '3', token: 'forged' })).toBe('held');
    expect(await statusOf({ name: '4', token: tokens.issue() }, { Origin: 'null' })).toBe('held');
    expect(await statusOf({ name: '5', token: tokens.issue() }, { Origin: origin })).toBe(
      'accepted',
    );
  });

  test('in a flood: what has no token, and the third of an address; the flood is reported once', async () => {
    const limits = createLimits({ reviewAbove: 2, now: () => time });
    const app = appOf({ limits, config: { ...plainConfig, trustedProxies: 1 } });
    let count = 0;
    const reasonsOf = async (from: string, token?: string) => {
      count += 1;
      const headers = { 'X-Forwarded-For': from };
      const response = await sendJson(app, { ...valid, name: String(count), token }, headers);
      expect(response.status).toBe(202);
      return (await store.get(await receiptOf(response)))?.reasons;
    };
    for (const from of ['1.1.1.1', '2.2.2.2']) expect(await reasonsOf(from)).toEqual([]);
    expect(floods).toBe(0);
    expect(await reasonsOf('3.3.3.3')).toEqual(['flood']);
    expect(await reasonsOf('3.3.3.3', tokens.issue())).toEqual([]);
    expect(await reasonsOf('3.3.3.3', tokens.issue())).toEqual(['flood']);
    expect(await reasonsOf('4.4.4.4', tokens.issue())).toEqual([]);
    expect(floods).toBe(1);
    expect(logged.filter(([event]) => event === 'flood')).toHaveLength(1);
    time += 600_001;
    for (const from of ['5.5.5.5', '6.6.6.6']) expect(await reasonsOf(from)).toEqual([]);
    expect(await reasonsOf('7.7.7.7')).toEqual(['flood']);
    expect(floods).toBe(2);
  });

  test('what is sent again counts for no limit, and uses no token', async () => {
    const limits = createLimits({ reviewAbove: 3, now: () => time });
    const app = appOf({ limits, config: { ...plainConfig, trustedProxies: 1 } });
    const token = tokens.issue();
    const headers = { 'X-Forwarded-For': '1.1.1.1' };
    for (let count = 0; count < 10; count += 1) {
      expect((await sendJson(app, { ...valid, token }, headers)).status).toBe(202);
    }
    const other = await sendJson(app, { ...valid, name: 'Eve' }, { 'X-Forwarded-For': '2.2.2.2' });
    expect(await store.get(await receiptOf(other))).toMatchObject({ status: 'accepted' });
    expect([1, 2, 3, 4, 5].map(() => tokens.use(token))).toEqual([true, true, true, true, false]);
  });
});

describe('what a page of somebody else could do', () => {
  const id = '0b5d9a2e-7c1f-4e7b-9d35-1a2b3c4d5e6f';
  const opaqueOrigin = { Origin: 'null' };

  test('an id from an opaque origin is ignored and does not come back', async () => {
    const app = appOf();
    const refused = await sendForm(app, { ...valid, name: '', id }, opaqueOrigin);
    expect(await refused.text()).not.toContain(id);
    const theirs = await receiptOf(
      await sendJson(app, { ...valid, message: 'x', id }, opaqueOrigin),
    );
    const ours = await receiptOf(await sendJson(app, { ...valid, message: 'x', id }));
    expect(ours).not.toBe(theirs);
    expect(await receiptOf(await sendJson(app, { ...valid, message: 'x', id }))).toBe(ours);
  });

  test('what is held does not stand for the same words that are not', async () => {
    const app = appOf();
    const held = await receiptOf(await sendJson(app, { ...valid, website: 'x' }, opaqueOrigin));
    const clean = await receiptOf(await sendJson(app, valid));
    expect(clean).not.toBe(held);
    expect(await store.get(clean)).toMatchObject({ status: 'accepted' });
    const again = await receiptOf(await sendJson(app, { ...valid, website: 'x' }, opaqueOrigin));
    expect(again).toBe(clean);
  });

  test('the same words in another language are confirmed in that language', async () => {
    const app = appOf();
    await sendForm(app, { ...valid, locale: 'ko' });
    const response = await sendForm(app, valid);
    const shown = await app.request(response.headers.get('Location') ?? '');
    expect((await pageOf(shown))('html').attr('lang')).toBe('de');
  });
});

describe('what is refused', () => {
  test('fields by their names: 422 to a script', async () => {
    const response = await sendJson(appOf(), { form: 'contact', locale: 'de', email: 'ada' });
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: { name: 'missing', email: 'invalid', message: 'missing' },
    });
    expect(await store.list()).toEqual([]);
  });

  test('a form comes back with all that was typed, and what is wrong with it', async () => {
    const typed = {
      form: 'consultation',
      locale: 'ja',
      name: '"><script>alert(1)</script>',
      email: "ada@'<b>",
      company: '&amp; Söhne',
      service: 'Tax Services',
      message: `\n <!-- ${'x'.repeat(10_000)} </textarea>\n& more`,
    };
    const app = appOf();
    const response = await sendForm(app, typed);
    expect(response.status).toBe(422);
    const $ = await pageOf(response);
    expect($('html').attr('lang')).toBe('ja');
    expect($('h1').text()).toBe(texts.ja.refused.title);
    const { labels, errors, optional } = texts.ja;
    expect($('script, b').length).toBe(0);
    expect($('form').attr()).toMatchObject({ method: 'post', action: '/api/inquiries' });
    expect(valuesOf($)).toEqual({ ...typed, message: normalized(typed.message) });
    const links = $('[role=alert] a');
    expect(links.map((_, link) => $(link).text()).get()).toEqual([
      labels['forms.emailAddress'],
      labels['forms.message'],
    ]);
    for (const link of links) {
      const field = $($(link).attr('href') ?? '');
      expect(field.attr('aria-invalid')).toBe('true');
      const described = $(`#${field.attr('aria-describedby')}`).text();
      expect($(link).parent().text()).toContain(described);
    }
    expect($('#consultation-email-error').text()).toBe(errors.invalidEmail);
    expect($('#consultation-message-error').text()).toBe(errors.long.replace('{limit}', '10,000'));
    expect($('[autofocus]').attr('id')).toBe('consultation-email');
    expect($('[aria-invalid]').length).toBe(2);
    expect($('#consultation-service option').length).toBe(11);
    expect($('label[for=consultation-phone]').text()).toBe(
      optional.replace('{label}', labels['forms.phone'] ?? ''),
    );
    expect($('label[for=consultation-name]').text()).toBe(`${labels['forms.name']} *`);
    expect($('button').text()).toBe(labels['forms.request']);
    // Once mended, what comes back can be sent as it is.
    const mended = { ...valuesOf($), email: 'ada@example.com', message: 'short' };
    expect((await sendForm(app, mended)).status).toBe(303);
  });

  test.each(Object.keys(forms))('%s: an empty form misses what it needs', async (form) => {
    const $ = await pageOf(await sendForm(appOf(), { form, locale: 'es' }));
    const required = $('[required]')
      .map((_, field) => $(field).attr('id'))
      .get();
    const wrong = $('[aria-invalid]')
      .map((_, field) => $(field).attr('id'))
      .get();
    expect(required.length).toBeGreaterThan(1);
    expect(wrong).toEqual(required);
  });

  test('a form that no page has comes back as one that can be sent', async () => {
    const response = await sendForm(
      appOf(),
      { ...valid, form: 'x', locale: 'x' },
      {
        'Accept-Language': 'eo, ES-mx;q=0.8, de;q=0.5',
      },
    );
    expect(response.status).toBe(422);
    const $ = await pageOf(response);
    expect($('html').attr('lang')).toBe('es');
    expect(valuesOf($)).toEqual({ ...valid, locale: 'es' });
  });

  test('no JSON, or no object: 400', async () => {
    const headers = { 'Content-Type': 'application/json; charset=utf-8' };
    const bodies = ['', '{', '[]', '"text"', 'null', '5', new Uint8Array([0x22, 0xff, 0x22])];
    for (const body of bodies) {
      const response = await send(appOf(), { body, headers });
      expect([body, response.status]).toEqual([body, 400]);
    }
  });

  test('other types: 415', async () => {
    const types = [
      'text/plain',
      'multipart/form-data; boundary=x',
      'constructor',
      'application/jsonp',
    ];
    for (const type of types) {
      const headers = { 'Content-Type': type };
      expect((await send(appOf(), { body: '{}', headers })).status).toBe(415);
    }
    expect((await send(appOf())).status).toBe(415);
  });

  test('an origin that is none of ours: 403, as a page for a form', async () => {
    const app = appOf();
    for (const foreign of ['https://evil.example', 'https://www.firm.example.evil.example', '']) {
      const response = await sendJson(app, valid, { Origin: foreign });
      expect(response.status).toBe(403);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
    const response = await sendForm(app, valid, { Origin: 'https://evil.example' });
    expect(response.status).toBe(403);
    expect((await pageOf(response))('h1').text()).toBe(texts.en.foreign.title);
    expect(await store.list()).toEqual([]);
    expect((await sendForm(app, valid, { Origin: 'null' })).status).toBe(303);
  });

  test('too many from an address behind a proxy: 429, and the form comes back', async () => {
    const config = { ...plainConfig, trustedProxies: 1 };
    const app = appOf({ config });
    const headers = { 'X-Forwarded-For': '7.7.7.7, 1.2.3.4' };
    for (const name of ['1', '2', '3']) await sendJson(app, { ...valid, name }, headers);
    const script = await sendJson(app, { ...valid, name: '4' }, { ...headers, Origin: origin });
    expect(script.status).toBe(429);
    expect(script.headers.get('Retry-After')).toBe('600');
    expect(script.headers.get('Access-Control-Expose-Headers')).toBe('Retry-After');
    const id = '0b5d9a2e-7c1f-4e7b-9d35-1a2b3c4d5e6f';
    const form = await sendForm(app, { ...valid, id }, headers);
    expect(form.status).toBe(429);
    const $ = await pageOf(form);
    expect($('h1').text()).toBe(texts.de.tooMany.title);
    expect($('main > p').first().text()).toBe(texts.de.tooMany.text.replace('{minutes}', '10'));
    expect($('[role=alert], [autofocus], [aria-invalid]').length).toBe(0);
    expect($('button').text()).toBe(texts.de.sendAgain);
    expect(valuesOf($)).toEqual({ ...valid, id });
    const token = tokens.issue();
    expect((await sendJson(app, { ...valid, name: '4', token }, headers)).status).toBe(202);
    const other = { 'X-Forwarded-For': '1.2.3.4, 7.7.7.7' };
    expect((await sendJson(app, { ...valid, name: '5' }, other)).status).toBe(202);
    expect(await store.list()).toHaveLength(5);
    // A submission with errors does not count.
    time += 600_000;
    for (let count = 0; count < 5; count += 1) await sendJson(app, { ...valid, name: '' }, headers);
    expect((await sendJson(app, { ...valid, name: '6' }, headers)).status).toBe(202);
  });

  test('without a trusted proxy there is no limit by address', async () => {
    const app = appOf();
    for (let count = 0; count < 15; count += 1) {
      const headers = { 'X-Forwarded-For': '1.2.3.4' };
      const response = await sendJson(app, { ...valid, name: String(count) }, headers);
      expect(response.status).toBe(202);
    }
  });

  test('what cannot be stored: 503, and the form comes back; no word of it is logged', async () => {
    const app = appOf({ store: failing('add') });
    const script = await sendJson(app, valid);
    expect(script.status).toBe(503);
    expect(script.headers.get('Retry-After')).toBe('30');
    const form = await sendForm(app, valid);
    expect(form.status).toBe(503);
    const $ = await pageOf(form);
    expect($('h1').text()).toBe(texts.de.unavailable.title);
    expect($('main > p a').attr('href')).toBe(site.emailUrl);
    expect(valuesOf($)).toEqual(valid);
    expect(logged.map(([event]) => event)).toEqual(['store-failed', 'store-failed']);
    expect(JSON.stringify(logged)).not.toMatch(/ada@|disk full/);
    expect(storedCount).toBe(0);
  });
});

describe('body', () => {
  const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
  const large = `${new URLSearchParams(valid)}&x=${'x'.repeat(256 * 1024)}`;

  function streamOf(chunks: readonly (string | undefined)[]): ReadableStream<Uint8Array> {
    const left = [...chunks];
    return new ReadableStream({
      pull(controller) {
        const next = left.shift();
        if (next !== undefined) controller.enqueue(new TextEncoder().encode(next));
        else if (left.length === 0) controller.close();
        else return new Promise(() => {});
      },
    });
  }

  test('more than 256 KB: 413, with the address to write to', async () => {
    const app = appOf();
    const form = await send(app, { body: large, headers: { ...type, 'Accept-Language': 'ko' } });
    expect(form.status).toBe(413);
    const $ = await pageOf(form);
    expect($('html').attr('lang')).toBe('ko');
    expect($('main > p a').first().attr('href')).toBe(site.emailUrl);
    const script = await sendJson(app, { ...valid, message: 'x'.repeat(256 * 1024) });
    expect(script.status).toBe(413);
    expect(await store.list()).toEqual([]);
    const whole = large.slice(0, 256 * 1024);
    expect((await send(app, { body: whole, headers: type })).status).toBe(303);
  });

  test('the bytes count, whatever the headers say', async () => {
    const app = appOf();
    const small = { ...type, 'Content-Length': '10' };
    expect((await send(app, { body: streamOf([large]), headers: small })).status).toBe(413);
    const pieces = String(new URLSearchParams(valid)).split(/(?=&)/);
    const huge = { ...type, 'Content-Length': '99999999' };
    expect((await send(app, { body: streamOf(pieces), headers: huge })).status).toBe(303);
  });

  test('a client that does not go on is answered after ten seconds', async () => {
    jest.useFakeTimers();
    try {
      const response = send(appOf(), {
        body: streamOf(['name=Ada', undefined, 'x']),
        headers: type,
      });
      await jest.advanceTimersByTimeAsync(9_999);
      expect(await Promise.race([response, 'waiting'])).toBe('waiting');
      await jest.advanceTimersByTimeAsync(1);
      expect((await response).status).toBe(408);
    } finally {
      jest.useRealTimers();
    }
  });

  test('a connection that breaks off: 400', async () => {
    const body = new ReadableStream({ pull: (controller) => controller.error(new Error('reset')) });
    expect((await send(appOf(), { body, headers: type })).status).toBe(400);
  });
});

describe('other routes', () => {
  test('the token that is fetched is valid', async () => {
    const response = await send(appOf(), { path: '/token', method: 'GET' });
    const { token } = await response.json();
    expect(tokens.use(token)).toBe(true);
  });

  describe('health', () => {
    const healthToken = 'a token of the monitor, 32 characters';
    const bearer = { Authorization: `Bearer ${healthToken}` };

    async function getHealth(app: App, headers: Record<string, string> = {}) {
      time += 1000;
      const response = await send(app, { path: '/health', method: 'GET', headers });
      return [response.status, await response.json()];
    }

    test('to everybody: 200, and 503 only where nothing can be written', async () => {
      const app = appOf();
      const receipt = await receiptOf(await sendJson(app, valid));
      time += 61_000;
      expect(await getHealth(app)).toEqual([200, { writable: true, oldestUndeliveredSeconds: 62 }]);
      await store.recordFailure(receipt, 'smtp', 'refused', undefined);
      expect(await getHealth(app)).toEqual([200, { writable: true, oldestUndeliveredSeconds: 63 }]);
      store.close();
      expect(await getHealth(app)).toEqual([
        503,
        { writable: false, oldestUndeliveredSeconds: null },
      ]);
    });

    test('with the token: also what is held and has failed, and then 503', async () => {
      const app = appOf({ config: { ...plainConfig, healthToken } });
      const healthy = {
        writable: true,
        oldestUndeliveredSeconds: null,
        failed: 0,
        failedReceipts: [],
        held: 0,
      };
      expect(await getHealth(app, bearer)).toEqual([200, healthy]);
      const receipt = await receiptOf(await sendJson(app, valid));
      await store.recordFailure(receipt, 'smtp', 'refused', undefined);
      expect(await getHealth(app, bearer)).toEqual([
        503,
        { ...healthy, oldestUndeliveredSeconds: 1, failed: 1, failedReceipts: [receipt] },
      ]);
      store.close();
      expect(await getHealth(app, bearer)).toEqual([503, { ...healthy, writable: false }]);
    });

    test('with another token, or where there is none: 401', async () => {
      const app = appOf({ config: { ...plainConfig, healthToken } });
      for (const wrong of [`${healthToken}x`, 'undefined', '']) {
        const headers = { Authorization: `Bearer ${wrong}` };
        expect(await getHealth(app, headers)).toEqual([401, { error: 'wrong-token' }]);
      }
      expect((await getHealth(appOf(), { Authorization: 'Bearer undefined' }))[0]).toBe(401);
    });
  });

  test('health looks at the store once a second at most', async () => {
    const checkHealth = jest.fn(store.checkHealth);
    const app = appOf({ store: { ...store, checkHealth } });
    for (let count = 0; count < 5; count += 1) await send(app, { path: '/health', method: 'GET' });
    expect(checkHealth).toHaveBeenCalledTimes(1);
  });

  test('the confirmation of a receipt that nobody has: 404, as a page in the language of the browser', async () => {
    for (const query of ['', '?receipt=', '?receipt=H-0000000000', '?receipt=%00%ff<b>']) {
      const headers = { 'Accept-Language': 'zh-Hant-TW,en' };
      const response = await send(appOf(), { path: `/sent${query}`, method: 'GET', headers });
      expect(response.status).toBe(404);
      const $ = await pageOf(response);
      expect($('html').attr('lang')).toBe('zh-Hans');
      expect($('h1').text()).toBe(texts.zh.unknown.title);
    }
  });

  test('the confirmation where the store fails: 503', async () => {
    const path = '/sent?receipt=H-0000000000';
    const response = await send(appOf({ store: failing('get') }), { path, method: 'GET' });
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('30');
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(JSON.stringify(logged)).not.toMatch(/ada@/);
  });

  test.each([
    ['GET', '', 'POST, OPTIONS'],
    ['DELETE', '', 'POST, OPTIONS'],
    ['POST', '/token', 'GET, HEAD'],
    ['PUT', '/health', 'GET, HEAD'],
    ['POST', '/sent', 'GET, HEAD'],
  ])('%s %s: 405, with what is allowed', async (method, path, allowed) => {
    const response = await send(appOf(), { path, method });
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe(allowed);
  });

  test('anything else: 404, as a page for a browser', async () => {
    expect((await send(appOf(), { path: '/other', method: 'GET' })).status).toBe(404);
    const headers = { Accept: 'text/html,*/*' };
    const response = await send(appOf(), { path: '/%ff%00/x', method: 'GET', headers });
    expect(response.status).toBe(404);
    expect((await pageOf(response))('h1').text()).toBe(texts.en.unknown.title);
  });

  test('HEAD is GET without a body', async () => {
    for (const path of ['/token', '/health', '/sent?receipt=x']) {
      const get = await send(appOf(), { path, method: 'GET' });
      const head = await send(appOf(), { path, method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([get.status, '']);
      expect(head.headers.get('Content-Type')).toBe(get.headers.get('Content-Type'));
      expect(head.headers.get('Cache-Control')).toBe('no-store');
    }
  });

  test('pages of our origins may ask, and no others', async () => {
    const app = appOf();
    const ask = (from: string) =>
      send(app, {
        method: 'OPTIONS',
        headers: { Origin: from, 'Access-Control-Request-Method': 'POST' },
      });
    const ours = await ask(origin);
    expect([ours.status, await ours.text()]).toEqual([204, '']);
    expect(ours.headers.get('Access-Control-Allow-Origin')).toBe(origin);
    expect(ours.headers.get('Access-Control-Allow-Methods')).toBe('POST');
    expect(ours.headers.get('Access-Control-Allow-Headers')).toBe('Content-Type');
    for (const foreign of ['https://evil.example', 'null']) {
      const response = await ask(foreign);
      expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull();
    }
    const json = await sendJson(app, valid, { Origin: 'http://localhost:3000' });
    expect(json.headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:3000');
  });

  test('every answer forbids caching and has a policy', async () => {
    const app = appOf();
    const answers = await Promise.all([
      sendForm(app, valid),
      sendForm(app, { ...valid, name: '' }),
      sendJson(app, valid),
      sendJson(app, {}),
      send(app),
      send(app, { method: 'OPTIONS' }),
      send(app, { path: '/token', method: 'GET' }),
      send(app, { path: '/health', method: 'HEAD' }),
      send(app, { path: '/other', method: 'GET' }),
    ]);
    for (const { headers } of answers) {
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'same-origin',
        'x-robots-tag': 'noindex',
        vary: 'Origin',
        'content-security-policy': expect.stringMatching(
          /^default-src 'none'; style-src 'sha256-[\w+/]{43}='; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
        ),
      });
    }
  });
});

describe('whatever is sent', () => {
  const anyText = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }),
    fc.constantFrom(
      '\r\n',
      '\u202e',
      '\0',
      '\ud800',
      '<script>',
      '"><img src=x onerror=y>',
      '{email}',
    ),
    fc
      .array(fc.constantFrom('\r', '\n', ' ', '\ud800', '\udc00', '<', '&', '"', "'", 'a'), {
        maxLength: 40,
      })
      .map((parts) => parts.join('')),
  );
  const fields = fc.record(
    {
      form: fc.oneof(fc.constantFrom(...Object.keys(forms)), anyText),
      locale: fc.oneof(fc.constantFrom(...localeCodes), anyText),
      name: anyText,
      email: fc.oneof(fc.constant('ada@example.com'), fc.emailAddress(), anyText),
      company: anyText,
      phone: anyText,
      service: fc.oneof(fc.constantFrom('tax', 'Tax Services'), anyText),
      message: anyText,
      id: fc.oneof(fc.uuid(), anyText),
      token: anyText,
    },
    { requiredKeys: ['form', 'locale', 'name', 'email', 'message'] },
  );

  /** Elements of the pages: any other one would have come from what was typed. */
  const known =
    'html head meta title style body header a main h1 p div ul li form input label textarea select option span button strong'.split(
      ' ',
    );

  async function check(response: Response, typed: Readonly<Record<string, unknown>> | undefined) {
    expect(response.status).toBeLessThan(500);
    if (response.headers.get('Content-Type')?.startsWith('text/html')) {
      const $ = await pageOf(response);
      for (const element of $('*')) {
        expect(known).toContain($(element).prop('tagName')?.toLowerCase());
        const attributes = Object.keys($(element).attr() ?? {});
        expect(attributes.filter((name) => name.startsWith('on'))).toEqual([]);
      }
    }
    if (response.status !== 202 && response.status !== 303) return;
    const receipt = response.headers.get('Location')?.split('=')[1] ?? (await receiptOf(response));
    const stored = await store.get(receipt);
    for (const [name, value] of Object.entries(stored?.fields ?? { missing: '' })) {
      expect(value).toBe(normalized(String(typed?.[name])));
    }
    await store.remove(receipt);
  }

  test('as fields, from a script', () =>
    fc.assert(
      fc.asyncProperty(fields, async (typed) => check(await sendJson(appOf(), typed), typed)),
    ));

  test('as fields, from a form', () =>
    fc.assert(
      fc.asyncProperty(fields, async (typed) => {
        const sent = [...new URLSearchParams(Object.entries(typed))];
        await check(await sendForm(appOf(), typed), Object.fromEntries(sent));
      }),
      { numRuns: 50 },
    ));

  test('as JSON', () =>
    fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => check(await sendJson(appOf(), value), {})),
    ));

  test('as bytes', () =>
    fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 2000 }),
        fc.constantFrom('application/json', 'application/x-www-form-urlencoded'),
        async (bytes, type) => {
          const body = Buffer.from(bytes);
          await check(await send(appOf(), { body, headers: { 'Content-Type': type } }), {});
        },
      ),
    ));

  test('ten thousand fields, and names that objects have', async () => {
    const many = Array.from({ length: 10_000 }, (_, index) => [`f${index}`, 'x']);
    const names = ['__proto__', 'constructor', 'toString'].map((name) => [name, '{"form":"x"}']);
    const body = [...many, ...names].map((pair) => pair.join('=')).join('&');
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    const rest = new URLSearchParams(valid);
    expect((await send(appOf(), { body: `${body}&${rest}`, headers })).status).toBe(303);
    const json = `{"__proto__":{"form":"x","name":"y"},"constructor":{"prototype":{}},"errors":{}}`;
    await check(
      await send(appOf(), { body: json, headers: { 'Content-Type': 'application/json' } }),
      {},
    );
    const deep = '['.repeat(100_000);
    const nested = { body: deep, headers: { 'Content-Type': 'application/json' } };
    expect((await send(appOf(), nested)).status).toBe(400);
    expect(Object.keys({}.constructor.prototype)).toEqual([]);
  });

  test('of a repeated field, the first counts', async () => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' };
    await send(appOf(), { body: `${new URLSearchParams(valid)}&name=Eve`, headers });
    expect((await store.list())[0]?.fields.name).toBe(valid.name);
  });
});
