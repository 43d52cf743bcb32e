import { site } from '@/content/site';
import { parseMarkdown } from '@/test/html/support/markdown-version';
import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { addressProblems, markdownInvariants, uncleanParts } from './markdown';

testInvariants(markdownInvariants, {
  'a Markdown version has all texts of its page, in its order, and no others': [
    {
      fault: 'a paragraph that the Markdown lacks',
      on: ['/ja/about'],
      change: edit(($) => $('main section p').first().before('<p>Ein Satz</p>')),
      finds: 'where the page says "EinSatz"',
    },
    {
      fault: 'a paragraph that the page lacks',
      on: ['/articles/tax-planning-strategies'],
      change: edit(($) => $('article p').last().parent().find('p').first().remove()),
      finds: '/articles/tax-planning-strategies: has "',
    },
    {
      fault: 'an option of a form that the page lacks',
      on: ['/free-consultation'],
      change: edit(($) => $('main option').last().remove()),
      finds: '/free-consultation: has "',
    },
    {
      fault: 'two cells in another order',
      on: ['/accounting'],
      change: edit(($) => $('main tbody tr').first().append($('main tbody td').first())),
      finds: '/accounting: has "',
    },
    {
      fault: 'a last text that the page lacks',
      on: ['/contact'],
      change: edit(($) => $('main p, main li, main a').last().remove()),
      finds: '/contact: says more than the page',
    },
  ],
  'a Markdown version has the headings of its page': [
    {
      fault: 'a heading of another level',
      on: ['/zh/services'],
      change: (html) => html.replace('<h3', '<h4').replace('</h3>', '</h4>'),
      finds: '/zh/services: differs from h4',
    },
    {
      fault: 'a heading that the page lacks',
      on: ['/insights'],
      change: edit(($) => $('main h4').last().remove()),
      finds: '/insights: differs from h2',
    },
  ],
  'a Markdown version is clean, under the title of its page': [
    {
      fault: 'another title',
      on: ['/ko/about'],
      change: edit(($) => $('main h1').text('About')),
      finds: '/ko/about: has the title "',
    },
  ],
  'the links of Markdown versions are absolute, and lead to what is there': [
    {
      fault: 'a section that is gone',
      on: ['/visa-processing'],
      change: edit(($) => $('#visa-srrv').removeAttr('id')),
      finds: `/services: no id for ${site.origin}/visa-processing#visa-srrv`,
    },
  ],
});

test.each([
  ['# A\n\na <b>b</b>', ['HTML: <b>', 'HTML: </b>']],
  ['# A\n\n~b~', ['text that is struck out']],
  ['# A\n\n3\u00a0days', ['characters of typesetting']],
  ['# A\n\nb&#x20;', ['a character reference']],
  ['a\n\n# A', ['not one title, and first']],
  ['# A\n\n# B', ['not one title, and first']],
  ['---\ntitle: "x"\n---\n\n# A\n\n3~4 or 5\\~6\n', []],
])('what is no clean Markdown is found: %j', (source, problems) => {
  expect(uncleanParts(parseMarkdown(source))).toEqual(problems);
});

test.each([
  ['/about', '/about is not absolute'],
  [`${site.origin}/no-such-page`, `${site.origin}/no-such-page is not there`],
  [`${site.origin}/src/assets/x.svg`, `${site.origin}/src/assets/x.svg is not there`],
])('an address that leads nowhere is found: %s', (address, problem) => {
  expect(addressProblems(address)).toEqual([problem]);
});
