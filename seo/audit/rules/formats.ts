import { type AuditedSite, pathOf } from '@/seo/audit/audited-site';
import { isHidden, metaOf, only, type ParsedPage } from '@/seo/audit/parsed-page';
import { type PageFault, pageRule, type Rule } from '@/seo/audit/rule';
import { mostPreviewBytes } from '@/seo/previews/preview-weight';

const markdown = 'text/markdown';
const feed = 'application/atom+xml';

function isMissing(site: AuditedSite, href: string): boolean {
  const path = href.startsWith(site.origin) ? pathOf(site, href) : undefined;
  return path === undefined || !(site.files.has(path) || site.unverified.has(path));
}

function missing(site: AuditedSite, hrefs: readonly string[]): PageFault[] {
  return hrefs.filter((href) => isMissing(site, href)).map((href) => ({ values: { href } }));
}

/** The picture that a page shows on other sites, where it is known. */
function previewOf(page: ParsedPage, site: AuditedSite) {
  return site.files.get(pathOf(site, only(metaOf(page, 'og:image')) ?? '') ?? '');
}

/** What else there is of a page: its picture for other sites, its text for agents, the feed. */
export const formatRules = {
  'preview-count': pageRule('error', 'openGraph', (page) => {
    const count = metaOf(page, 'og:image').length;
    return isHidden(page) || count === 1 ? [] : [{ values: { count } }];
  }),
  'preview-missing': pageRule('error', 'openGraph', (page, site) =>
    missing(site, metaOf(page, 'og:image')),
  ),
  'preview-format': pageRule('error', 'openGraph', (page) =>
    metaOf(page, 'og:image')
      .filter((href) => !/\.(?:png|jpe?g)$/i.test(href))
      .map((href) => ({ values: { href } })),
  ),
  'preview-size': pageRule('error', 'openGraph', (page, site) => {
    const size = previewOf(page, site)?.size;
    if (size === undefined) return [];
    const [width = 0, height = 0] = ['og:image:width', 'og:image:height'].map((name) =>
      Number(only(metaOf(page, name)) ?? 0),
    );
    return size.width === width && size.height === height
      ? []
      : [
          {
            values: { said: `${width} × ${height}`, real: `${size.width} × ${size.height}` },
          },
        ];
  }),
  'preview-weight': pageRule('error', 'openGraph', (page, site) => {
    const file = previewOf(page, site);
    return file?.size === undefined || file.bytes <= mostPreviewBytes
      ? []
      : [{ values: { bytes: file.bytes, most: mostPreviewBytes }, cause: '' }];
  }),
  'markdown-count': pageRule('error', 'formats', (page) => {
    const count = (page.formats.get(markdown) ?? []).length;
    return isHidden(page) || count === 1 ? [] : [{ values: { count } }];
  }),
  'markdown-missing': pageRule('error', 'formats', (page, site) =>
    missing(site, page.formats.get(markdown) ?? []),
  ),
  'feed-missing': pageRule('error', 'formats', (page, site) =>
    missing(site, page.formats.get(feed) ?? []),
  ),
} satisfies Record<string, Rule>;
