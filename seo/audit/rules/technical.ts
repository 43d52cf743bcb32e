import { locales } from '@/i18n/locales';
import { mayExist, pathOf } from '@/seo/audit/audited-site';
import { isNoindex, jsonLdData, jsonLdUrls, metaOf } from '@/seo/audit/parsed-page';
import { faultIf, faultsOf, pageRule, type RuleTable } from '@/seo/audit/rule';

/** Hosts that browsers trust without encryption (W3C, Secure Contexts). */
const loopback = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

function isSecure(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || loopback.test(hostname);
}

export const technicalRules = {
  viewport: pageRule('error', 'viewport', (page) =>
    faultIf(!metaOf(page, 'viewport').some((content) => /\bwidth\s*=/.test(content))),
  ),
  https: pageRule('error', 'https', (_page, { origin, server = origin }) => {
    const insecure = [origin, server].filter((url) => !isSecure(url));
    return faultsOf('address', insecure);
  }),
  'mixed-content': pageRule(
    'error',
    { check: 'https', source: 'https://www.w3.org/TR/mixed-content/', fixLocation: 'text' },
    ({ insecure }) => faultsOf('address', insecure),
  ),
  'h1-one': pageRule('error', 'heading', ({ h1 }) =>
    faultIf(h1.length !== 1 || h1[0] === '', { count: h1.filter(Boolean).length }),
  ),
  'html-lang': pageRule('error', 'language', ({ lang = '–', locale }) => {
    const due = locales[locale].lang;
    return faultIf(lang !== due, { lang, due });
  }),
  'image-alt': pageRule('error', 'images', ({ imagesWithoutAlt }) =>
    faultsOf('src', imagesWithoutAlt),
  ),
  'json-ld-missing': pageRule('warning', 'structuredData', (page) =>
    faultIf(!isNoindex(page) && page.jsonLd.length === 0),
  ),
  'json-ld-malformed': pageRule('error', 'structuredData', ({ jsonLd }) =>
    jsonLd.flatMap((json, index) =>
      faultIf(jsonLdData(json) === undefined, { place: index + 1 }, ''),
    ),
  ),
  'json-ld-address': pageRule('error', 'structuredData', (page, site) => {
    const missing = [...jsonLdUrls(page, site.origin)].filter(
      (href) => !mayExist(site, pathOf(site, href) ?? ''),
    );
    return faultsOf('href', missing);
  }),
} satisfies RuleTable;
