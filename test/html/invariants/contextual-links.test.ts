import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { contextualLinkInvariants } from './contextual-links';

const article = '/articles/cash-flow-optimization';

/** The first contextual link of a page. */
function first($: CheerioAPI) {
  return $('main [data-contextual]').first();
}

/** Takes a link away and leaves its text. */
function unlink($: CheerioAPI, element: Element): void {
  $(element).replaceWith($(element).text());
}

testInvariants(contextualLinkInvariants, {
  'the running text has exactly the links of the plan and those that its words call for': [
    {
      fault: 'a link is dropped',
      on: ['/accounting'],
      change: edit(($) => first($).each((_, link) => unlink($, link))),
      finds: '/accounting: lacks',
    },
    {
      fault: 'a link is dropped in a document',
      on: [`/ja${article}`],
      change: edit(($) => first($).each((_, link) => unlink($, link))),
      finds: 'lacks',
    },
    {
      fault: 'a link leads to another page than its word says',
      on: ['/about'],
      change: edit(($) => first($).attr('href', '/services')),
      finds: '→ /services in',
    },
    {
      fault: 'a link stays in English under another language',
      on: ['/de/about'],
      change: edit(($) => {
        const link = first($);
        link.attr('href', link.attr('href')?.replace('/de', '') ?? '');
      }),
      finds: '(not in de)',
    },
    {
      fault: 'a text with a link is shown nowhere, and a later mention is not linked in its place',
      on: ['/tax-services'],
      change: edit(($) => first($).parent().remove()),
      finds: 'lacks',
    },
    {
      fault: 'a text that is in no plan mentions a service first',
      on: ['/accounting'],
      change: edit(($) => $('main h1').after('<p>We also keep your books: bookkeeping.</p>')),
      finds: 'lacks 25: bookkeeping → /bookkeeping in "We also keep',
    },
    {
      fault: 'two paragraphs change places',
      on: [article],
      change: edit(($) => {
        const blocks = $('article p, article li').has('[data-contextual]');
        const [one, two] = [blocks.first().clone(), blocks.last().clone()];
        blocks.first().replaceWith(two);
        blocks.last().replaceWith(one);
      }),
      // The order of links alone is free; a word of the later text that was left unlinked is not.
      finds: 'lacks',
    },
    {
      fault: 'a second link to the same page',
      on: ['/about'],
      change: edit(($) => $('main').append($('<p>Text: </p>').append(first($).clone()))),
      finds: 'has 6: ',
    },
    {
      fault: 'a link says that it is planned, and is in no plan',
      on: ['/about'],
      change: edit(($) =>
        $('main').append('<p>See our <a data-planned href="/visa-processing">visa</a> team.</p>'),
      ),
      finds: 'has 8: visa → /visa-processing (planned)',
    },
    {
      fault: 'a page links to itself',
      on: ['/payroll-services'],
      change: edit(($) =>
        $('main').append('<p>See <a data-contextual href="/payroll-services">payroll</a></p>'),
      ),
      finds: 'has 4: payroll → /payroll-services',
    },
    {
      fault: 'a word inside a longer word is linked',
      on: ['/about'],
      change: edit(($) =>
        $('main').append('<p>All about <a data-contextual href="/visa-processing">visa</a>ge</p>'),
      ),
      finds: 'has 10: visa → /visa-processing',
    },
  ],
  'these links stand in running text only, and hold nothing but text': [
    {
      fault: 'one in a heading',
      on: ['/about'],
      change: edit(($) => $('main h2').first().append(first($).clone())),
      finds: '1 outside of the text',
    },
    {
      fault: 'one in a card',
      on: ['/'],
      change: edit(($) => $('main li h3 a').first().closest('li').append(first($).clone())),
      finds: '1 outside of the text',
    },
    {
      fault: 'one in the frame of the page',
      on: ['/'],
      change: edit(($) => $('body > footer').append(first($).clone())),
      finds: '1 outside of the text',
    },
    {
      fault: 'a planned one in a heading',
      on: ['/about'],
      change: edit(($) => $('main h2').first().append('<a data-planned href="/contact">us</a>')),
      finds: '1 outside of the text',
    },
    {
      fault: 'an element in one',
      on: ['/about'],
      change: edit(($) => first($).append('<strong>x</strong>')),
      finds: 'an element in the link',
    },
  ],
});
