import { allPaths, hiddenPaths } from '@/content/pages';
import { site } from '@/content/site';
import type { KnownSite } from './audit/known-site';

/** What the tools are told of the site. */
export function knownSite(): KnownSite {
  return {
    origin: site.origin,
    name: site.name,
    paths: allPaths,
    hidden: hiddenPaths,
  };
}
