import { documentPath, documentSlugs, pages } from '@/content/pages';
import { site } from '@/content/site';
import { everyPage } from '@/test/html/support/html-page';
import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { linkInvariants } from './links';

const article = `/ja${documentPath('articles', documentSlugs.articles[0])}`;

/** Leads the first link of the main area elsewhere. */
function leadTo(href: string) {
  return edit(($) => $('main a').first().attr('href', href));
}

testInvariants(linkInvariants, {
  'every internal link leads straight to a page of its language, and to an id that is there': [
    {
      fault: 'a page that does not exist',
      on: ['/ja/about'],
      change: leadTo('/ja/no-such-page'),
      finds: 'dead or redirected link "/ja/no-such-page"',
    },
    {
      fault: 'an address that is redirected',
      on: ['/about'],
      change: leadTo('/about/'),
      finds: 'dead or redirected link "/about/"',
    },
    {
      fault: 'the whole address of a page',
      on: ['/about'],
      change: leadTo(`${site.origin}/about`),
      finds: 'dead or redirected link',
    },
    {
      fault: 'the file of the not-found page',
      on: ['/about'],
      change: leadTo('/404'),
      finds: 'dead or redirected link "/404"',
    },
    {
      fault: 'another language',
      on: ['/ja/about'],
      change: leadTo('/about'),
      finds: '/about changes the language',
    },
    {
      fault: 'another language than the link says',
      on: ['/ja/about'],
      change: edit(($) => $('a[hreflang="ko"]').attr('hreflang', 'de')),
      finds: '/ko/about is not in "de"',
    },
    {
      fault: 'a section that the page does not have',
      on: ['/tax-services'],
      change: edit(($) => $('#contact').removeAttr('id')),
      finds: '/tax-services: no id for "#contact"',
    },
    {
      fault: 'a section that another page does not have',
      on: ['/'],
      change: edit(($) => $('#why-choose-us').removeAttr('id')),
      finds: '/about: no id for "/#why-choose-us"',
    },
    {
      fault: 'a link without an address',
      on: ['/about'],
      change: edit(($) => $('main a').first().removeAttr('href')),
      finds: '/about: no id for ""',
    },
  ],
  'every page is linked from another page of its language': [
    {
      fault: 'an article that only itself and other languages link to',
      on: everyPage.filter(({ locale }) => locale === 'ja').map(({ url }) => url),
      change: (html) => html.replaceAll(`href="${article}"`, `href="/ja${pages.home.path}"`),
      finds: `${article} is linked nowhere`,
    },
  ],
  'links out of the site are secure and open in a tab of their own': [
    {
      fault: 'no rel',
      on: ['/about'],
      change: edit(($) => $('a[target]').first().removeAttr('rel')),
      finds: 'https://',
    },
    {
      fault: 'not encrypted',
      on: ['/about'],
      change: edit(($) => $('a[target]').first().attr('href', 'http://www.example.com')),
      finds: 'http://www.example.com',
    },
    {
      fault: 'in the same tab',
      on: ['/about'],
      change: edit(($) => $('a[target]').first().removeAttr('target')),
      finds: 'https://',
    },
    {
      fault: 'a page of the site in another tab',
      on: ['/about'],
      change: edit(($) => $('main a').first().attr('target', '_blank')),
      finds: '/about: /',
    },
  ],
  'links that open another tab say so to screen readers, in the language of the page': [
    {
      fault: 'a link that keeps it to itself',
      on: ['/de/about'],
      change: edit(($) => $('a[target="_blank"] .sr-only').first().remove()),
      finds: 'does not say that it opens another tab',
    },
    {
      fault: 'a link that says it in another language',
      on: ['/ko/about'],
      change: edit(($) => $('a[target="_blank"] .sr-only').first().text('(opens in a new tab)')),
      finds: 'does not say that it opens another tab',
    },
    {
      fault: 'a link that would be read in another language',
      on: ['/ja/about'],
      change: edit(($) => $('a[target="_blank"] .sr-only').first().attr('lang', 'en')),
      finds: 'does not say that it opens another tab',
    },
  ],
});
