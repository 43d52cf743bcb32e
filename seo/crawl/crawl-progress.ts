/** What is being asked for: pages; sitemap and robots.txt; pages that these name; files that they name. */
export type CrawlStage = 'pages' | 'index' | 'targets' | 'files';

/** How much of a stage is done, whether it arrived or not. The stages come one after the other. */
export type CrawlProgress = { stage: CrawlStage; done: number; total: number };
