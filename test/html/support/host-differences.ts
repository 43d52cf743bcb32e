/** A difference between a page of the Next server and the same page of `out/` that is meant to be there. */
export type HostDifference = {
  what: string;
  why: string;
  /** Where the elements stand that are passed over: what the other side has like them counts. */
  on: readonly ('server' | 'static')[];
  selector: string;
  /** What is in them, where the selector finds others as well. */
  holding?: string;
  /** The attribute, or the part of it, that is passed over; without it, the whole element is. */
  part?: { attribute: string; pattern?: RegExp };
};

/** All of them. What is not listed is the same: everything visible, and everything in the head. */
export const hostDifferences: readonly HostDifference[] = [
  {
    what: 'scripts of the framework',
    why: 'the server sends them with the page; a static page names them in its list, or needs none',
    on: ['server'],
    selector: 'script[src^="/_next/static/"]',
  },
  {
    what: 'scripts of the framework, fetched ahead',
    why: 'in a static page they wait until everything that is seen has loaded',
    on: ['server'],
    selector: 'link[rel="preload"][as="script"]',
  },
  {
    what: 'data for React',
    why: 'more than half of a page; a static page fetches it as a file, when React starts',
    on: ['server'],
    selector: 'script:not([src])',
    holding: 'self.__next_f',
  },
  {
    what: 'the start of React',
    why: 'in a static page client/defer.ts starts it',
    on: ['server'],
    selector: 'script:not([src])',
    holding: 'TURBOPACK',
  },
  {
    what: 'the policy of trusted types, and what keeps the page',
    why: 'before scripts that wait for nothing they stand inline (client/first.ts); in a static page client.js has the policy, and nothing runs before all of React has come',
    on: ['server'],
    selector: 'script:not([src])',
    holding: 'trustedTypes',
  },
  {
    what: 'the list of what a page loads late',
    why: 'client/defer.ts reads it',
    on: ['static'],
    selector: 'script#runtime[type="application/json"]',
  },
  {
    what: 'hashes in the policy',
    why: 'they name the inline scripts and styles of the page, which differ as said here; each side is held against its own page elsewhere',
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
