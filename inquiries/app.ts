import { createHash, timingSafeEqual } from 'node:crypto';
import { type Context, Hono } from 'hono';
import { site } from '@/content/site';
import { commonHeaders } from '@/deploy/headers.mjs';
import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { inquiriesPath } from '@/lib/inquiries/inquiries-path.mjs';
import type { Config } from './config';
import { clientOf, type Limits } from './limits';
import { pagePolicy } from './page-style';
import { formPage, type NoticeKind, noticePage, type ReturnReason, sentPage } from './pages';
import { localeOf, readValues, type Sender, senderOf } from './read-request';
import { spamReasons } from './spam';
import type { Store } from './store';
import type { ServiceTexts } from './texts';
import type { Tokens } from './tokens';
import type { HealthReport, Log } from './types';
import { inquiryOf, readSubmission, type Submission } from './validate';

const hsts = 'Strict-Transport-Security';

/** `Retry-After` while the store does not work, in seconds. */
const storeRetry = 30;

/** A flood is over when it has held no inquiry for so long, in milliseconds. */
const floodPause = 10 * 60 * 1000;

/** How long a health check of the store counts, in milliseconds: each one writes to the disk. */
const healthInterval = 1000;

type AppOptions = {
  config: Pick<Config, 'origins' | 'publicOrigin' | 'trustedProxies' | 'healthToken'>;
  store: Pick<Store, 'findSame' | 'add' | 'get' | 'checkHealth'>;
  texts: Readonly<Record<Locale, ServiceTexts>>;
  limits: Limits;
  tokens: Tokens;
  log: Log;
  /** Milliseconds since 1970. */
  now: () => number;
  /** Called when a new inquiry has been stored, held or not. */
  onStored: () => void;
  /** Called when the first inquiry of a flood has been held. */
  onFlood: () => void;
};

type Environment = {
  Bindings: {
    /** IP address of the client's end of the connection. */
    address: string | undefined;
  };
};

type RequestContext = Context<Environment>;

/** Status of a body that could not be read. */
const failureStatus = { large: 413, slow: 408, broken: 400, malformed: 400 } as const;

/** An error for the log: its code, or its name and place. A message may hold what a visitor typed. */
function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const [, at = ''] = /\n\s+at ([^\n]*)/.exec(error.stack ?? '') ?? [];
  return 'code' in error ? String(error.code) : `${error.name} at ${at}`;
}

/** Compares two texts in constant time. */
function isEqual(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest());
  return a !== undefined && b !== undefined && timingSafeEqual(a, b);
}

/** The routes of the service below `/api/inquiries`. */
export function createApp(options: AppOptions): Hono<Environment> {
  const { config, store, texts, limits, tokens, log, now, onStored, onFlood } = options;

  function pageContextOf(locale: Locale) {
    // A service with an origin of its own links to the pages by whole URLs.
    const origin = config.publicOrigin === undefined ? '' : site.origin;
    return { locale, texts: texts[locale], home: origin + localizedPath(locale, '/') };
  }

  function notice(context: RequestContext, kind: NoticeKind) {
    return noticePage(pageContextOf(localeOf(context.req.raw)), kind);
  }

  /** Answers with an error: a page for a form, JSON for a script. */
  async function refuse(
    context: RequestContext,
    sender: Sender | undefined,
    status: 400 | 403 | 404 | 405 | 408 | 413 | 415 | 422 | 429 | 503,
    { page, ...body }: { error?: string; errors?: object; page: () => Promise<string> },
  ) {
    return sender === 'form' ? context.html(await page(), status) : context.json(body, status);
  }

  function unavailable(
    context: RequestContext,
    sender: Sender | undefined,
    page = () => notice(context, 'unavailable'),
  ) {
    context.header('Retry-After', String(storeRetry));
    return refuse(context, sender, 503, { error: 'unavailable', page });
  }

  /** Waits for a call of the store. @returns undefined where it fails, which is logged */
  function tryStore<T>(at: string, call: Promise<T>): Promise<{ value: T } | undefined> {
    return call.then(
      (value) => ({ value }),
      (error: unknown) => {
        log('store-failed', { at, error: failureOf(error) });
        return undefined;
      },
    );
  }

  function confirm(context: RequestContext, sender: Sender, receipt: string) {
    if (sender === 'script') return context.json({ receipt }, 202);
    const address = (config.publicOrigin ?? '') + inquiriesPath;
    return context.redirect(`${address}/sent?receipt=${receipt}`, 303);
  }

  let lastFloodAt = Number.NEGATIVE_INFINITY;
  /** Reports a flood when it begins; to be called once the inquiry has been stored. */
  function noteFlood() {
    const isFirst = now() - lastFloodAt > floodPause;
    lastFloodAt = now();
    if (!isFirst) return;
    log('flood');
    onFlood();
  }

  /** Stores a submission that is valid and within the limits. */
  async function handleSubmission(context: RequestContext, sender: Sender, given: Submission) {
    // An opaque origin, as that of a file, may be of anybody, who must not choose a key for others.
    const hasOpaqueOrigin = context.req.header('Origin') === 'null';
    const submission = hasOpaqueOrigin ? { ...given, idempotencyKey: undefined } : given;
    const { token, idempotencyKey, isHoneypotFilled, errors } = submission;
    const locale = submission.locale ?? localeOf(context.req.raw);
    const inquiry = inquiryOf(submission);
    const form = (reason: ReturnReason, minutes?: number) => () =>
      formPage(pageContextOf(locale), reason, submission, { action: inquiriesPath, minutes });
    if (inquiry === undefined) {
      return refuse(context, sender, 422, { errors, page: form('refused') });
    }
    const forwarded = context.req.header('X-Forwarded-For');
    const client = clientOf(config.trustedProxies, forwarded, context.env.address);
    const tooMany = (seconds: number) => {
      context.header('Retry-After', String(seconds));
      const page = form('tooMany', Math.ceil(seconds / 60));
      return refuse(context, sender, 429, { error: 'too-many', page });
    };
    // Before the store is read, which a flood from one address must not reach.
    const blockedFor = limits.secondsUntilNext(client, token !== undefined);
    if (blockedFor > 0) return tooMany(blockedFor);
    // What is stored already counts for no limit and uses no token.
    const same = await tryStore('find', store.findSame({ ...inquiry, idempotencyKey }));
    if (same === undefined) return unavailable(context, sender, form('unavailable'));
    if (same.value !== undefined) {
      log('received', { receipt: same.value, state: 'known' });
      return confirm(context, sender, same.value);
    }
    const hasToken = !hasOpaqueOrigin && token !== undefined && tokens.use(token);
    const wait = limits.consume(client, hasToken);
    if (wait > 0) return tooMany(wait);
    const isFlood = limits.detectFlood(client, hasToken);
    const reasons = spamReasons(inquiry, { isHoneypotFilled, hasToken, isFlood });
    const stored = await tryStore('add', store.add({ ...inquiry, idempotencyKey, reasons }));
    if (stored === undefined) return unavailable(context, sender, form('unavailable'));
    const { receipt, isNew } = stored.value;
    const state = reasons.length > 0 ? `held: ${reasons.join(', ')}` : 'accepted';
    log('received', { receipt, state: isNew ? state : 'known' });
    if (isNew) onStored();
    if (isNew && isFlood) noteFlood();
    return confirm(context, sender, receipt);
  }

  function isForeign(context: RequestContext): boolean {
    const origin = context.req.header('Origin');
    return origin !== undefined && origin !== 'null' && !config.origins.includes(origin);
  }

  async function submit(context: RequestContext) {
    const sender = senderOf(context.req.raw);
    if (isForeign(context)) {
      const page = () => notice(context, 'foreign');
      return refuse(context, sender, 403, { error: 'foreign-origin', page });
    }
    if (sender === undefined) return context.json({ error: 'unsupported-type' }, 415);
    const values = await readValues(context.req.raw, sender);
    if (typeof values !== 'string')
      return handleSubmission(context, sender, readSubmission(values));
    const page = () => notice(context, values === 'large' ? 'tooLarge' : 'unavailable');
    return refuse(context, sender, failureStatus[values], { error: values, page });
  }

  let lastCheck: { at: number; result: Promise<HealthReport> } | undefined;
  /** Answers whether the store works; with the token also what is held and what has failed. */
  async function showHealth(context: RequestContext) {
    const [, bearer] = /^Bearer\b *(.*)$/i.exec(context.req.header('Authorization') ?? '') ?? [];
    const isAuthorized =
      config.healthToken !== undefined && isEqual(bearer ?? '', config.healthToken);
    if (bearer !== undefined && !isAuthorized) {
      // A monitor with a wrong token would take the public answer for a good one.
      context.header('WWW-Authenticate', 'Bearer');
      return context.json({ error: 'wrong-token' }, 401);
    }
    if (lastCheck === undefined || now() - lastCheck.at >= healthInterval) {
      lastCheck = { at: now(), result: store.checkHealth() };
    }
    const all = await lastCheck.result;
    const { writable, oldestUndeliveredSeconds } = all;
    if (bearer !== undefined) return context.json(all, writable && all.failed === 0 ? 200 : 503);
    return context.json({ writable, oldestUndeliveredSeconds }, writable ? 200 : 503);
  }

  async function showSent(context: RequestContext) {
    const receipt = context.req.query('receipt') ?? '';
    const inquiry = await store.get(receipt);
    if (inquiry === undefined) return context.html(await notice(context, 'unknown'), 404);
    // The site may have dropped the language since.
    const locale = isLocale(inquiry.locale) ? inquiry.locale : defaultLocale;
    return context.html(await sentPage(pageContextOf(locale), receipt));
  }

  /** Answers where no route matches: with a page for a browser. */
  function answerNoRoute(context: RequestContext, status: 404 | 405) {
    const isBrowser = context.req.header('Accept')?.includes('text/html');
    const error = status === 404 ? 'not-found' : 'method-not-allowed';
    const page = () => notice(context, 'unknown');
    return refuse(context, isBrowser ? 'form' : undefined, status, { error, page });
  }

  function allowing(methods: string) {
    return (context: RequestContext) => {
      context.header('Allow', methods);
      return answerNoRoute(context, 405);
    };
  }

  const app = new Hono<Environment>().basePath(inquiriesPath);
  app.use(async (context, next) => {
    await next();
    const { headers } = context.res;
    const origin = context.req.header('Origin');
    headers.set(hsts, commonHeaders[hsts] ?? '');
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Content-Type-Options', 'nosniff');
    headers.set('Referrer-Policy', 'same-origin');
    headers.set('X-Robots-Tag', 'noindex');
    headers.set('Vary', 'Origin');
    headers.set('Content-Security-Policy', pagePolicy);
    if (origin !== undefined && config.origins.includes(origin)) {
      headers.set('Access-Control-Allow-Origin', origin);
      headers.set('Access-Control-Expose-Headers', 'Retry-After');
    }
  });
  app.post('/', submit);
  app.options('/', (context) => {
    if (isForeign(context)) return context.json({ error: 'foreign-origin' }, 403);
    context.header('Allow', 'POST, OPTIONS');
    context.header('Access-Control-Allow-Methods', 'POST');
    context.header('Access-Control-Allow-Headers', 'Content-Type');
    context.header('Access-Control-Max-Age', '7200');
    return context.body(null, 204);
  });
  app.all('/', allowing('POST, OPTIONS'));
  app.get('/token', (context) => context.json({ token: tokens.issue() }));
  app.get('/health', showHealth);
  app.get('/sent', showSent);
  for (const path of ['/token', '/health', '/sent']) app.all(path, allowing('GET, HEAD'));
  app.notFound((context) => answerNoRoute(context, 404));
  app.onError((error, context) => {
    log('request-failed', { error: failureOf(error) });
    return unavailable(context, senderOf(context.req.raw));
  });
  return app;
}
