import { createHash } from 'node:crypto';
import { speculationRules } from '@/client/speculation-rules';
import { imageHosts } from '@/content/image-hosts';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { checkRawText, parseElements, type SourceElement } from './source-elements';

/** The parts of an element that the policy depends on. */
export type PolicedElement = Pick<SourceElement, 'name' | 'attributes' | 'content'>;

export type PolicyOptions = {
  /** Hosts of other sites whose pictures pages show, such as `images.example.com`. */
  imageHosts: readonly string[];
  /** Where forms may be sent, and scripts send inquiries: a path, a URL of another origin, or empty for nowhere. */
  inquiriesUrl: string;
  /** Whether the page has a form without an address, by which it reloads itself. */
  reloadsByForm?: boolean;
  /** Whether scripts of the page fetch other pages and let the browser parse them. */
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

/** A placeholder for the origin of the site, to resolve relative URLs. */
const ownOrigin = 'https://self.invalid';

/** Attributes that may hold a URL to navigate to or to load. */
const urlAttributes = ['href', 'src', 'action', 'formaction', 'data'];

/** The source expression of an inline script or style: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSource(content: string): string {
  // Browsers normalize line ends before they hash.
  const read = content.replaceAll(/\r\n?/g, '\n');
  return `'sha256-${createHash('sha256').update(read).digest('base64')}'`;
}

function pictureUrls({ name, attributes }: PolicedElement): string[] {
  if (!['img', 'source', 'image', 'video'].includes(name)) return [];
  const candidates = attributes.srcset?.split(',') ?? [];
  return [
    attributes.src,
    attributes.poster,
    ...candidates.map((candidate) => candidate.trim().split(/\s/)[0]),
  ].filter((address) => address !== undefined);
}

/** @throws Error when an element needs something that no policy of the site allows */
function check(element: PolicedElement, { imageHosts, inquiriesUrl }: PolicyOptions): void {
  const shown = `<${element.name}>`;
  if (element.attributes['http-equiv']?.toLowerCase() === 'content-security-policy') {
    throw new Error('has a policy already');
  }
  for (const [name, value] of Object.entries(element.attributes)) {
    if (name.startsWith('on')) throw new Error(`${shown} has "${name}", which the policy blocks`);
    // Browsers ignore control characters and spaces in a URL.
    const address = value.replaceAll(/[\p{Cc}\s]/gu, '').toLowerCase();
    if (urlAttributes.includes(name) && address.startsWith('javascript:')) {
      throw new Error(`${shown} has "${name}" with a script, which the policy blocks`);
    }
  }
  for (const target of [
    element.attributes.formaction,
    element.name === 'form' && element.attributes.action,
  ]) {
    if (typeof target === 'string' && target !== inquiriesUrl) {
      throw new Error(`${shown} sends to "${target}"; SITE_INQUIRIES_URL is "${inquiriesUrl}"`);
    }
  }
  for (const address of pictureUrls(element)) {
    const { origin } = new URL(address, ownOrigin);
    if (origin !== ownOrigin && !imageHosts.some((host) => origin === `https://${host}`)) {
      throw new Error(`${shown} shows ${address}: content/image-hosts.ts does not name its host`);
    }
  }
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
  for (const element of elements) check(element, options);
  const content = policy(inventoryOf(elements), options);
  return `<meta http-equiv="Content-Security-Policy" content="${content}"/>`;
}

/** Offset for the policy: after the encoding, before all that is fetched. @throws Error when another element is first */
export function policyOffset(elements: readonly SourceElement[]): number {
  const first = elements.find(({ name }) => !['html', 'head'].includes(name));
  if (first?.attributes.charset === undefined) throw new Error('does not begin with its encoding');
  return first.end;
}

/** Writes policy and `firstScript` into a page that else stays as it is. @throws Error as `policyMeta` */
export function withPolicy(html: string, options: PolicyOptions, firstScript: string): string {
  const elements = parseElements(html);
  const offset = policyOffset(elements);
  const first = { name: 'script', attributes: {}, content: checkRawText('script', firstScript) };
  const meta = policyMeta([first, ...elements], options);
  return `${html.slice(0, offset)}${meta}<script>${first.content}</script>${html.slice(offset)}`;
}
