import { pathOf } from '@/seo/audit/audited-site';
import { isHidden, metaOf, only } from '@/seo/audit/parsed-page';
import { pageRule, type Rule } from '@/seo/audit/rule';
import { mostPreviewBytes } from '@/seo/previews/preview-weight';

const markdown = 'text/markdown';
const feed = 'application/atom+xml';

/** What else there is of a page: its picture for other sites, its text for agents, the feed. */
export const formatRules = {
  'preview-there': pageRule('error', (page, site) => {
    if (isHidden(page)) return [];
    const images = metaOf(page, 'og:image');
    const image = only(images);
    if (image === undefined) return [`has ${images.length} og:image`];
    if (!/\.(?:png|jpg)$/.test(image)) return [`"${image}" is neither .png nor .jpg`];
    const path = image.startsWith(site.origin) ? pathOf(site, image) : undefined;
    return path !== undefined && site.files.has(path) ? [] : [`${image} is not there`];
  }),
  'preview-size': pageRule('error', (page, site) => {
    const path = pathOf(site, only(metaOf(page, 'og:image')) ?? '');
    const size = site.files.get(path ?? '')?.size;
    if (size === undefined) return [];
    const [width, height] = ['og:image:width', 'og:image:height'].map((name) =>
      Number(only(metaOf(page, name))),
    );
    return size.width === width && size.height === height
      ? []
      : [`says ${width} × ${height}, the picture is ${size.width} × ${size.height}`];
  }),
  'preview-weight': pageRule('error', (page, site) => {
    const file = site.files.get(pathOf(site, only(metaOf(page, 'og:image')) ?? '') ?? '');
    return file?.size === undefined || file.bytes <= mostPreviewBytes
      ? []
      : [`its picture has ${file.bytes} bytes, more than ${mostPreviewBytes}`];
  }),
  'markdown-twin': pageRule('error', (page, site) => {
    if (isHidden(page)) return [];
    const named = page.formats.get(markdown) ?? [];
    const path = pathOf(site, only(named) ?? '');
    if (named.length !== 1) return [`names ${named.length} files of Markdown`];
    return path !== undefined && site.files.has(path) ? [] : [`${named[0]} is not there`];
  }),
  'feed-there': pageRule('error', (page, site) =>
    (page.formats.get(feed) ?? [])
      .filter((href) => !site.files.has(pathOf(site, href) ?? ''))
      .map((href) => `${href} is not there`),
  ),
} satisfies Record<string, Rule>;
