/** All that an audit needs once it begins: loaded then, and not with the page. */

export { crawlPages } from '@/components/tools/crawl-pages';
export { LinkPanel } from '@/components/tools/links/link-panel';
export { loadAdvice } from '@/components/tools/load-advice';
export { Results } from './results';
