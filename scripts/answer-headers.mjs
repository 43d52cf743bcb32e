import { errorHeaders, fileHeaders, headersFor, pageHeaders } from '../deploy/headers.mjs';
import { contentTypeOf } from '../deploy/types.mjs';

/** Whether an address is that of a page, whose last segment has no dot. @param {string} pathname */
function isPagePath(pathname) {
  return !pathname.slice(pathname.lastIndexOf('/')).includes('.');
}

/**
 * What the table of `deploy/headers.mjs` says of an answer.
 * @param {string} pathname as it was asked for, without query
 * @param {number} status
 * @param {string | undefined} type of what is sent; undefined where nothing is
 * @returns {Record<string, string>}
 */
export function answerHeaders(pathname, status, type) {
  // An answer that nothing has changed has no type, and goes for what the browser has.
  const isHtml = status === 304 ? isPagePath(pathname) : type?.startsWith('text/html') === true;
  const isError = status >= 300 && status !== 304;
  return {
    ...headersFor(pathname),
    ...(isError ? errorHeaders : {}),
    ...(isHtml && !isError ? pageHeaders : {}),
    ...(isHtml ? {} : fileHeaders),
  };
}

/**
 * The type of an answer: that of the table, also where Next sends the file and says it otherwise.
 * @param {string} pathname
 * @param {number} status
 * @param {string | undefined} said
 */
function typeOf(pathname, status, said) {
  const isFile = status === 200 && said !== undefined && !said.startsWith('text/html');
  return isFile ? (contentTypeOf(pathname) ?? said) : said;
}

/** What Next tells its own router, and where it has found a page. */
const internal = /^x-(?:nextjs|middleware)-/i;

/**
 * Takes from an answer what is of no use outside: of a request the Next server sees nothing but what a page
 * may depend on (`scripts/serve-next.mjs`), and that is its encoding.
 * @param {import('node:http').ServerResponse} response
 */
function dropInternalHeaders(response) {
  for (const name of response.getHeaderNames()) {
    if (internal.test(name)) response.removeHeader(name);
  }
  if (response.hasHeader('Vary')) response.setHeader('Vary', 'Accept-Encoding');
}

/**
 * Makes an answer carry the headers of the tables, whoever writes it and whatever they say of the same, and
 * none of Next's own.
 * @param {string} pathname as it was asked for, without query
 * @param {import('node:http').ServerResponse} response
 */
export function keepAnswerHeaders(pathname, response) {
  const writeHead = response.writeHead;
  response.writeHead = (/** @type {number} */ status, /** @type {any[]} */ ...rest) => {
    // Called with the headers to send, after a reason or not.
    for (const [name, value] of Object.entries(rest.at(-1) ?? {})) response.setHeader(name, value);
    dropInternalHeaders(response);
    const type = typeOf(pathname, status, response.getHeader('Content-Type')?.toString());
    if (type !== undefined) response.setHeader('Content-Type', type);
    for (const [name, value] of Object.entries(answerHeaders(pathname, status, type))) {
      response.setHeader(name, value);
    }
    return writeHead.call(response, status);
  };
}
