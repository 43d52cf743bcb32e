/** @jest-environment node */
import { brotliCompressSync } from 'node:zlib';
import { renderToString } from 'react-dom/server';
import type { LinkData } from '@/components/tools/links/link-data';
import { pageLocale } from '@/components/tools/links/page-locale';
import { allPaths } from '@/content/pages';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { readOnce } from '@/test/read-once';
import { withMessages } from '@/test/render';
import { useLinkData } from './use-link-data';

readOnce();

function dataIn(locale: Locale): LinkData {
  let found: LinkData | undefined;
  function Probe() {
    found = useLinkData();
    return null;
  }
  renderToString(withMessages(<Probe />, locale));
  if (found === undefined) throw new Error('nothing was rendered');
  return found;
}

// The language with the most pages, and the one with the most words.
test.each(['en', 'ja'] as const)(
  '%s: what links may lead to is in the language, and all of it adds little to the page',
  (locale) => {
    const { plan: _, ...data } = dataIn(locale);
    const { targets, words, tool } = data;
    const paths = [...targets.map(({ path }) => path), ...words.strategic];
    expect(targets.length).toBeGreaterThan(0);
    expect(new Set(paths.map((path) => pageLocale(path, { paths: allPaths })))).toEqual(
      new Set([locale]),
    );
    expect(paths).not.toContain(localizedPath(locale, tool));
    expect(brotliCompressSync(JSON.stringify(data)).length).toBeLessThan(3000);
  },
);
