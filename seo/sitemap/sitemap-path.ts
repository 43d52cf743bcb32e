/** URL path of the sitemap that robots.txt names: the sitemap itself, or the index of its parts. */
export const sitemapPath = '/sitemap.xml';
