import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright/test';
import { serverFile } from '@/build/built-pages';
import type { Locale } from '@/i18n/locales';
import { missingPath } from '@/test/page-types';

/** What is seen of a page, and how: a line for each property with a value, and their numbers for each element. */
export type Styles = {
  lines: string[];
  /** What an element is, and the numbers of its lines: `<h1> Payroll services\n0 4 7`. */
  elements: string[];
};

/** What the browser has computed for each element of the page and its generated content. */
function computedStyles(page: Page): Promise<Styles> {
  return page.evaluate(() => {
    // A page gives custom properties other names, and brings none that its rules do not read; logical
    // properties say once more what those of the sides say. To ask each element for them is slow.
    const names = Array.from(getComputedStyle(document.documentElement)).filter(
      (name) => !/^--|(?:block|inline)-(?:size|start|end)/.test(name),
    );
    const numbers = new Map<string, number>();
    const of = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      // Where nothing is generated, nothing else is seen.
      if (pseudo !== undefined && style.content === 'none') return [];
      return names.map((name) => {
        const line = `${pseudo ?? ''} ${name}: ${style.getPropertyValue(name)}`;
        const number = numbers.get(line) ?? numbers.size;
        numbers.set(line, number);
        return number;
      });
    };
    // Neither build has the same scripts, and the framework adds a place to say where it is.
    const seen = document.querySelectorAll(
      'html, body, body :not(script, style, link, template, next-route-announcer)',
    );
    const elements = [...seen].map((element) => {
      const text = element.textContent?.slice(0, 40).replaceAll('\n', ' ');
      const own = [of(element), of(element, '::before'), of(element, '::after')].flat();
      return `<${element.localName}> ${text}\n${own.join(' ')}`;
    });
    return { lines: [...numbers.keys()], elements };
  });
}

/** Waits for the pictures that are seen in a medium: they have no size before. */
export async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const seen = [...document.images].filter((picture) => picture.checkVisibility());
    return Promise.all(
      seen.map((picture) => {
        picture.loading = 'eager';
        return picture.complete || new Promise((done) => picture.addEventListener('load', done));
      }),
    );
  });
}

/** Where rules of a page hold that others do not look at. */
export const looks: { name: string; width: number; media: Parameters<Page['emulateMedia']>[0] }[] =
  [
    { name: 'on a phone', width: 360, media: {} },
    { name: 'on a large screen in the dark', width: 1440, media: { colorScheme: 'dark' } },
    { name: 'on paper', width: 800, media: { media: 'print' } },
    { name: 'in colours of the system', width: 1024, media: { forcedColors: 'active' } },
  ];

/** The styles of all elements of a page as it is now, look by look. */
export async function stylesIn(page: Page): Promise<Styles[]> {
  const all: Styles[] = [];
  for (const { width, media } of looks) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({
      colorScheme: 'light',
      media: 'screen',
      forcedColors: 'none',
      ...media,
    });
    // What a medium hides loses the focus, but only some moments later.
    await page.waitForFunction(() => document.activeElement?.checkVisibility() ?? true);
    await loadPictures(page);
    all.push(await computedStyles(page));
  }
  return all;
}

/** Answers the page's requests with a page of the Next server, which has the whole style sheet. */
export async function serveWholeSheet(page: Page, locale: Locale, each: string): Promise<void> {
  const file = serverFile(locale, each === missingPath ? '/404' : each);
  await page.route('**/*', async (route) => {
    const request = route.request();
    const { pathname } = new URL(request.url());
    if (request.isNavigationRequest()) {
      return route.fulfill({ contentType: 'text/html', body: readFileSync(file, 'utf8') });
    }
    const asset = /^\/_next\/(static\/.*)/.exec(pathname)?.[1];
    // Fonts would arrive between two looks.
    if (pathname.endsWith('.woff2')) return route.abort();
    return asset === undefined
      ? route.continue()
      : route.fulfill({ path: path.join('.next', decodeURIComponent(asset)) });
  });
}

/** Elements that look otherwise, each with what differs. */
export function differences(own: readonly Styles[], whole: readonly Styles[]): string[] {
  return own.flatMap(({ lines, elements }, look) => {
    const others = whole[look]?.elements ?? [];
    const numbers = new Map(whole[look]?.lines.map((line, number) => [line, String(number)]));
    const same = lines.map((line) => numbers.get(line));
    const found = elements.flatMap((element, index) => {
      const [shown, own = ''] = element.split('\n');
      const expected = new Set(others[index]?.split('\n')[1]?.split(' '));
      const changed = own
        .split(' ')
        .map(Number)
        .filter((number) => !expected.has(same[number] ?? ''));
      return changed.length === 0
        ? []
        : [`${looks[look]?.name}: ${shown}:${changed.slice(0, 3).map((number) => lines[number])}`];
    });
    return elements.length === others.length
      ? found
      : [`${looks[look]?.name}: ${elements.length} elements, and not ${others.length}`, ...found];
  });
}
