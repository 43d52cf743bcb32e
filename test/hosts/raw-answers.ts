/** One answer of a server, as it came over the wire. */
export type RawAnswer = {
  status: number;
  /** Values by name in lower case; those of a repeated name joined by line breaks. */
  headers: ReadonlyMap<string, string>;
  body: Buffer;
};

type Head = { status: number; headers: Map<string, string>; end: number };

/** Reads status line and headers; undefined where they are not all there yet. @throws Error when it is no HTTP */
function readHead(data: Buffer): Head | undefined {
  const end = data.indexOf('\r\n\r\n');
  if (end === -1) return undefined;
  const [first = '', ...lines] = data.toString('latin1', 0, end).split('\r\n');
  const [, status] = /^HTTP\/1\.[01] (\d{3})(?: |$)/.exec(first) ?? [];
  if (status === undefined) throw new Error(`no answer of HTTP: ${JSON.stringify(first)}`);
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(':');
    const name = line.slice(0, colon).toLowerCase();
    const value = line.slice(colon + 1).trim();
    const before = headers.get(name);
    headers.set(name, before === undefined ? value : `${before}\n${value}`);
  }
  return { status: Number(status), headers, end: end + 4 };
}

type Body = { body: Buffer; end: number };

/** Reads a body in chunks (RFC 9112 §7.1); undefined where it is not all there yet. */
function readChunks(data: Buffer, from: number): Body | undefined {
  const chunks: Buffer[] = [];
  let at = from;
  for (;;) {
    const line = data.indexOf('\r\n', at);
    if (line === -1) return undefined;
    const size = Number.parseInt(data.toString('latin1', at, line), 16);
    at = line + 2 + size + 2;
    if (at > data.length) return undefined;
    if (size === 0) return { body: Buffer.concat(chunks), end: at };
    chunks.push(data.subarray(line + 2, line + 2 + size));
  }
}

/** Reads a body as its headers say; undefined where it is not all there yet. */
function readBody(data: Buffer, { headers, end: from }: Head, isClosed: boolean): Body | undefined {
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(data, from);
  const length = headers.get('content-length');
  if (length === undefined && !isClosed) return undefined;
  const end = length === undefined ? data.length : from + Number(length);
  return end > data.length ? undefined : { body: data.subarray(from, end), end };
}

/**
 * The answer at the beginning of what has come; undefined where it is not all there yet.
 * @param isHead whether the request was one without an answer's body
 * @param isClosed whether nothing more will come
 * @returns the answer and how many bytes it takes
 * @throws Error when it is no HTTP
 */
export function readAnswer(
  data: Buffer,
  isHead: boolean,
  isClosed: boolean,
): { answer: RawAnswer; length: number } | undefined {
  const head = readHead(data);
  if (head === undefined) return undefined;
  const { status, headers } = head;
  const isEmpty = isHead || status === 304 || status === 204 || status < 200;
  const found = isEmpty ? { body: Buffer.alloc(0), end: head.end } : readBody(data, head, isClosed);
  if (found === undefined) return undefined;
  return { answer: { status, headers, body: found.body }, length: found.end };
}
