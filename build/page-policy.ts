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

/** What the policy of a page has to name: hashes of its inline scripts and styles, and where its forms are sent. */
type Inventory = Record<'scripts' | 'styles' | 'styleAttributes' | 'formActions', Set<string>>;

/**
 * Types of inline scripts that browsers execute or apply (HTML, "prepare the script element"); others are data.
 * Speculation rules need a hash, too: beside a hash, `'inline-speculation-rules'` has no effect.
 */
const executableType =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** The source expression of an inline script or style: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSource(content: string): string {
  // Browsers normalize line ends before they hash.
  const read = content.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}

function inventoryOf(elements: readonly PolicedElement[]): Inventory {
  const inventory: Inventory = {
    scripts: new Set(),
    styles: new Set(),
    styleAttributes: new Set(),
    formActions: new Set(),
  };
  for (const { name, attributes, content } of elements) {
    const { action, src, type = '', style } = attributes;
    if (style !== undefined) inventory.styleAttributes.add(hashSource(style));
    if (name === 'form' && action !== undefined) inventory.formActions.add(action);
    if (name === 'style') inventory.styles.add(hashSource(content));
    if (name !== 'script') continue;
    // `/client.js` inserts them: docs/security.md.
    if (src?.startsWith('/client.js')) inventory.scripts.add(hashSource(speculationRules));
    if (src === undefined && executableType.test(type)) inventory.scripts.add(hashSource(content));
  }
  return inventory;
}

function policy(inventory: Inventory, options: PolicyOptions): string {
  const { scripts, styles, styleAttributes, formActions } = inventory;
  const { imageHosts, inquiriesUrl, reloadsByForm, readsPages } = options;
  // Where inquiries are sent to another origin, they may be sent from every page, later.
  const otherOrigin = inquiriesUrl.startsWith('https:') ? [new URL(inquiriesUrl).origin] : [];
  const ownForms = reloadsByForm === true || (formActions.size > 0 && otherOrigin.length === 0);
  const formSources = [
    ...(ownForms ? ["'self'"] : []),
    ...(formActions.size > 0 ? otherOrigin : []),
  ];
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': [
      "'self'",
      ...styles,
      ...(styleAttributes.size > 0 ? ["'unsafe-hashes'", ...styleAttributes] : []),
    ],
    'img-src': ["'self'", ...imageHosts.map((host) => `https://${host}`)],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...otherOrigin, ...(readsPages ? ['blob:'] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': formSources.length > 0 ? formSources : ["'none'"],
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
  const content = policy(inventoryOf(elements), options);
  return `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
}

/** Offset for the policy: after the encoding, before all that is fetched. @throws Error when another element is first */
export function policyOffset(elements: readonly SourceElement[]): number {
  const first = elements.find(({ name }) => !['html', 'head'].includes(name));
  if (first?.attributes.charset === undefined) throw new Error('does not begin with its encoding');
  return first.end;
}
