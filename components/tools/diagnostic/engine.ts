/** All that a run needs once it begins: loaded then, and not with the page. */

export { diagnose } from '@/seo/audit/diagnosis';
export { identitiesToKeep, runChanges } from '@/seo/audit/run-changes';
export { crawlSite, retryCrawl } from '@/seo/crawl/crawl-site';
export { Results } from './results';
