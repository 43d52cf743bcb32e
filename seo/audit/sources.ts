import type { RuleId } from './rules/rules';

const google = 'https://developers.google.com/search/docs';
const languages = `${google}/specialty/international/localized-versions`;
const titles = `${google}/appearance/title-link`;
const snippets = `${google}/appearance/snippet`;
const canonicals = `${google}/crawling-indexing/consolidate-duplicate-urls`;
const openGraph = 'https://ogp.me/';
const sitemaps = 'https://www.sitemaps.org/protocol.html';
const robots = 'https://www.rfc-editor.org/rfc/rfc9309.html';
const crawlableLinks = `${google}/crawling-indexing/links-crawlable`;
const structuredData = `${google}/appearance/structured-data/sd-policies`;
const wcag = 'https://www.w3.org/TR/WCAG22';
const duplicates = `${google}/crawling-indexing/canonicalization`;
const noindex = `${google}/crawling-indexing/block-indexing`;
const html = 'https://html.spec.whatwg.org/multipage';

/** Where the reason of a rule is written down, by somebody who is bound by it or made it. */
export const ruleSources: Readonly<Record<RuleId, string>> = {
  'title-missing': titles,
  'title-several': `${html}/semantics.html#the-title-element`,
  'title-short': titles,
  'title-long': titles,
  'title-cut': titles,
  'title-repeated': titles,
  'description-missing': snippets,
  'description-several': snippets,
  'description-short': snippets,
  'description-long': snippets,
  'description-repeated': snippets,
  'canonical-missing': canonicals,
  'canonical-several': canonicals,
  'canonical-origin': canonicals,
  'canonical-target': canonicals,
  'canonical-language': canonicals,
  'canonical-home': canonicals,
  'head-stray': `${google}/crawling-indexing/valid-page-metadata`,
  'og-title': openGraph,
  'og-url': openGraph,
  noindex,
  'false-page': `${google}/crawling-indexing/http-network-errors`,
  'sitemap-missing': sitemaps,
  'sitemap-malformed': sitemaps,
  'sitemap-lacks-page': sitemaps,
  'sitemap-names-hidden': noindex,
  'sitemap-names-missing': sitemaps,
  'sitemap-date': sitemaps,
  'sitemap-image': `${google}/crawling-indexing/sitemaps/image-sitemaps`,
  'sitemap-alternates': languages,
  'robots-missing': robots,
  'robots-sitemap': sitemaps,
  'robots-closed': robots,
  'hreflang-self': languages,
  'hreflang-return': languages,
  'hreflang-incomplete': languages,
  'hreflang-label': languages,
  'hreflang-other-page': languages,
  'hreflang-target': languages,
  'hreflang-x-default': languages,
  'hreflang-not-original': languages,
  'links-few': crawlableLinks,
  'link-target': crawlableLinks,
  'link-redirect': `${google}/crawling-indexing/301-redirects`,
  'link-anchor': `${html}/browsing-the-web.html#scrolling-to-a-fragment`,
  'link-generic': `${wcag}/#link-purpose-in-context`,
  'link-language': `${wcag}/#language-of-parts`,
  orphan: crawlableLinks,
  unreachable: crawlableLinks,
  depth: crawlableLinks,
  viewport: `${wcag}/#reflow`,
  https: 'https://developers.google.com/search/docs/appearance/page-experience',
  'mixed-content': 'https://www.w3.org/TR/mixed-content/',
  'h1-one': `${wcag}/#headings-and-labels`,
  'html-lang': `${wcag}/#language-of-page`,
  'image-alt': `${wcag}/#non-text-content`,
  'json-ld-missing': structuredData,
  'json-ld-malformed': structuredData,
  'json-ld-address': structuredData,
  'content-thin': `${google}/fundamentals/creating-helpful-content`,
  'content-duplicate': duplicates,
  'content-near-duplicate': duplicates,
  'preview-count': openGraph,
  'preview-missing': openGraph,
  'preview-format': openGraph,
  'preview-size': openGraph,
  'preview-weight': 'https://developers.facebook.com/docs/sharing/webmasters/images',
  'markdown-count': 'https://llmstxt.org/',
  'markdown-missing': 'https://llmstxt.org/',
  'feed-missing': 'https://www.rfc-editor.org/rfc/rfc4287.html',
};
