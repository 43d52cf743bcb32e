import { locales } from '@/i18n/locales';
import { metaOf } from '@/seo/audit/parsed-page';
import { faultIf, pageRule, type Rule } from '@/seo/audit/rule';

/** Machines of one's own, to which browsers grant what they grant to encrypted connections. */
const local = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** Whether an address is encrypted, or needs no encryption. */
function isSecure(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || local.test(hostname);
}

/** What browsers and screen readers need of a page. */
export const technicalRules = {
  viewport: pageRule('error', 'viewport', (page) =>
    faultIf(!metaOf(page, 'viewport').some((content) => /\bwidth\s*=/.test(content))),
  ),
  https: pageRule('error', 'https', (_page, { origin, server }) =>
    [origin, server ?? origin]
      .filter((address, index, all) => !isSecure(address) && all.indexOf(address) === index)
      .map((address) => ({ values: { address } })),
  ),
  'mixed-content': pageRule('error', 'https', ({ insecure }) =>
    [...new Set(insecure)].map((address) => ({ values: { address } })),
  ),
  'h1-one': pageRule('error', 'heading', ({ h1 }) =>
    h1.length === 1 && h1[0] !== '' ? [] : [{ values: { count: h1.filter(Boolean).length } }],
  ),
  'html-lang': pageRule('error', 'language', ({ lang, locale }) => {
    const due = locales[locale].lang;
    return lang === due ? [] : [{ values: { lang: lang ?? '–', due } }];
  }),
  'image-alt': pageRule('error', 'images', ({ imagesWithoutAlt }) =>
    [...new Set(imagesWithoutAlt)].map((src) => ({ values: { src } })),
  ),
} satisfies Record<string, Rule>;
