/** An intended difference between a page of the Next server and the same page of `out/`. */
export type HostDifference = {
  what: string;
  why: string;
  /** The hosts on whose pages the elements are ignored; on those of the other they count. */
  on: readonly ('server' | 'static')[];
  selector: string;
  /** Part of their text, where the selector finds others as well. */
  text?: string;
  /** The attribute, or the part of it, that is ignored; without it, the whole element is. */
  part?: { attribute: string; pattern?: RegExp };
};

/** All of them. Everything else is the same, everything visible and the head included. */
export const hostDifferences: readonly HostDifference[] = [
  {
    what: 'scripts of the framework',
    why: 'the server sends them with the page; a static page names them in its list, or needs none',
    on: ['server'],
    selector: 'script[src^="/_next/static/"]',
  },
  {
    what: 'preloads of scripts of the framework',
    why: 'in a static page they are deferred until everything visible has loaded',
    on: ['server'],
    selector: 'link[rel="preload"][as="script"]',
  },
  {
    what: 'data for React',
    why: 'more than half of a page; a static page fetches it as a file, when React starts',
    on: ['server'],
    selector: 'script:not([src])',
    text: 'self.__next_f',
  },
  {
    what: 'the start of React',
    why: 'in a static page client/defer.ts starts it',
    on: ['server'],
    selector: 'script:not([src])',
    text: 'TURBOPACK',
  },
  {
    what: 'the policy of Trusted Types, and the script that restores the page',
    why: 'inline before scripts that are not deferred (client/server-inline.ts); in a static page client.js has the policy, and no script of React runs before all have arrived',
    on: ['server'],
    selector: 'script:not([src])',
    text: 'trustedTypes',
  },
  {
    what: 'the list of deferred scripts',
    why: 'client/defer.ts reads it',
    on: ['static'],
    selector: 'script#runtime[type="application/json"]',
  },
  {
    what: 'hashes in the policy',
    why: 'they name the inline scripts and styles of the page, which differ as said here; other tests compare each policy with its own page',
    on: ['server', 'static'],
    selector: 'meta[http-equiv="Content-Security-Policy"]',
    part: { attribute: 'content', pattern: / 'sha256-[\w+/=]+'/g },
  },
  {
    what: 'style',
    why: 'the server links the style sheet of the whole site; a static page brings the rules that it uses',
    on: ['server', 'static'],
    selector: 'link[rel="stylesheet"], style',
  },
];
