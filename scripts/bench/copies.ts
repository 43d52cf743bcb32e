import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { load } from 'cheerio';
import { staticFile, staticFolder } from '@/build/static-files';
import type { ChosenPage } from './chosen-pages';
import type { Copies } from './measured';

/** The styles that stand in a page. */
function stylesIn(html: string): string[] {
  return load(html)('style')
    .toArray()
    .map((element) =>
      element.children.map((child) => ('data' in child ? child.data : '')).join(''),
    );
}

/** The style that stands in a page, by gzip, in bytes; 0 where there is none. */
export function styleGzip(html: string): number {
  const style = stylesIn(html).join('');
  return style === '' ? 0 : gzipSync(style, { level: 9 }).length;
}

/** A page without its style, by brotli, in bytes. */
export function restBrotli(html: string): number {
  const rest = stylesIn(html).reduce((text, style) => text.replace(style, () => ''), html);
  return brotliCompressSync(rest).length;
}

/** Sizes of a page's file and its compressed copies. @throws Error when one of them is missing */
export function copiesOf({ kind, locale, path: page }: ChosenPage): Copies {
  const file = path.join(staticFolder, staticFile(locale, kind === 'missing' ? '/404' : page));
  const html = readFileSync(file, 'utf8');
  return {
    raw: statSync(file).size,
    brotli: statSync(`${file}.br`).size,
    gzip: statSync(`${file}.gz`).size,
    styleGzip: styleGzip(html),
    restBrotli: restBrotli(html),
  };
}
