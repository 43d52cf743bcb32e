import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { filesBelow } from '@/build/files-below';
import { staticFolder } from '@/build/page-files';
import { diagnosedPageCount, mainPages } from '@/content/main-pages';
import { pages } from '@/content/pages';
import type { Locale } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { plantedFaults, plantFaults } from '@/test/planted-faults';
import { origin, ports } from './servers';

/** A copy of the static output without its documents and with faults: the operator tools crawl it quickly. */
export const planted = { folder: '.cache/planted-site', server: origin(ports.planted) };

/** A broken link in the footer of every page. */
export const brokenEverywhere = '/no-such-page';

const isLeftOut = /\.(?:br|gz)$|\/(?:articles|blogs)(?:\/|$)/;

/** Changes a file of the planted site. */
function change(file: string, edit: (text: string) => string): void {
  const name = path.join(planted.folder, file);
  writeFileSync(name, edit(readFileSync(name, 'utf8')));
}

/** Makes the planted site. */
export function plantSite(): void {
  rmSync(planted.folder, { recursive: true, force: true });
  cpSync(staticFolder, planted.folder, {
    recursive: true,
    filter: (file) => !isLeftOut.test(file),
  });
  for (const file of filesBelow(planted.folder).filter((each) => each.endsWith('.html'))) {
    change(file, (html) =>
      html
        // Only attributes: another element would be a hydration mismatch.
        .replaceAll(
          /(?<= href="(?:\/\w\w)?\/)(?:insights\/)?(?:articles|blogs)\/[^"]*/g,
          'insights',
        )
        .replace(/(?<=<footer(?:(?!<\/footer>)[\s\S])*?<a [^>]*href=")[^"]*/, brokenEverywhere),
    );
  }
  change('sitemap.xml', (xml) =>
    xml.replaceAll(/<url>\s*<loc>[^<]*\/(?:articles|blogs)\/[\s\S]*?<\/url>/g, ''),
  );
  const faults = plantedFaults([
    'title-repeated',
    'canonical-missing',
    'canonical-origin',
    'noindex',
    'sitemap-lacks-page',
    'robots-closed',
    'hreflang-label',
    'hreflang-return',
    'link-fragment',
    'content-near-duplicate',
  ]);
  plantFaults(planted.folder, faults);
}

/** Answers that there are no pages but the first main ones in a language: a tool reads them in a moment. */
export async function shrinkSite(page: Page, locale: Locale): Promise<void> {
  const main = mainPages.slice(0, diagnosedPageCount).map((id) => pages[id].path);
  const there = main.map((each) => localizedPath(locale, each));
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    const isThere = pathname.includes('.') || there.includes(pathname);
    if (isThere || route.request().resourceType() !== 'fetch') return route.fallback();
    return route.fulfill({ status: 404 });
  });
}
