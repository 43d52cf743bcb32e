import { TextDecoder } from 'node:util';

/** The response of a server for a path. */
export type FakeResponse = {
  /** Default: 200. */
  status?: number;
  /** Default: HTML. */
  type?: string;
  body?: string;
  headers?: Record<string, string>;
  /** URL of the response after redirects. */
  from?: string;
  /** Whether the body never ends. */
  isEndless?: boolean;
};

/** `no-response`: the request waits until it is aborted; `network-error`: the connection fails. */
type ResponseOrFailure = FakeResponse | 'no-response' | 'network-error';

/** An HTML page. */
export function pageHtml(body: string, head = '<title>A page</title>'): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

/** Responds to `fetch` in place of a server; unknown paths get 404. */
export class FakeServer {
  /** All requests: `GET /about`. */
  readonly requests: string[] = [];
  /** The cache mode of requests, by path. */
  readonly cacheModes = new Map<string, RequestCache | undefined>();
  /** The largest number of concurrent requests. */
  maxConcurrent = 0;
  private pending = 0;
  private readonly originals = { fetch: globalThis.fetch, request: globalThis.XMLHttpRequest };

  constructor(
    readonly origin: string,
    readonly responses: Record<string, ResponseOrFailure>,
  ) {
    globalThis.fetch = (url, options) => this.fetch(String(url), options);
    const blobs = new Map<string, Blob>();
    globalThis.XMLHttpRequest = blobRequests(blobs);
    // jsdom has none of these.
    globalThis.TextDecoder = TextDecoder as typeof globalThis.TextDecoder;
    URL.createObjectURL = (blob: Blob) => {
      const url = `blob:${origin}/${blobs.size}`;
      blobs.set(url, blob);
      return url;
    };
    URL.revokeObjectURL = () => undefined;
  }

  restore(): void {
    globalThis.fetch = this.originals.fetch;
    globalThis.XMLHttpRequest = this.originals.request;
  }

  private async fetch(
    url: string,
    { method = 'GET', signal, cache }: RequestInit = {},
  ): Promise<Response> {
    const path = url.slice(this.origin.length);
    this.requests.push(`${method} ${path}`);
    this.cacheModes.set(path, cache);
    this.pending += 1;
    this.maxConcurrent = Math.max(this.maxConcurrent, this.pending);
    const response = this.responses[path] ?? { status: 404, body: pageHtml('Not found') };
    try {
      await new Promise<void>((resolve, reject) => {
        if (response !== 'no-response') setTimeout(resolve);
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
      if (response === 'no-response' || response === 'network-error')
        throw new TypeError('Failed to fetch');
      return responseOf(response, url);
    } finally {
      this.pending -= 1;
    }
  }
}

function responseOf(response: FakeResponse, url: string) {
  const { status = 200, type = 'text/html; charset=utf-8', body = '', from } = response;
  const headers: Record<string, string> = { 'Content-Type': type, ...response.headers };
  const parts = [Buffer.from(body)];
  const read = async () => ({ value: response.isEndless ? Buffer.alloc(500_000) : parts.shift() });
  // jsdom has no Response: only the members that are read.
  return {
    status,
    ok: status >= 200 && status < 300,
    url: from ?? url,
    headers: {
      has: (name: string) => headers[name] !== undefined,
      get: (name: string) => headers[name] ?? null,
    },
    body: { getReader: () => ({ read, cancel: async () => undefined }) },
    text: async () => body,
    blob: async () => new Blob([body]),
  } as unknown as Response;
}

/** A class XMLHttpRequest for blob URLs, as in browsers: malformed XML has no document. */
function blobRequests(blobs: ReadonlyMap<string, Blob>): typeof XMLHttpRequest {
  return class extends XMLHttpRequest {
    private url = '';
    private document: Document | null = null;

    override get responseXML(): Document | null {
      return this.document;
    }

    override open(_method: string, url: string | URL): void {
      this.url = String(url);
    }

    override send(): void {
      const blob = blobs.get(this.url);
      if (blob === undefined) throw new Error(`No blob has the URL ${this.url}`);
      const type = blob.type.startsWith('text/html') ? 'text/html' : 'application/xml';
      const reader = new FileReader();
      reader.onload = () => {
        const document = new DOMParser().parseFromString(String(reader.result), type);
        const isBroken = type !== 'text/html' && document.querySelector('parsererror') !== null;
        this.document = isBroken ? null : document;
        this.dispatchEvent(new ProgressEvent('loadend'));
      };
      reader.readAsText(blob);
    }
  };
}
