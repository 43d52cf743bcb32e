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
  /** Bytes that the browser says it has; else those of the body. */
  loaded?: number;
  /** Whether the browser tells of bytes before all are there. */
  tells?: boolean;
  /** Whether the answer goes on for ever. */
  isEndless?: boolean;
};

/** `silence` never answers, `nothing` is a line that is cut. */
type Answer = FakeAnswer | 'silence' | 'nothing';

/** A page with a title and this in its body. */
export function pageHtml(body: string, head = '<title>A page</title>'): string {
  return `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
}

/** Answers `fetch` and XMLHttpRequest in the place of a server. What it does not know is not there. */
export class FakeServer {
  /** All that was asked for: `GET /about`. */
  readonly asked: string[] = [];
  /** Headers of the requests, by path. */
  readonly sent = new Map<string, Record<string, string>>();
  /** Texts that the page itself has given an address. */
  readonly ownTexts = new Map<string, Blob>();
  /** The most requests that were under way at a time. */
  most = 0;
  private open = 0;
  private readonly real = { fetch: globalThis.fetch, request: globalThis.XMLHttpRequest };

  constructor(
    readonly origin: string,
    readonly answers: Record<string, Answer>,
  ) {
    globalThis.fetch = (url, options) => this.fetch(String(url), options);
    globalThis.XMLHttpRequest = requestsTo(this);
    // jsdom has neither of them.
    URL.createObjectURL = (blob: Blob) => {
      const url = `blob:${origin}/${this.ownTexts.size}`;
      this.ownTexts.set(url, blob);
      return url;
    };
    URL.revokeObjectURL = () => undefined;
  }

  restore(): void {
    globalThis.fetch = this.real.fetch;
    globalThis.XMLHttpRequest = this.real.request;
  }

  begin(method: string, url: string): Answer {
    const path = url.slice(this.origin.length);
    this.asked.push(`${method} ${path}`);
    this.open += 1;
    this.most = Math.max(this.most, this.open);
    return this.answers[path] ?? { status: 404, body: pageHtml('Not found') };
  }

  end(): void {
    this.open -= 1;
  }

  private async fetch(
    url: string,
    { method = 'GET', signal }: RequestInit = {},
  ): Promise<Response> {
    const answer = this.begin(method, url);
    try {
      await new Promise<void>((resolve, reject) => {
        if (answer !== 'silence') setTimeout(resolve);
        signal?.addEventListener('abort', () => reject(new Error('aborted')));
      });
      if (answer === 'silence' || answer === 'nothing') throw new TypeError('Failed to fetch');
      return responseOf(answer, url);
    } finally {
      this.end();
    }
  }
}

function responseOf({ status = 200, body = '', headers = {}, from }: FakeAnswer, url: string) {
  // jsdom has no Response: only what is read of it.
  return {
    status,
    ok: status >= 200 && status < 300,
    url: from ?? url,
    headers: {
      has: (name: string) => headers[name] !== undefined,
      get: (name: string) => headers[name] ?? null,
    },
    text: async () => body,
    blob: async () => new Blob([body]),
  } as Response;
}

/** A request that a fake server answers, with the events of a real one. */
abstract class FakeRequest extends XMLHttpRequest {
  abstract readonly server: FakeServer;
  private url = '';
  private isOpen = false;
  private received: FakeAnswer | undefined;
  private overriding: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;

  override get status(): number {
    return this.received === undefined ? 0 : (this.received.status ?? 200);
  }

  override get responseURL(): string {
    return this.received === undefined ? '' : (this.received.from ?? this.url);
  }

  /** As browsers do: other types have no document, nor has XML that is not well-formed. */
  override get responseXML(): Document | null {
    if (this.responseType === 'document' && this.overriding === 'application/xml') {
      const xml = new DOMParser().parseFromString(this.received?.body ?? '', this.overriding);
      return xml.querySelector('parsererror') === null ? xml : null;
    }
    const type = this.getResponseHeader('Content-Type');
    if (this.responseType !== 'document' || !type?.startsWith('text/html')) return null;
    return new DOMParser().parseFromString(this.received?.body ?? '', 'text/html');
  }

  override get responseText(): string {
    return this.received?.body ?? '';
  }

  override open(_method: string, url: string | URL): void {
    this.url = String(url);
  }

  override overrideMimeType(type: string): void {
    this.overriding = type;
  }

  override setRequestHeader(name: string, value: string): void {
    const path = this.url.slice(this.server.origin.length);
    this.server.sent.set(path, { ...this.server.sent.get(path), [name]: value });
  }

  override getResponseHeader(name: string): string | null {
    if (this.received === undefined || name !== 'Content-Type') return null;
    return this.received.type ?? 'text/html; charset=utf-8';
  }

  override send(): void {
    const own = this.server.ownTexts.get(this.url);
    if (own === undefined) this.ask();
    else this.readOwn(own);
  }

  private readOwn(blob: Blob): void {
    const reader = new FileReader();
    reader.onload = () => {
      this.received = { body: String(reader.result), type: blob.type };
      this.dispatchEvent(new ProgressEvent('loadend'));
    };
    reader.readAsText(blob);
  }

  private ask(): void {
    const answer = this.server.begin('GET', this.url);
    this.isOpen = true;
    if (answer === 'silence') {
      this.timer = setTimeout(() => this.finish('timeout'), this.timeout);
    } else {
      this.timer = setTimeout(() => {
        if (answer === 'nothing') this.finish('error');
        else this.receive(answer);
      });
    }
  }

  override abort(): void {
    if (this.isOpen) this.finish('abort');
  }

  private receive(answer: FakeAnswer): void {
    const { body = '', tells = true, loaded = body.length } = answer;
    if (tells) this.dispatchEvent(new ProgressEvent('progress', { loaded }));
    if (!this.isOpen || answer.isEndless) return;
    this.received = answer;
    this.finish('load', loaded);
  }

  private finish(event: 'load' | 'abort' | 'timeout' | 'error', loaded = 0): void {
    this.isOpen = false;
    clearTimeout(this.timer);
    this.server.end();
    this.dispatchEvent(new ProgressEvent(event, { loaded }));
    this.dispatchEvent(new ProgressEvent('loadend', { loaded }));
  }
}

function requestsTo(server: FakeServer): typeof XMLHttpRequest {
  return class extends FakeRequest {
    readonly server = server;
  };
}
