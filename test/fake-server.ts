import { TextDecoder } from 'node:util';

/** How a server answers for a path. */
export type FakeAnswer = {
  /** 200 unless it says another one. */
  status?: number;
  /** HTML, unless it says another type. */
  type?: string;
  body?: string;
  headers?: Record<string, string>;
  /** Address that the answer comes from, where redirects led away. */
  from?: string;
  /** Whether the answer goes on for ever. */
  isEndless?: boolean;
};

/** `silence` never answers, `nothing` is a line that is cut. */
type Answer = FakeAnswer | 'silence' | 'nothing';

/** A page with a title and this in its body. */
export function pageHtml(body: string, head = '<title>A page</title>'): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

/** Answers `fetch` in the place of a server. What it does not know is not there. */
export class FakeServer {
  /** All that was asked for: `GET /about`. */
  readonly asked: string[] = [];
  /** How caches were to be used, by path. */
  readonly caching = new Map<string, RequestCache | undefined>();
  /** The most requests that were under way at a time. */
  most = 0;
  private open = 0;
  private readonly real = { fetch: globalThis.fetch, request: globalThis.XMLHttpRequest };

  constructor(
    readonly origin: string,
    readonly answers: Record<string, Answer>,
  ) {
    globalThis.fetch = (url, options) => this.fetch(String(url), options);
    const texts = new Map<string, Blob>();
    globalThis.XMLHttpRequest = requestsFor(texts);
    // jsdom has none of these.
    globalThis.TextDecoder = TextDecoder as typeof globalThis.TextDecoder;
    URL.createObjectURL = (blob: Blob) => {
      const url = `blob:${origin}/${texts.size}`;
      texts.set(url, blob);
      return url;
    };
    URL.revokeObjectURL = () => undefined;
  }

  restore(): void {
    globalThis.fetch = this.real.fetch;
    globalThis.XMLHttpRequest = this.real.request;
  }

  private async fetch(
    url: string,
    { method = 'GET', signal, cache }: RequestInit = {},
  ): Promise<Response> {
    const path = url.slice(this.origin.length);
    this.asked.push(`${method} ${path}`);
    this.caching.set(path, cache);
    this.open += 1;
    this.most = Math.max(this.most, this.open);
    const answer = this.answers[path] ?? { status: 404, body: pageHtml('Not found') };
    try {
      await new Promise<void>((resolve, reject) => {
        if (answer !== 'silence') setTimeout(resolve);
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
      if (answer === 'silence' || answer === 'nothing') throw new TypeError('Failed to fetch');
      return responseOf(answer, url);
    } finally {
      this.open -= 1;
    }
  }
}

function responseOf(answer: FakeAnswer, url: string) {
  const { status = 200, type = 'text/html; charset=utf-8', body = '', from } = answer;
  const headers: Record<string, string> = { 'Content-Type': type, ...answer.headers };
  const parts = [Buffer.from(body)];
  const read = async () => ({ value: answer.isEndless ? Buffer.alloc(500_000) : parts.shift() });
  // jsdom has no Response: only what is read of it.
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

/** Requests for texts that a page has given an address, answered as browsers do: broken XML has no document. */
function requestsFor(texts: ReadonlyMap<string, Blob>): typeof XMLHttpRequest {
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
      const blob = texts.get(this.url);
      if (blob === undefined) throw new Error(`No text has the address ${this.url}`);
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
