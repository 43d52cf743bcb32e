/** A file that crawlers ask for by its URL path: `/robots.txt`. */
export type CrawlerFile = { path: string; text: string };
