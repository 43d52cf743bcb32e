import { hiddenFiles } from '@/deploy/hidden-files.mjs';
import { defaultLocale, localeCodes } from '@/i18n/locales';
import { languageCodes, tagTail } from '@/i18n/paths';
import { type MapEntry, nginxMap } from './nginx-text';

// Nothing is decided by nginx's own `$uri`: it is decoded, and freed from dots and doubled slashes.
const path = '$site_path';

const continuation = '%[89ab][0-9a-f]';

/** A path whose percent-encoding decodeURIComponent can read: UTF-8 in its shortest form, no surrogates. */
const wellFormed = [
  '[^%]',
  '%[0-7][0-9a-f]',
  `%(?:c[2-9a-f]|d[0-9a-f])${continuation}`,
  `%e0%[ab][0-9a-f]${continuation}`,
  `%e[1-9a-cef]${continuation}${continuation}`,
  `%ed%[89][0-9a-f]${continuation}`,
  `%f0%[9ab][0-9a-f]${continuation}${continuation}`,
  `%f[1-3]${continuation}${continuation}${continuation}`,
  `%f4%8[0-9a-f]${continuation}${continuation}`,
].join('|');

/** Separators in disguise, control characters, and segments of one or two dots. */
const unsafe = [
  '[\\x5c\\x00-\\x1f\\x7f]',
  '%(?:[01][0-9a-f]|2f|5c|7f)',
  '/(?:\\.|%2e){1,2}(?:/|$)',
].join('|');

/** How many doubled slashes a path may have to be redirected: nginx can only take away one at a time. */
const mostDoubledSlashes = 8;

function mergeSlashes(): string[] {
  const names = Array.from({ length: mostDoubledSlashes }, (_, at) => `site_merged_${at + 1}`);
  return names.map((name, at) => {
    const source = at === 0 ? path : `$${names[at - 1]}`;
    return nginxMap(name, source, [['~^(.*?/)/+(.*)$', '$1$2']], source);
  });
}

/** A segment that is a tag of one of these languages, with the slash before it. */
function tagOf(codes: readonly string[]): string {
  return `/(?:${codes.join('|')})${tagTail}(?=/|$)`;
}

const ours = localeCodes.filter((code) => code !== defaultLocale);
const foreign = [...languageCodes].filter((code) => !localeCodes.some((own) => own === code));

/** Prefixes that go: tags of other languages, and of the one that has none. */
const dropped = `(?:${tagOf([defaultLocale, ...foreign])})*+`;

/** Where a path without those prefixes leads, by the language that it begins with. */
function locations(): MapEntry[] {
  return [
    ...ours.map((code): MapEntry => [`~*^${tagOf([code])}(/.+?)?/?$`, `/${code}$1`]),
    ['~^(/.+?)/?$', '$1'],
  ];
}

/** The not-found page of the language that a path begins with. */
function notFoundPages(): MapEntry[] {
  return ours.map((code) => [`~^/+${code}(?:/|$)`, `/${code}/404.html`]);
}

/** What is in the folder and has no address, besides: files of pages. */
const withoutAddress = [
  hiddenFiles.source.replaceAll('\\/', '/'),
  '\\.html$',
  '^/index$',
  `^(?:/(?:${ours.join('|')}))?/404$`,
].join('|');

/**
 * The maps by which nginx decides as `resolvePath` (i18n/paths.ts) does, in this order: `$site_malformed`,
 * `$site_refused` (1 or 0), `$site_moved` (307, 308 or nothing, to `$site_location` and `$site_query`, which
 * has its question mark), `$site_hidden` (1 or 0). Besides `$site_path`, as it stands in the URL, and
 * `$site_not_found`, the file of the not-found page.
 */
export function pathMaps(): string {
  const merged = `$site_merged_${mostDoubledSlashes}`;
  const isForeign = `~*^(?:${tagOf([defaultLocale])})*+${tagOf(foreign)}`;
  return [
    nginxMap('site_path', '$request_uri', [['~^([^?]*)', '$1']]),
    nginxMap('site_query', '$request_uri', [['~^[^?]*(\\?.*)$', '$1']]),
    nginxMap('site_malformed', path, [[`~*^(?:${wellFormed})*+$`, '0']], '1'),
    nginxMap('site_unsafe', path, [[`~*${unsafe}`, '1']], '0'),
    ...mergeSlashes(),
    nginxMap('site_refused', `$site_unsafe ${merged}`, [['~^1|//', '1']], '0'),
    nginxMap('site_rest', merged, [[`~*^${dropped}(.*)$`, '$1']]),
    nginxMap('site_location', '$site_rest', locations(), '/'),
    nginxMap('site_status', merged, [[isForeign, '307']], '308'),
    nginxMap('site_moved', `${path} $site_location`, [['~^([^ ]*) \\1$', '']], '$site_status'),
    nginxMap('site_hidden', path, [[`~${withoutAddress}`, '1']], '0'),
    nginxMap('site_not_found', path, notFoundPages(), '/404.html'),
  ].join('\n');
}
