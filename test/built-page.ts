import { site } from '@/content/site';
import { type Locale, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import type { BuiltPage } from '@/seo/built-page';

/**
 * A minimal page as a build would write it.
 * @param main HTML of the main area
 * @param head HTML of further elements of the head
 */
export function builtPage(
  main: string,
  head = '',
  path = '/about',
  locale: Locale = 'en',
): BuiltPage {
  const url = site.origin + localizedPath(locale, path);
  const html =
    `<!DOCTYPE html><html lang="${locales[locale].lang}"><head><title>Title | Brand</title>` +
    `<meta property="og:title" content="Title of ${path}"/>` +
    `<meta name="description" content="Description of ${path}"/>` +
    `<link rel="canonical" href="${url}"/>${head}</head>` +
    `<body><header>Menu</header><main id="main">${main}</main><footer>Foot</footer></body></html>`;
  return { locale, path, html };
}
