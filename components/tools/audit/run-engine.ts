/** All that an audit needs once it begins: loaded then, and not with the page. */

export { LinkPanel } from '@/components/tools/links/link-panel';
export { loadAdvice } from '@/components/tools/load-advice';
export { crawlSite, retryCrawl } from '@/seo/crawl/crawl-site';
export { Results } from './results';
