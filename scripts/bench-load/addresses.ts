import { pages } from '@/content/pages';
import { defaultLocale, localeCodes } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { missingPath, pageTypes } from '@/test/page-types';

/** An address, and the status that it has to be answered with. */
export type Asked = { path: string; status: number };

/** The addresses of files of the site that a page names in `src` and `href`: scripts, styles, fonts, pictures. */
export function filesIn(html: string): string[] {
  const named = [...html.matchAll(/\s(?:src|href)="(\/[^"#?]+\.[a-z\d]+)(?:\?[^"]*)?"/g)];
  return named.map(([, path = '']) => path).filter((path) => !path.endsWith('.md'));
}

/**
 * What the load asks for, each once: every kind of page in every language, the files that these name, what
 * machines ask for, pages that are missing, and redirects.
 * @param origin of the host that is asked
 * @throws Error naming a page that the host does not have
 */
export async function addresses(origin: string): Promise<Asked[]> {
  const paths = [...new Set(pageTypes.map(({ path }) => path))];
  const shown = localeCodes.flatMap((locale) =>
    paths.map((path) => ({
      path: localizedPath(locale, path),
      status: path === missingPath ? 404 : 200,
    })),
  );
  const files = new Set(['/robots.txt', '/sitemap.xml', '/llms.txt', '/feed.atom']);
  for (const { path, status } of shown) {
    const response = await fetch(`${origin}${path}`);
    if (response.status !== status) throw new Error(`${path}: ${response.status}, not ${status}`);
    for (const file of filesIn(await response.text())) files.add(file);
  }
  const contact = pages.contact.path;
  return [
    ...shown,
    ...[...files].map((path) => ({ path, status: 200 })),
    { path: `/${defaultLocale}${contact}`, status: 308 },
    { path: `/fr${contact}`, status: 307 },
  ];
}
