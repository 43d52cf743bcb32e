import { existsSync } from 'node:fs';
import { documentPath, documentSlugs, pages } from '@/content/pages';
import { site } from '@/content/site';
import { shownMessages } from '@/i18n/load-messages';
import { locales } from '@/i18n/locales';
import type { Change } from '@/test/html/support/fault';
import { replace } from '@/test/html/support/fault';
import {
  elements,
  everyPage,
  type HtmlPage,
  notFoundPath,
  outFile,
} from '@/test/html/support/html-page';
import { ofPage, ofSite } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';
import { plain } from '@/test/html/support/text';

type Link = { href: string; hrefLang: string | undefined };

type LinksAndIds = { links: Link[]; ids: Set<string> };

/** The links to pages; `files.test.ts` tests downloads. */
function linksOf({ $ }: HtmlPage): Link[] {
  return elements($, 'a:not([download])').map(({ attribs: { href = '', hreflang } }) => ({
    href,
    hrefLang: hreflang,
  }));
}

function collect(page: HtmlPage): LinksAndIds {
  const ids = elements(page.$, '[id]');
  return { links: linksOf(page), ids: new Set(ids.map(({ attribs }) => attribs.id ?? '')) };
}

/** Whether a link leads to another site, or is no URL of a page. */
function isElsewhere(href: string): boolean {
  return /^(?:https:|mailto:|tel:)/.test(href) && !href.startsWith(site.origin);
}

/** Whether a URL path is that of a file for visitors: a calendar. */
function isPublishedFile(address: string): boolean {
  return address.endsWith('.ics') && existsSync(outFile(address));
}

const hiddenPaths: string[] = Object.values(pages)
  .filter((page) => !page.indexable)
  .map((page) => page.path);

/** Whether a page may lack incoming links: the not-found page, one that is not indexed, a copy under /insights. */
function isUnlisted(path: string): boolean {
  return (
    path === notFoundPath ||
    hiddenPaths.includes(path) ||
    /^\/insights\/(?:articles|blogs)\//.test(path)
  );
}

const article = `/ja${documentPath('articles', documentSlugs.articles[0])}`;

/** Changes the target of the first link of the main area. */
function leadTo(href: string): Change {
  return ($) => $('main a').first().attr('href', href);
}

/** Targets of links. */
testInvariants(everyPage, {
  'every internal link leads straight to a page of its language, and to an id that is there': [
    ofSite(collect, (all) => {
      // The not-found page has no URL.
      const known = new Map(
        all
          .filter(({ page }) => page.path !== notFoundPath)
          .map((entry) => [entry.page.url, entry]),
      );
      return all.flatMap((entry) => {
        const { url, locale } = entry.page;
        return entry.facts.links.flatMap(({ href, hrefLang }) => {
          if (isElsewhere(href)) return [];
          const [address = '', hash] = href.split('#');
          const target = address === '' ? entry : known.get(address);
          if (isPublishedFile(address)) return [];
          if (target === undefined) return [`${url}: dead or redirected link "${href}"`];
          if (hrefLang === undefined && target.page.locale !== locale)
            return [`${url}: ${href} changes the language`];
          if (hrefLang !== undefined && hrefLang !== locales[target.page.locale].lang)
            return [`${url}: ${href} is not in "${hrefLang}"`];
          if (hash === undefined ? address === '' : !target.facts.ids.has(hash))
            return [`${url}: no id for "${href}"`];
          return [];
        });
      });
    }),
    // A page that does not exist.
    ['/ja/about', leadTo('/ja/no-such-page'), 'dead or redirected link "/ja/no-such-page"'],
    // An address that is redirected.
    ['/about', leadTo('/about/'), 'dead or redirected link "/about/"'],
    // The whole address of a page.
    ['/about', leadTo(`${site.origin}/about`), 'dead or redirected link'],
    // The file of the not-found page.
    ['/about', leadTo('/404'), 'dead or redirected link "/404"'],
    // Another language.
    ['/ja/about', leadTo('/about'), '/about changes the language'],
    // Another language than the link says.
    ['/ja/about', ($) => $('a[hreflang="ko"]').attr('hreflang', 'de'), '/ko/about is not in "de"'],
    // A section that the page does not have.
    ['/tax-services', ($) => $('#contact').removeAttr('id'), '/tax-services: no id for "#contact"'],
    // A section that another page does not have.
    ['/', ($) => $('#why-choose-us').removeAttr('id'), '/about: no id for "/#why-choose-us"'],
    // A link without an address.
    ['/about', ($) => $('main a').first().removeAttr('href'), '/about: no id for ""'],
  ],
  'every page is linked from another page of its language': [
    ofSite(linksOf, (all) => {
      const linked = new Set(
        all.flatMap(({ page, facts }) =>
          facts
            .filter(
              ({ href, hrefLang }) => hrefLang === undefined && href.split('#')[0] !== page.url,
            )
            .map(({ href }) => href.split('#')[0]),
        ),
      );
      return all
        .filter(({ page }) => !isUnlisted(page.path) && !linked.has(page.url))
        .map(({ page }) => `${page.url} is linked nowhere`);
    }),
    // An article that only itself and other languages link to.
    [
      everyPage.filter(({ locale }) => locale === 'ja').map(({ url }) => url),
      replace(new RegExp(`href="${article}"`, 'g'), `href="/ja${pages.home.path}"`),
      `${article} is linked nowhere`,
    ],
  ],
  'links out of the site are secure and open in a tab of their own': [
    ofPage(({ $ }) =>
      elements($, 'a')
        .map(({ attribs: { href = '', target = '', rel = '' } }) => ({ href, target, rel }))
        .filter(({ href, target, rel }) => {
          const leaves = /^[a-z]+:/.test(href) && !/^(?:mailto|tel):/.test(href);
          const opens = target === '_blank' && rel.split(' ').includes('noopener');
          return leaves ? !href.startsWith('https://') || !opens : target !== '';
        })
        .map(({ href }) => href),
    ),
    // No rel.
    ['/about', ($) => $('a[target]').first().removeAttr('rel'), 'https://'],
    // Not encrypted.
    [
      '/about',
      ($) => $('a[target]').first().attr('href', 'http://www.example.com'),
      'http://www.example.com',
    ],
    // In the same tab.
    ['/about', ($) => $('a[target]').first().removeAttr('target'), 'https://'],
    // A page of the site in another tab.
    ['/about', ($) => $('main a').first().attr('target', '_blank'), '/about: /'],
  ],
  'links that open another tab say so to screen readers, in the language of the page': [
    ofPage(({ $, locale }) =>
      elements($, 'a[target="_blank"]')
        .filter((link) => {
          const note = $(link).find('.sr-only');
          const isOwn = note.closest('[lang]').attr('lang') === locales[locale].lang;
          return (
            plain(note.text()) !== plain(shownMessages(locale).navigation.footer.newTab) || !isOwn
          );
        })
        .map(({ attribs: { href } }) => `${href} does not say that it opens another tab`),
    ),
    // A link that keeps it to itself.
    [
      '/de/about',
      ($) => $('a[target="_blank"] .sr-only').first().remove(),
      'does not say that it opens another tab',
    ],
    // A link that says it in another language.
    [
      '/ko/about',
      ($) => $('a[target="_blank"] .sr-only').first().text('(opens in a new tab)'),
      'does not say that it opens another tab',
    ],
    // A link that would be read in another language.
    [
      '/ja/about',
      ($) => $('a[target="_blank"] .sr-only').first().attr('lang', 'en'),
      'does not say that it opens another tab',
    ],
  ],
});
