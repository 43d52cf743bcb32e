import { defaultLocale, isLocale, type Locale } from '@/i18n/locales';

/** What has sent a request: a form, which gets pages for answers, or a script. */
export type Sender = 'form' | 'script';

const senders: ReadonlyMap<string, Sender> = new Map([
  ['application/x-www-form-urlencoded', 'form'],
  ['application/json', 'script'],
]);

/** Who has sent a body, by its type; undefined for a type that is not taken. */
export function senderOf({ headers }: Request): Sender | undefined {
  const [type = ''] = (headers.get('Content-Type') ?? '').split(';');
  return senders.get(type.trim().toLowerCase());
}

/** The first language of the site in `Accept-Language`, by its order alone; where there is none, the default. */
export function localeOf({ headers }: Request): Locale {
  const tags = (headers.get('Accept-Language') ?? '').split(',');
  const codes = tags.map((tag) => tag.trim().toLowerCase().split(/[-;]/)[0]);
  return codes.find(isLocale) ?? defaultLocale;
}

/** The largest body that is read, in bytes: more than twice what the longest message takes, escaped by a form. */
const sizeLimit = 256 * 1024;

/** How long a client may take to send a body, in milliseconds. */
const timeLimit = 10_000;

/** Why a body could not be read: too large, too slow, the connection has ended, or it is no JSON object. */
type BodyFailure = 'large' | 'slow' | 'broken' | 'malformed';

/** Reads a body as it arrives, whatever the headers say of its length. */
async function readBody({ body }: Request): Promise<Uint8Array | BodyFailure> {
  if (body === null) return new Uint8Array();
  const reader = body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<'slow'>((resolve) => {
    timer = setTimeout(resolve, timeLimit, 'slow');
  });
  try {
    for (;;) {
      const read = await Promise.race([reader.read(), timeout]);
      if (read === 'slow') return read;
      if (read.done) return Buffer.concat(chunks);
      size += read.value.length;
      if (size > sizeLimit) return 'large';
      chunks.push(read.value);
    }
  } catch {
    return 'broken';
  } finally {
    clearTimeout(timer);
    reader.cancel().catch(() => {});
  }
}

function parsedObject(body: Uint8Array): ReadonlyMap<string, unknown> | 'malformed' {
  try {
    const value: unknown = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
    return isObject ? new Map(Object.entries(value)) : 'malformed';
  } catch {
    return 'malformed';
  }
}

/** The values of a body by name: of a repeated name, the first one of a form, the last one of JSON. */
export async function readValues(
  request: Request,
  sender: Sender,
): Promise<ReadonlyMap<string, unknown> | BodyFailure> {
  const body = await readBody(request);
  if (typeof body === 'string') return body;
  if (sender === 'script') return parsedObject(body);
  const pairs = new URLSearchParams(new TextDecoder().decode(body));
  return new Map([...pairs].reverse());
}
