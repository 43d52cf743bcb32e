/** The one address that robots.txt names: of the sitemap, or of the index of its parts. */
export const sitemapPath = '/sitemap.xml';
