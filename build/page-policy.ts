import { createHash } from 'node:crypto';
import { speculationRules } from '@/client/speculation-rules';
import { within } from './page-style/within';
import { attribute, type StartTag } from './start-tag';
import { StringRewriter } from './string-rewriter';

export type PolicyOptions = {
  /** Hosts of other sites whose pictures pages show, such as `images.example.com`. */
  imageHosts: readonly string[];
  /** A script to put inline before everything that the page runs. */
  firstScript?: string;
  /** Where the browser itself may send forms: nowhere, where scripts answer them. */
  formAction?: "'none'" | "'self'";
  /** Whether its scripts read other pages: texts of the site that they hand to the browser to parse. */
  readsPages?: boolean;
};

/** What a page holds that its policy has to name: the source expressions of what is inline. */
type Inventory = Record<'scripts' | 'styles' | 'styleAttributes', Set<string>>;

/**
 * Types of inline scripts that browsers act upon (HTML, "prepare the script element"); others are data.
 * Speculation rules by their hash as well: beside a hash, `'inline-speculation-rules'` allows nothing.
 */
const acted =
  /^(?:|module|importmap|speculationrules|(?:text|application)\/(?:x-)?(?:java|ecma)script)$/i;

/** Stands for the origin of the site, which a page does not name. */
const ownOrigin = 'https://self.invalid';

/** Attributes that may hold an address to go to or to load. */
const addresses = ['href', 'src', 'action', 'formaction', 'data'];

/** The source expression of an inline script or style: https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSource(content: string): string {
  return `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
}

/** The addresses of pictures that an element shows. */
function pictures(tag: StartTag): string[] {
  if (!['img', 'source', 'image', 'video'].includes(tag.tagName)) return [];
  const candidates = attribute(tag, 'srcset')?.split(',') ?? [];
  return [
    attribute(tag, 'src'),
    attribute(tag, 'poster'),
    ...candidates.map((candidate) => candidate.trim().split(/\s/)[0]),
  ].filter((address) => address !== undefined);
}

/** @throws Error when an element needs what no policy of ours allows */
function check(tag: StartTag, { imageHosts }: PolicyOptions): void {
  const shown = `<${tag.tagName}>`;
  if (attribute(tag, 'http-equiv')?.toLowerCase() === 'content-security-policy') {
    throw new Error('has a policy already');
  }
  for (const { name, value } of tag.attrs) {
    if (name.startsWith('on')) throw new Error(`${shown} has "${name}", which the policy blocks`);
    // Browsers skip control characters and spaces in it.
    const address = value.replaceAll(/[\p{Cc}\s]/gu, '').toLowerCase();
    if (addresses.includes(name) && address.startsWith('javascript:')) {
      throw new Error(`${shown} has "${name}" with a script, which the policy blocks`);
    }
  }
  for (const address of pictures(tag)) {
    const { origin } = new URL(address, ownOrigin);
    if (origin !== ownOrigin && !imageHosts.some((host) => origin === `https://${host}`)) {
      throw new Error(`${shown} shows ${address}: content/image-hosts.ts does not name its host`);
    }
  }
}

function policy(inventory: Inventory, options: PolicyOptions): string {
  const { scripts, styles, styleAttributes } = inventory;
  const { imageHosts, formAction, readsPages } = options;
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
    'connect-src': ["'self'", ...(readsPages ? ['blob:'] : [])],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': [formAction ?? "'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}

/**
 * Gives a page the policy by which browsers run and load what the page itself brings, and nothing else:
 * a `<meta>` right after that of the encoding. The policy names what is inline by its hash, so this comes
 * after everything else that changes a page. Everything else stands byte for byte as it was.
 * docs/security.md says what is allowed, and why.
 * @throws Error when the page holds what the policy blocks, or does not begin with its encoding
 */
export async function withPolicy(html: string, options: PolicyOptions): Promise<string> {
  const { firstScript } = options;
  const rewriter = new StringRewriter();
  const inventory: Inventory = {
    scripts: new Set(firstScript === undefined ? [] : [hashSource(firstScript)]),
    styles: new Set(),
    styleAttributes: new Set(),
  };
  let hashes: Set<string> | undefined;
  let content = '';
  let place: number | undefined;

  rewriter.on('startTag', (tag, raw) => {
    rewriter.emitRaw(raw);
    if (place === undefined && !['html', 'head'].includes(tag.tagName)) {
      if (attribute(tag, 'charset') === undefined)
        throw new Error('does not begin with its encoding');
      place = rewriter.html.length;
    }
    check(tag, options);
    const style = attribute(tag, 'style');
    if (style !== undefined) inventory.styleAttributes.add(hashSource(style));
    content = '';
    if (tag.tagName === 'style') hashes = inventory.styles;
    if (tag.tagName === 'script') {
      const source = attribute(tag, 'src');
      if (source?.startsWith('/client.js')) inventory.scripts.add(hashSource(speculationRules));
      if (source === undefined && acted.test(attribute(tag, 'type') ?? ''))
        hashes = inventory.scripts;
    }
  });
  rewriter.on('text', ({ text }, raw) => {
    rewriter.emitRaw(raw);
    if (hashes) content += text;
  });
  rewriter.on('endTag', (_, raw) => {
    rewriter.emitRaw(raw);
    hashes?.add(hashSource(content));
    hashes = undefined;
  });
  const rewritten = await rewriter.rewrite(html);
  if (place === undefined) throw new Error('holds no element');
  const added = [
    `<meta http-equiv="Content-Security-Policy" content="${policy(inventory, options)}"/>`,
    ...(firstScript === undefined ? [] : [`<script>${within('script', firstScript)}</script>`]),
  ].join('');
  return rewritten.slice(0, place) + added + rewritten.slice(place);
}
