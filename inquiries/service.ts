import { randomBytes } from 'node:crypto';
import type { Locale } from '@/i18n/locales';
import { createApp } from './app';
import type { Config } from './config';
import { createLimits } from './limits';
import { startOutbox } from './outbox';
import { openStore, unwritable } from './store';
import type { ServiceTexts } from './texts';
import { createTokens } from './tokens';
import type { Channel, Log } from './types';

const day = 24 * 60 * 60 * 1000;

type ServiceOptions = {
  log: Log;
  /** Where inquiries are delivered to; without any they are stored only. */
  channels: readonly Channel[];
  /** Milliseconds since 1970. */
  now?: () => number;
};

/** The running service. */
export type InquiryService = Awaited<ReturnType<typeof startInquiries>>;

/** Opens the store, delivers what is queued, deletes what is old once a day. @throws Error where it cannot be opened */
export async function startInquiries(
  config: Config,
  texts: Readonly<Record<Locale, ServiceTexts>>,
  { log, channels, now = Date.now }: ServiceOptions,
) {
  const names = channels.map(({ name }) => name);
  const store = await openStore(config.databaseUrl, { channels: names, now });
  // Kept in the store: a token is valid for each process that shares it, and after a restart.
  const secret = await store.getOrCreateSetting('token-secret', () =>
    randomBytes(32).toString('base64url'),
  );
  const { leaseMs, initialRetryDelayMs } = config;
  const outbox = startOutbox({ store, channels, log, now, leaseMs, initialRetryDelayMs });
  const app = createApp({
    config,
    store,
    texts,
    limits: createLimits({ reviewAbove: config.reviewAbove, now }),
    tokens: createTokens({ secret, now }),
    log,
    now,
    onStored: outbox.wake,
    onFlood: outbox.notifyOfFlood,
  });
  // Inquiries are kept no longer than the privacy notice says.
  const prune = () =>
    store.prune(now() - config.keepDays * day).then(
      (count) => count > 0 && log('pruned', { count }),
      () => log('store-failed', { at: 'prune' }),
    );
  const pruning = setInterval(prune, day);
  await prune();
  return {
    /** Answers a request below `/api/inquiries`. @param address of the client's end of the connection */
    fetch: async (request: Request, address: string | undefined) => app.fetch(request, { address }),
    /** Waits for deliveries that are under way, a minute at most, then closes the store. */
    async stop() {
      clearInterval(pruning);
      await outbox.stop();
      store.close();
    },
    store,
  };
}

/** How long to wait before the store is opened again, in milliseconds. */
const reopenAfter = 5000;

/** Stands in for a store that cannot be opened. */
const closedStore = {
  add: () => Promise.reject(new Error('The store is not open.')),
  findSame: async () => undefined,
  get: async () => undefined,
  checkHealth: async () => unwritable,
};

/**
 * Starts the service, also where its store cannot be opened yet: then submissions are answered with 503 and the form
 * as it was filled in, and requests try to open it again, every five seconds at most.
 */
export async function startWhenPossible(
  config: Config,
  texts: Readonly<Record<Locale, ServiceTexts>>,
  options: ServiceOptions,
): Promise<Pick<InquiryService, 'fetch' | 'stop'>> {
  const { log, now = Date.now } = options;
  let triedAt = 0;
  async function open(): Promise<InquiryService | undefined> {
    triedAt = now();
    try {
      return await startInquiries(config, texts, options);
    } catch (error) {
      const reason = error instanceof Error ? error.message : 'unknown';
      log('store-failed', { at: 'open', error: reason });
      return undefined;
    }
  }
  let service = await open();
  const closedApp = createApp({
    config,
    store: closedStore,
    texts,
    limits: createLimits({ reviewAbove: config.reviewAbove, now }),
    tokens: createTokens({ secret: randomBytes(32).toString('base64url'), now }),
    log,
    now,
    onStored: () => {},
    onFlood: () => {},
  });
  return {
    async fetch(request, address) {
      if (service === undefined && now() - triedAt >= reopenAfter) service = await open();
      return service?.fetch(request, address) ?? closedApp.fetch(request, { address });
    },
    stop: async () => service?.stop(),
  };
}
