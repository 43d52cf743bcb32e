import { speculationRules } from './speculation-rules';

/** Beginnings of the paths of the framework's scripts and of the client scripts. */
const scriptPaths = ['/_next/', '/client.js', '/send-unsent.js'];

/** HTML from which React creates a script element, and with which it empties an element. */
const harmlessHtml = ['<script></script>', ''];

function isSiteScript(url: string): boolean {
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === location.origin && scriptPaths.some((path) => pathname.startsWith(path));
}

/** Whether React may write an HTML string: harmless, or the content of a script element of the page. */
function isAllowedHtml(html: string): boolean {
  return (
    harmlessHtml.includes(html) ||
    [...document.querySelectorAll('script')].some(({ innerHTML }) => innerHTML === html)
  );
}

/**
 * Creates the default policy of Trusted Types: allows the URLs of this site's scripts, harmless HTML,
 * and the speculation rules (data, not code). Where the page's policy requires Trusted Types, the browser
 * refuses everything else.
 * https://developer.mozilla.org/en-US/docs/Web/API/Trusted_Types_API
 */
export function trustFramework(): void {
  // Once for a page: those of the Next server have it inline, too (client/server-inline.ts).
  const { trustedTypes } = window;
  if (!trustedTypes || trustedTypes.defaultPolicy) return;
  trustedTypes.createPolicy('default', {
    createHTML: (html) => (isAllowedHtml(html) ? html : null),
    createScript: (text) => (text === speculationRules ? text : null),
    createScriptURL: (url) => (isSiteScript(url) ? url : null),
  });
}
