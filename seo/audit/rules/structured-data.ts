import { mayExist, pathOf } from '@/seo/audit/audited-site';
import { jsonLdAddresses, jsonLdData } from '@/seo/audit/json-ld-data';
import { isHidden } from '@/seo/audit/parsed-page';
import { faultIf, pageRule, type Rule } from '@/seo/audit/rule';

/** JSON-LD: that it is there, can be read, and names only what exists. */
export const structuredDataRules = {
  'json-ld-missing': pageRule('warning', 'structuredData', (page) =>
    faultIf(!isHidden(page) && page.jsonLd.length === 0),
  ),
  'json-ld-malformed': pageRule('error', 'structuredData', (page) =>
    page.jsonLd.flatMap((json, index) =>
      jsonLdData(json) === undefined ? [{ values: { place: index + 1 }, cause: '' }] : [],
    ),
  ),
  'json-ld-address': pageRule('error', 'structuredData', (page, site) =>
    [...jsonLdAddresses(page, site.origin)]
      .filter((href) => !mayExist(site, pathOf(site, href) ?? ''))
      .map((href) => ({ values: { href } })),
  ),
} satisfies Record<string, Rule>;
