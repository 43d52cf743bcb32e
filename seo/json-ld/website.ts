import type { WebSiteLeaf } from 'schema-dts';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { locales, translatedLocaleCodes } from '@/i18n/locales';
import { homeUrl, organizationId, reference, websiteId } from './ids';

/**
 * The site; its home pages also say by which other name it is known, and in which languages it is.
 * @param path path of the page without locale prefix
 */
export function website(path: string): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    '@id': websiteId,
    url: homeUrl,
    name: site.name,
    publisher: reference(organizationId),
    ...(path === pages.home.path
      ? {
          alternateName: site.brand,
          inLanguage: translatedLocaleCodes.map((code) => locales[code].lang),
        }
      : {}),
  };
}
