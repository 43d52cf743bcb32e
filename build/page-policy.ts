import { createHash } from 'node:crypto';
import { speculationRules } from '@/client/speculation-rules';
import { imageHosts } from '@/content/image-hosts';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { type AllowedPlaces, checkElement, type PolicedElement } from './policy-checks';
import type { SourceElement } from './source-elements';

/** What the policy of a page allows besides its own content. */
export type PolicyOptions = AllowedPlaces & {
  /** Whether the page has a form without an address, by which it reloads itself. */
  reloadsByForm?: boolean;
  /** Whether scripts of the page fetch other pages, and let the browser parse them from a `blob:` URL. */
  readsPages?: boolean;
};

/** The operator tools that audit other pages in the browser. */
const tools = new Set<string | undefined>([pages.seoAudit.path, pages.canonicalDiagnostic.path]);

/** The options for the policy of a page. @param page path without locale prefix */
export function policyOptionsFor(page: string | undefined): PolicyOptions {
  return { imageHosts, inquiriesUrl: site.inquiriesUrl, readsPages: tools.has(page) };
}

/**
 * Types of inline scripts that browsers execute or apply (HTML, "prepare the script element"); others are data.
 * Speculation rules need a hash, too: beside a hash, `'inline-speculation-rules'` has no effect.
 */
const executableType =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** The source expressions of inline scripts or styles: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSources(texts: readonly string[]): string[] {
  const hashes = texts.map((text) => {
    // Browsers normalize line ends before they hash.
    const read = text.replaceAll(/\r\n?/g, '\n');
    return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
  });
  return [...new Set(hashes)];
}

/** The inline script of an element, or the one that its script inserts. */
function inlineScripts({ name, attributes, content }: PolicedElement): string[] {
  if (name !== 'script') return [];
  const { src, type = '' } = attributes;
  // `/client.js` inserts them: docs/security.md.
  if (src !== undefined) return src.startsWith('/client.js') ? [speculationRules] : [];
  return executableType.test(type) ? [content] : [];
}

function policy(elements: readonly PolicedElement[], options: PolicyOptions): string {
  const { imageHosts, inquiriesUrl, reloadsByForm, readsPages } = options;
  const styles = elements.flatMap(({ name, content }) => (name === 'style' ? content : []));
  const styleAttributes = elements.flatMap(({ attributes }) => attributes.style ?? []);
  const hasForm = elements.some((each) => each.name === 'form' && 'action' in each.attributes);
  const inquiriesSource = inquiriesUrl.startsWith('https:')
    ? new URL(inquiriesUrl).origin
    : "'self'";
  const formSources = new Set([
    ...(reloadsByForm ? ["'self'"] : []),
    ...(hasForm ? [inquiriesSource] : []),
  ]);
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashSources(elements.flatMap(inlineScripts))],
    'style-src': [
      "'self'",
      ...hashSources(styles),
      ...(styleAttributes.length > 0 ? ["'unsafe-hashes'", ...hashSources(styleAttributes)] : []),
    ],
    'img-src': ["'self'", ...imageHosts.map((host) => `https://${host}`)],
    'font-src': ["'self'"],
    // Inquiries that could not be sent may be sent from every page, later.
    'connect-src': [...new Set(["'self'", inquiriesSource]), ...(readsPages ? ['blob:'] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': formSources.size > 0 ? [...formSources] : ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * The `<meta>` with the policy of a page, which allows what the page itself contains, and nothing else. It
 * names inline scripts and styles by their hash, so it is made from the page as it will be served.
 * docs/security.md says what is allowed, and why.
 * @throws Error when the page holds what the policy blocks
 */
export function policyMeta(elements: readonly PolicedElement[], options: PolicyOptions): string {
  for (const element of elements) checkElement(element, options);
  return `<meta http-equiv="Content-Security-Policy" content="${policy(elements, options)}"/>`;
}

/** Offset for the policy: after the encoding, before all that is fetched. @throws Error when another element is first */
export function policyOffset(elements: readonly SourceElement[]): number {
  const first = elements.find(({ name }) => !['html', 'head'].includes(name));
  if (first?.attributes.charset === undefined) throw new Error('does not begin with its encoding');
  return first.end;
}
