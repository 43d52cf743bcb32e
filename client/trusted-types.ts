import { speculationRules } from './speculation-rules';

/** Where the framework's scripts are, and the script of every page. */
const scripts = ['/_next/', '/client.js'];

/** What React makes a script element from, and empties an element with. */
const harmless = ['<script></script>', ''];

/** Whether a script is one of those that pages of this site have. */
function isOwnScript(url: string): boolean {
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === location.origin && scripts.some((path) => pathname.startsWith(path));
}

/** Whether HTML is what the page itself came with as a script: React may render it anew. */
function isOwn(html: string): boolean {
  return (
    harmless.includes(html) ||
    [...document.querySelectorAll('script')].some(({ innerHTML }) => innerHTML === html)
  );
}

/**
 * Lets through what the framework puts into elements that could run it: the addresses of its scripts, and
 * HTML without effect; and the rules for prefetching, which are not run. Where the page's policy requires
 * trusted types, the browser refuses the rest, and everything that would run a text.
 * https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
 */
export function trustFramework(): void {
  // Once for a page: on a host where the framework does not wait for this script, it stands inline, too.
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (isOwn(html) ? html : null),
    createScript: (text) => (text === speculationRules ? text : null),
    createScriptURL: (url) => (isOwnScript(url) ? url : null),
  });
}
