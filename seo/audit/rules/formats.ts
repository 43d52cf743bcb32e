import { type AuditedSite, missingFiles, pathOf } from '@/seo/audit/audited-site';
import { headSource } from '@/seo/audit/checks';
import { isNoindex, metaOf, only, type ParsedPage } from '@/seo/audit/parsed-page';
import { faultIf, faultsOf, type PageFault, pageRule, type RuleTable } from '@/seo/audit/rule';
import { maxPreviewBytes } from '@/seo/previews/preview-weight';

const markdown = 'text/markdown';
const feed = 'application/atom+xml';

/** The fault of a page that search engines may list, unless it has exactly one of something. */
function unlessOne(page: ParsedPage, hrefs: readonly string[] = []): PageFault[] {
  return faultIf(!isNoindex(page) && hrefs.length !== 1, { count: hrefs.length });
}

/** The file of a page's preview image, where it is known. */
function previewOf(page: ParsedPage, site: AuditedSite) {
  return site.files.get(pathOf(site, only(metaOf(page, 'og:image'))) ?? '');
}

const imageWeight = {
  check: 'openGraph',
  source: 'https://developers.facebook.com/docs/sharing/webmasters/images',
} as const;

const atom = {
  check: 'formats',
  source: 'https://www.rfc-editor.org/rfc/rfc4287.html',
  fixLocation: { file: 'seo/feed' },
} as const;

/** The preview image of a page, its Markdown version, the feed. */
export const formatRules = {
  'preview-count': pageRule('error', { check: 'openGraph', fixLocation: headSource }, (page) =>
    unlessOne(page, metaOf(page, 'og:image')),
  ),
  'preview-missing': pageRule('error', 'openGraph', (page, site) =>
    faultsOf('href', missingFiles(site, metaOf(page, 'og:image'))),
  ),
  'preview-format': pageRule('error', 'openGraph', (page) => {
    const unknown = metaOf(page, 'og:image').filter((href) => !/\.(?:png|jpe?g)$/i.test(href));
    return faultsOf('href', unknown);
  }),
  'preview-size': pageRule('error', 'openGraph', (page, site) => {
    const size = previewOf(page, site)?.size;
    if (size === undefined) return [];
    const pixels = (name: string) => Number(only(metaOf(page, name)) ?? 0);
    const said = `${pixels('og:image:width')} × ${pixels('og:image:height')}`;
    const real = `${size.width} × ${size.height}`;
    return faultIf(said !== real, { said, real });
  }),
  'preview-weight': pageRule('error', imageWeight, (page, site) => {
    const { size, bytes = 0 } = previewOf(page, site) ?? {};
    const isFault = size !== undefined && bytes > maxPreviewBytes;
    return faultIf(isFault, { bytes, most: maxPreviewBytes }, '');
  }),
  'markdown-count': pageRule('error', { check: 'formats', fixLocation: headSource }, (page) =>
    unlessOne(page, page.formats.get(markdown)),
  ),
  'markdown-missing': pageRule('error', 'formats', ({ formats }, site) =>
    faultsOf('href', missingFiles(site, formats.get(markdown))),
  ),
  'feed-missing': pageRule('error', atom, ({ formats }, site) =>
    faultsOf('href', missingFiles(site, formats.get(feed))),
  ),
} satisfies RuleTable;
