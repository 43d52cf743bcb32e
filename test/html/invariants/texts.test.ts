import { documentPath, documentSlugs } from '@/content/pages';
import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { textInvariants } from './texts';

const article = documentPath('articles', documentSlugs.articles[0]);

testInvariants(textInvariants, {
  'every text of its messages or its document is shown': [
    {
      fault: 'another main heading',
      on: ['/about'],
      change: edit(($) => $('h1').text('x')),
      finds: 'h1 "x"',
    },
    {
      fault: 'a section without its paragraph',
      on: ['/ja/about'],
      change: edit(($) => $('main h2 + p').first().remove()),
      finds: 'lacks "',
    },
    {
      fault: 'a text that only a script holds',
      on: ['/accounting'],
      change: edit(($) => {
        const lead = $('main h1 ~ p').last();
        lead.replaceWith(`<script type="application/json">${lead.text()}</script>`);
      }),
      finds: 'lacks "',
    },
    {
      fault: 'a document without a paragraph',
      on: [article],
      change: edit(($) => $('article > div p').first().remove()),
      finds: 'lacks "',
    },
    {
      fault: 'a tab without one of its lists',
      on: ['/visa-processing'],
      change: edit(($) => $('[role="tabpanel"]').last().find('li').last().remove()),
      finds: ' × "',
    },
    {
      fault: 'a question without its answer',
      on: ['/zh/insights'],
      change: edit(($) => $('[role="region"] p').last().remove()),
      finds: 'lacks "',
    },
  ],
  'there is something to read': [
    {
      fault: 'an empty main area',
      on: ['/about'],
      change: edit(($) => $('main').empty()),
      finds: 'only 0 characters',
    },
  ],
  'no message key and no unfilled placeholder is shown': [
    {
      fault: 'a key in place of a text',
      on: ['/about'],
      change: edit(($) => $('main p').first().text('pages.about.hero.lead')),
      finds: 'key in "pages.about.hero.lead"',
    },
    {
      fault: 'a key as the name of a picture',
      on: ['/about'],
      change: edit(($) => $('main img').first().attr('alt', 'pages.images.about')),
      finds: 'key in "pages.images.about"',
    },
    {
      fault: 'a placeholder',
      on: ['/about'],
      change: edit(($) => $('main p').first().text('From [[city]]')),
      finds: 'unfilled placeholder',
    },
  ],
  'the insights list every document by its title': [
    {
      fault: 'an article that is not listed',
      on: ['/insights'],
      change: edit(($) => $(`main a[href="${article}"]`).remove()),
      finds: `to ${article}`,
    },
    {
      fault: 'two links with each other’s title',
      on: ['/de/insights'],
      change: edit(($) => $(`main a[href="/de${article}"]`).text('x')),
      finds: `to ${article}`,
    },
  ],
  'the not-found page leads on': [
    {
      fault: 'no way home',
      on: ['/ko/404'],
      change: edit(($) => $('main a[href="/ko"]').remove()),
      finds: 'to /',
    },
  ],
});
