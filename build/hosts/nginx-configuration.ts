import { readFileSync } from 'node:fs';
import { site } from '@/content/site';
import { contentTypes, hiddenFiles } from '@/deploy/files.mjs';
import { commonHeaders, kindHeaders, pathRules } from '@/deploy/headers.mjs';
import { languageCodes } from '@/i18n/language-codes';
import { defaultLocale, localeCodes } from '@/i18n/locales';
import { tagTail } from '@/i18n/paths';
import { inquiriesPath } from '@/lib/inquiries/inquiries-path.mjs';

/** A template of this folder with its `{{placeholders}}` filled in. @throws Error when one has no value */
function filledTemplate(name: string, values: Readonly<Record<string, string>>): string {
  const template = readFileSync(`build/hosts/nginx-${name}.conf`, 'utf8');
  return template.replace(/\{\{(\w+)\}\}/g, (_, placeholder: string) => {
    const value = values[placeholder];
    if (value === undefined) throw new Error(`nginx-${name}.conf: no value for ${placeholder}`);
    return value;
  });
}

/** A line of a map: a regular expression (`~…`) or an exact text, and its value. */
function entry(match: string, value: string): string {
  return `  "${match}" "${value.replaceAll('"', '\\"')}";`;
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Pattern of a segment that is a tag of one of these languages, with the slash before it. */
function tagPattern(codes: readonly string[]): string {
  return `/(?:${codes.join('|')})${tagTail}(?=/|$)`;
}

const ours = localeCodes.filter((code) => code !== defaultLocale);
const foreign = [...languageCodes].filter((code) => !localeCodes.some((own) => own === code));
const segments = Array.from({ length: 20 }, (_, at) => `site_segment_${at}`);

const tables = [commonHeaders, ...Object.values(kindHeaders), ...pathRules.map((r) => r.headers)];
const headerNames = [...new Set(tables.flatMap((headers) => Object.keys(headers)))];

function variableOf(name: string): string {
  return `$site_header_${name.toLowerCase().replaceAll('-', '_')}`;
}

/** The map of one header, by kind of response and path (`page /about`), as `responseHeaders` decides. */
function headerMap(name: string): string {
  const common = commonHeaders[name] ?? '';
  // Of several regular expressions the first one counts, of several rules the last one.
  const ofPaths = [...pathRules].reverse().flatMap(({ path, headers }) => {
    const pattern = path.endsWith('*') ? escaped(path.slice(0, -1)) : `${escaped(path)}$`;
    return headers[name] === undefined ? [] : [entry(`~^\\w+ ${pattern}`, headers[name])];
  });
  return [
    `map "$site_kind $site_path" ${variableOf(name)} {`,
    entry('~^redirectOrError ', kindHeaders.redirectOrError[name] ?? common),
    ...ofPaths,
    entry('~^page ', kindHeaders.page[name] ?? common),
    entry('~^file ', kindHeaders.file[name] ?? common),
    '}',
  ].join('\n');
}

/** What the `http` block of nginx includes. @param canonicalUrls of Markdown files, by the URL paths of the files */
export function nginxHttp(canonicalUrls: ReadonlyMap<string, string>): string {
  const links = [...canonicalUrls].map(([file, url]) => entry(file, `<${url}>; rel="canonical"`));
  return filledTemplate('http', {
    types: Object.entries(contentTypes)
      .map(([extension, type]) => `  "${type}" ${extension};`)
      .join('\n'),
    segments: segments.map((name) => `(?:/*(?<${name}>/[^/]+))?`).join(''),
    joined: segments.map((name) => `$${name}`).join(''),
    // Prefixes that are dropped: tags of other languages, and of the one that has none.
    dropped: `(?:${tagPattern([defaultLocale, ...foreign])})*+`,
    foreign: `^(?:${tagPattern([defaultLocale])})*+${tagPattern(foreign)}`,
    locations: ours.map((code) => entry(`~*^${tagPattern([code])}(.*)$`, `/${code}$1`)).join('\n'),
    hidden: hiddenFiles.source.replaceAll('\\/', '/'),
    prefixes: ours.join('|'),
    // Where inquiries are not proxied, no path has another method or a body.
    inquiries: site.inquiriesUrl === inquiriesPath ? `${inquiriesPath}(?:/|$)` : '(?!)',
    links: links.join('\n'),
    headers: headerNames.map(headerMap).join('\n'),
  });
}

/** What the `server` block of nginx includes beside `listen` and `root`. */
export function nginxServer(): string {
  const lines = headerNames.map((name) => `add_header ${name} ${variableOf(name)} always;`);
  const proxiesInquiries = site.inquiriesUrl === inquiriesPath;
  return filledTemplate('site', {
    headers: lines.join('\n'),
    inquiries: proxiesInquiries ? filledTemplate('inquiries', {}) : '',
  });
}

/** Where nginx finds things, and where it listens. */
export type NginxSettings = {
  /** Address and port, or a port alone. */
  listen: string;
  /** Folder of the static output. */
  root: string;
  /** Folder of `http.conf` and `site.conf`. */
  folder: string;
  /** Folder that nginx may write to. */
  temporary: string;
  /** Address and port of the service that takes inquiries, where the site proxies them. */
  inquiries?: string | undefined;
  /** File of the module that sends `.br` files; without it, `.gz` files are sent. */
  brotliModule: string | undefined;
  /** The user that nginx switches to when root starts it. */
  user?: string | undefined;
};

/** The main configuration of an nginx that serves nothing but the site. */
export function nginxMain({ brotliModule, user, inquiries, ...rest }: NginxSettings): string {
  const first = [user && `user ${user};`, brotliModule && `load_module "${brotliModule}";`];
  return filledTemplate('main', {
    ...rest,
    first: first.filter(Boolean).join('\n'),
    compression: brotliModule === undefined ? '' : 'brotli_static on;',
    inquiries: inquiries === undefined ? '' : `upstream inquiries { server ${inquiries}; }`,
  });
}
