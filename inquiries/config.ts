import { z } from 'zod';
import { invalidSource, zodProblems } from '@/lib/errors/validation-errors';

/** A variable with an integer between two bounds. */
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

/** The names of this machine in URLs. */
export const localHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether a URL has no user name and password, which logs and errors could repeat. */
function hasNoCredentials(value: string): boolean {
  if (!URL.canParse(value)) return true;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

const noCredentials = { error: 'must have no user name and password' };

/** Whether what is sent to a URL is safe from eavesdropping: by HTTPS, or on this machine. */
function isSecureUrl(value: string): boolean {
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
    .refine((value) => value.startsWith('file:') || hasNoCredentials(value), noCredentials),
  INQUIRIES_SMTP_URL: z
    .string()
    .refine(isSmtpUrl, { error: 'must be an smtp:// or smtps:// URL' })
    .optional(),
  INQUIRIES_FROM: address.optional(),
  INQUIRIES_TO: address.optional(),
  INQUIRIES_WEBHOOK_URL: z
    .string()
    .refine(isSecureUrl, { error: 'must be an https:// URL, or http:// on localhost' })
    .refine(hasNoCredentials, noCredentials)
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
  // Changed by the kill test alone, which cannot wait so long.
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

/** Problems of groups that are set in part. */
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

/** The URL of a database without its query, in which a libsql:// URL may have a token. */
export function printableDatabaseUrl(url: string): string {
  return url.replace(/[?#].*$/s, '');
}

/** How the service runs. */
export type Config = ReturnType<typeof readConfig>;

/**
 * The configuration of the service, from environment variables; an empty one counts as unset.
 * @param defaults the origins of the site, where INQUIRIES_ORIGINS names none
 * @throws Error naming each bad variable and what was expected; no values, as some are secret
 */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
  defaults: { origins: readonly string[] },
) {
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
    /** The same without a secret. */
    printableDatabaseUrl: printableDatabaseUrl(value.INQUIRIES_DATABASE_URL),
    smtp: smtpOf(value),
    webhook: webhookOf(value),
    /** After how many days an inquiry is deleted that has no undelivered delivery. */
    keepDays: value.INQUIRIES_KEEP_DAYS,
    /** How many proxies append to `X-Forwarded-For` before a request arrives; 0: no limit by address. */
    trustedProxies: value.INQUIRIES_TRUSTED_PROXIES,
    /** More new inquiries within a minute are a flood, in which doubtful ones are held for review. */
    reviewAbove: value.INQUIRIES_REVIEW_ABOVE,
    /** The origins of pages whose forms are taken; the service's own pages have a form, too. */
    origins: [...new Set(publicOrigin === undefined ? origins : [...origins, publicOrigin])],
    /** The origin in redirects, which are paths without it. */
    publicOrigin,
    /** Token with which the health check answers all that it knows. */
    healthToken: value.INQUIRIES_HEALTH_TOKEN,
    /** For how long a delivery is leased to a process, in milliseconds. */
    leaseMs: value.INQUIRIES_LEASE_MS,
    /** Wait after a first failed delivery, in milliseconds. */
    initialRetryDelayMs: value.INQUIRIES_FIRST_WAIT_MS,
    port: value.PORT,
    host: value.HOST,
  };
}
