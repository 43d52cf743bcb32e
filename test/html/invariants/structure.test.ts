import { edit, replace } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { structureInvariants } from './structure';

testInvariants(structureInvariants, {
  'the parser finds no error and changes nothing': [
    {
      fault: 'an end tag too many',
      on: ['/about'],
      change: replace('</main>', '</div></main>'),
      finds: '1 end tags that end nothing',
    },
    {
      fault: 'an attribute twice',
      on: ['/about'],
      change: replace('<main ', '<main id="main" '),
      finds: 'duplicate-attribute',
    },
    {
      fault: 'a box in a paragraph',
      on: ['/about'],
      change: replace('</main>', '<p>a<div>b</div></p></main>'),
      finds: '<p> is opened or closed',
    },
    {
      fault: 'a link in a link',
      on: ['/about'],
      change: replace('</main>', '<a href="/">a<a href="/">b</a></a></main>'),
      finds: '<a> is opened or closed',
    },
  ],
  'elements stand where they may': [
    {
      fault: 'a button in a link',
      on: ['/'],
      change: edit(($) => $('main a').first().append('<button type="button">x</button>')),
      finds: 'a control in a control: <button> "x"',
    },
    {
      fault: 'a list in a heading',
      on: ['/'],
      change: edit(($) => $('main h2').first().append('<ul><li>x</li></ul>')),
      finds: 'a block in a text: <ul>',
    },
    {
      fault: 'a box between the entries of a list',
      on: ['/'],
      change: edit(($) => $('main ul').first().append('<div>x</div>')),
      finds: 'a list of something else: <div>',
    },
    {
      fault: 'a term outside of a list of terms',
      on: ['/'],
      change: edit(($) => $('main').append('<dt>x</dt>')),
      finds: 'a description list of something else: <dt>',
    },
  ],
  'the page is in its language, and its parts in languages of the site': [
    {
      fault: 'a page in another language',
      on: ['/ja/about'],
      change: edit(($) => $('html').attr('lang', 'ko')),
      finds: 'lang "ko"',
    },
    {
      fault: 'a part in a language that the site does not have',
      on: ['/ja/about'],
      change: edit(($) => $('main').attr('lang', 'zz')),
      finds: 'a part in "zz"',
    },
  ],
  'there is one main area, between one header and one footer': [
    {
      fault: 'a second main area',
      on: ['/about'],
      change: edit(($) => $('main').after('<main></main>')),
      finds: 'header main main footer',
    },
    {
      fault: 'no footer',
      on: ['/about'],
      change: edit(($) => $('body > footer').remove()),
      finds: 'header main',
    },
  ],
  'there is one main heading, the first of the page': [
    {
      fault: 'a second h1',
      on: ['/about'],
      change: edit(($) => $('main').append('<h1>x</h1>')),
      finds: '2 h1',
    },
    {
      fault: 'a heading before it',
      on: ['/about'],
      change: edit(($) => $('main').prepend('<h2>x</h2>')),
      finds: 'does not start with its h1',
    },
  ],
  'levels of headings are never skipped': [
    {
      fault: 'an h4 after an h2',
      on: ['/about'],
      change: edit(($) => $('main h2').first().after('<h4>x</h4>')),
      finds: 'skips to h4',
    },
  ],
  'ids are unique': [
    {
      fault: 'an id twice',
      on: ['/'],
      change: edit(($) => $('main').append('<p id="services">x</p>')),
      finds: '/: services',
    },
  ],
  'nothing that a strict policy blocks: no inline style, no handler': [
    {
      fault: 'an inline style',
      on: ['/about'],
      change: edit(($) => $('main').attr('style', 'color:red')),
      finds: '<main style="color:red">',
    },
    {
      fault: 'a handler',
      on: ['/about'],
      change: edit(($) => $('main').attr('onclick', 'x()')),
      finds: '<main onclick="x()">',
    },
    {
      fault: 'an address that runs a script',
      on: ['/about'],
      change: edit(($) => $('main a').first().attr('href', 'javascript:x()')),
      finds: 'javascript:x()',
    },
  ],
});
