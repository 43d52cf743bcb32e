import { documentPath, documentSlugs } from '@/content/pages';
import { site } from '@/content/site';
import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { headInvariants } from './head';

const article = documentPath('articles', documentSlugs.articles[0]);
const twin = documentPath('articles', documentSlugs.articles[0], 'insights');

function content(selector: string, value: string) {
  return edit(($) => $(selector).attr('content', value));
}

testInvariants(headInvariants, {
  'title and description are those of the page, once': [
    {
      fault: 'a title without the brand',
      on: ['/about'],
      change: edit(($) => $('title').text('About')),
      finds: 'title is "About"',
    },
    {
      fault: 'a second title',
      on: ['/about'],
      change: edit(($) => $('head').append($('title').clone())),
      finds: 'title is',
    },
    {
      fault: 'another description',
      on: [article],
      change: content('meta[name="description"]', 'x'),
      finds: 'description is "x"',
    },
    {
      fault: 'no description',
      on: ['/about'],
      change: edit(($) => $('meta[name="description"]').remove()),
      finds: 'description is missing',
    },
  ],
  'what machines read has no characters of typesetting': [
    {
      fault: 'a no-break space in the title',
      on: ['/ja/404'],
      change: edit(($) => $('title').text(`${$('title').text()}\u00a0`)),
      finds: '\u00a0',
    },
    {
      fault: 'a no-break space in what other sites show',
      on: ['/ja/about'],
      change: content('meta[property="og:title"]', 'a\u00a0b'),
      finds: 'a\u00a0b',
    },
  ],
  'the canonical address is the one that is to be listed': [
    {
      fault: 'that of another page',
      on: ['/about'],
      change: edit(($) => $('link[rel="canonical"]').attr('href', `${site.origin}/contact`)),
      finds: 'canonical is',
    },
    {
      fault: 'a twin that names itself',
      on: [twin],
      change: edit(($) => $('link[rel="canonical"]').attr('href', `${site.origin}${twin}`)),
      finds: 'canonical is',
    },
    {
      fault: 'none',
      on: ['/about'],
      change: edit(($) => $('link[rel="canonical"]').remove()),
      finds: 'canonical is missing',
    },
    {
      fault: 'one of a page without an address',
      on: ['/ja/404'],
      change: edit(($) => $('head').append(`<link rel="canonical" href="${site.origin}/ja/404">`)),
      finds: 'canonical is',
    },
  ],
  'search engines are kept out of tools, not-found pages and drafts, of nothing else': [
    {
      fault: 'a page that is kept out',
      on: ['/about'],
      change: edit(($) => $('head').append('<meta name="robots" content="noindex">')),
      finds: 'robots is "noindex"',
    },
    {
      fault: 'a tool that is not',
      on: ['/seo-audit'],
      change: edit(($) => $('meta[name="robots"]').remove()),
      finds: 'robots is missing',
    },
    {
      fault: 'a not-found page that is not',
      on: ['/de/404'],
      change: edit(($) => $('meta[name="robots"]').remove()),
      finds: 'robots is missing',
    },
  ],
  'what other sites show of a page is its own': [
    {
      fault: 'another title',
      on: ['/about'],
      change: content('meta[property="og:title"]', 'x'),
      finds: 'og:title is "x"',
    },
    {
      fault: 'another description',
      on: ['/about'],
      change: content('meta[property="og:description"]', 'x'),
      finds: 'og:description is "x"',
    },
    {
      fault: 'another address',
      on: ['/about'],
      change: content('meta[property="og:url"]', 'x'),
      finds: 'og:url is',
    },
    {
      fault: 'another name of the site',
      on: ['/about'],
      change: content('meta[property="og:site_name"]', 'x'),
      finds: 'og:site_name is "x"',
    },
    {
      fault: 'another language',
      on: ['/ja/about'],
      change: content('meta[property="og:locale"]', 'x'),
      finds: 'og:locale is "x"',
    },
  ],
});
