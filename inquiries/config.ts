import { z } from 'zod';
import { invalidSource, zodProblems } from '@/lib/errors/validation-errors';

/** An integer in a variable. */
function integer(fallback: number, from: number, to: number) {
  return z
    .string()
    .default(String(fallback))
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= from && Number(value) <= to, {
      error: `must be an integer from ${from} to ${to}`,
    })
    .transform(Number);
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, origin } = new URL(value);
  return /^https?:$/.test(protocol) && origin === value;
}

const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL has no user name and password, which logs and errors could repeat. */
function isWithoutLogin(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

const noLogin = { error: 'must have no user name and password' };

/** Whether a webhook can be called at an address: over a line on which nobody reads along. */
function isPrivateUrl(value: string): boolean {
  if (!URL.canParse(value)) return false;
  const { protocol, hostname } = new URL(value);
  return protocol === 'https:' || (protocol === 'http:' && localHosts.has(hostname));
}

function isSmtpUrl(value: string): boolean {
  return URL.canParse(value) && /^smtps?:\/\/[^/]/.test(value);
}

const originExample = 'an origin such as https://www.example.com, without a path or final slash';
const origin = z.string().refine(isOrigin, { error: `must be ${originExample}` });
const address = z.email({ error: 'must be an e-mail address' });

const variables = z.object({
  INQUIRIES_DATABASE_URL: z
    .string()
    .default('file:data/inquiries.db')
    // In memory nothing would last.
    .refine((value) => /^(?:file:(?!:memory:)[^?#%]*[^/?#%]|libsql:\/\/[^/].*)$/.test(value), {
      error: 'must be file: and the path of a file without ? # %, or a libsql:// URL',
    })
    .refine((value) => value.startsWith('file:') || isWithoutLogin(value), noLogin),
  INQUIRIES_SMTP_URL: z
    .string()
    .refine(isSmtpUrl, { error: 'must be an smtp:// or smtps:// URL' })
    .optional(),
  INQUIRIES_FROM: address.optional(),
  INQUIRIES_TO: address.optional(),
  INQUIRIES_WEBHOOK_URL: z
    .string()
    .refine(isPrivateUrl, { error: 'must be an https:// URL, or http:// on localhost' })
    .refine(isWithoutLogin, noLogin)
    .optional(),
  INQUIRIES_WEBHOOK_SECRET: z.string().min(32, 'must have 32 characters or more').optional(),
  INQUIRIES_HEALTH_TOKEN: z.string().min(32, 'must have 32 characters or more').optional(),
  INQUIRIES_DELIVERY: z.enum(['store'], { error: 'must be "store" or empty' }).optional(),
  INQUIRIES_KEEP_DAYS: integer(365, 1, 36_500),
  INQUIRIES_TRUSTED_PROXIES: integer(0, 0, 10),
  INQUIRIES_REVIEW_ABOVE: integer(60, 1, 100_000),
  INQUIRIES_ORIGINS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .refine((list) => list.every(isOrigin), { error: `must be a list, each ${originExample}` })
    .optional(),
  INQUIRIES_PUBLIC_ORIGIN: origin.optional(),
  // Of the kill test, which cannot wait as long.
  INQUIRIES_LEASE_MS: integer(120_000, 1000, 600_000),
  INQUIRIES_FIRST_WAIT_MS: integer(30_000, 100, 600_000),
  PORT: integer(3100, 0, 65_535),
  HOST: z.string().default('127.0.0.1'),
  NODE_ENV: z.string().optional(),
});

type Variables = z.infer<typeof variables>;

/** Variables that mean something only together. */
const groups = [
  ['INQUIRIES_SMTP_URL', 'INQUIRIES_FROM', 'INQUIRIES_TO'],
  ['INQUIRIES_WEBHOOK_URL', 'INQUIRIES_WEBHOOK_SECRET'],
] as const;

/** What is missing beside what is there. */
function missingBeside(value: Readonly<Record<string, string | undefined>>): string[] {
  return groups.flatMap((names) => {
    const given = names.filter((name) => value[name] !== undefined);
    if (given.length === 0) return [];
    const missing = names.filter((name) => value[name] === undefined);
    return missing.map((name) => `${name}: must be set where ${given.join(' and ')} is`);
  });
}

function smtpOf(value: Variables) {
  const { INQUIRIES_SMTP_URL: url, INQUIRIES_FROM: from, INQUIRIES_TO: to } = value;
  return url && from && to ? { url, from, to } : undefined;
}

function webhookOf({ INQUIRIES_WEBHOOK_URL: url, INQUIRIES_WEBHOOK_SECRET: secret }: Variables) {
  return url && secret ? { url, secret } : undefined;
}

/** A database as it may be printed: a libsql:// URL may have a token in its query. */
export function databaseName(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** How the service runs. */
export type Config = {
  databaseUrl: string;
  /** The same as it may be printed. */
  databaseName: string;
  /** Where inquiries go by mail. */
  smtp: { url: string; from: string; to: string } | undefined;
  /** Where they go as a request, and what signs it. */
  webhook: { url: string; secret: string } | undefined;
  keepDays: number;
  /** How many proxies append to `X-Forwarded-For` before a request arrives; 0: no limit by address. */
  trustedProxies: number;
  /** Above so many new inquiries a minute it is a flood, in which those of doubt are held for review. */
  reviewAbove: number;
  /** The origins of pages whose forms are taken. */
  origins: readonly string[];
  /** Before the path of redirects; undefined where these are paths alone. */
  publicOrigin: string | undefined;
  /** Who sends it to the health check is told all of it. */
  healthToken: string | undefined;
  /** For how long a delivery belongs to the process that has taken it, in milliseconds. */
  leaseMs: number;
  /** Wait after a first failed delivery, in milliseconds. */
  firstWaitMs: number;
  port: number;
  host: string;
};

/**
 * The configuration of the service, from environment variables; an empty one counts as unset.
 * @param defaults the origins of the site, where INQUIRIES_ORIGINS names none
 * @throws Error naming each bad variable and what was expected; no values, as some are secret
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  defaults: { origins: readonly string[] },
): Config {
  const given = Object.fromEntries(
    Object.keys(variables.shape).map((name) => [name, env[name] || undefined]),
  );
  const parsed = variables.safeParse(given);
  const problems = [...(parsed.success ? [] : zodProblems(parsed.error)), ...missingBeside(given)];
  const hasDelivery = given.INQUIRIES_SMTP_URL ?? given.INQUIRIES_WEBHOOK_URL;
  if (given.NODE_ENV === 'production' && !hasDelivery && !given.INQUIRIES_DELIVERY) {
    problems.push(
      'INQUIRIES_SMTP_URL, INQUIRIES_WEBHOOK_URL: in production one must be set, or INQUIRIES_DELIVERY=store',
    );
  }
  if (!parsed.success || problems.length > 0) {
    throw invalidSource('environment (see inquiries/config.ts)', 'value', problems);
  }
  const value = parsed.data;
  const origins = value.INQUIRIES_ORIGINS ?? defaults.origins;
  const publicOrigin = value.INQUIRIES_PUBLIC_ORIGIN;
  return {
    databaseUrl: value.INQUIRIES_DATABASE_URL,
    databaseName: databaseName(value.INQUIRIES_DATABASE_URL),
    smtp: smtpOf(value),
    webhook: webhookOf(value),
    keepDays: value.INQUIRIES_KEEP_DAYS,
    trustedProxies: value.INQUIRIES_TRUSTED_PROXIES,
    reviewAbove: value.INQUIRIES_REVIEW_ABOVE,
    // The service's own pages have a form, too.
    origins: [...new Set(publicOrigin === undefined ? origins : [...origins, publicOrigin])],
    publicOrigin,
    healthToken: value.INQUIRIES_HEALTH_TOKEN,
    leaseMs: value.INQUIRIES_LEASE_MS,
    firstWaitMs: value.INQUIRIES_FIRST_WAIT_MS,
    port: value.PORT,
    host: value.HOST,
  };
}
