/** @jest-environment node */
import { fromHtml } from 'hast-util-from-html';
import { mainOf } from '@/lib/markup/elements';
import { linkedPaths, textBlocks } from './text-blocks';

function mainWith(html: string) {
  const main = mainOf(fromHtml(`<main>${html}</main>`));
  if (main === undefined) throw new Error('no main area');
  return main;
}

const pathOf = (href: string) => (href.startsWith('/') ? href : undefined);

/** Each block as `kind: text`. */
function shown(html: string): string[] {
  return textBlocks(mainWith(html), pathOf).map(({ kind, text }) => `${kind}: ${text}`);
}

test('paragraphs and entries are blocks, with emphasis and explained terms in them', () => {
  expect(
    shown(
      '<h1>Title</h1><div><p>One <strong>text</strong> of <dfn>ours</dfn>.</p><ul><li><svg/><span>Two</span></li></ul>Three</div>',
    ),
  ).toEqual(['heading: Title', 'text: One text of ours.', 'text: Two', 'text: Three']);
});

test('texts are plain, without the marks of typesetting', () => {
  expect(shown('<p>3\u2060–\u20606\u00a0months</p>')).toEqual(['text: 3–6 months']);
});

test('explained terms have their offsets in the plain text', () => {
  const html =
    '<p>\n  The\u00a0 <dfn>BIR\u2060 bureau</dfn> and <em>the <dfn>DTI</dfn></em>.</p><p>None.</p>';
  const [block, other] = textBlocks(mainWith(html), pathOf);
  const explained = block?.explained?.map(({ start, end }) => block.text.slice(start, end));
  expect(explained).toEqual(['BIR bureau', 'DTI']);
  expect(other).not.toHaveProperty('explained');
});

test('the number of a source is no link of its sentence', () => {
  const html = '<p>Within 25 days<sup><a href="#source-1" data-note="">1</a></sup>.</p>';
  expect(textBlocks(mainWith(html), pathOf)).toMatchObject([{ kind: 'text', links: [] }]);
});

test('links have their path and text; those to other sites their URL', () => {
  const html =
    '<p>See <a href="/tax">our tax team</a>, <a href="/pay" data-contextual="">payroll</a> and <a href="https://law.example/">the law</a>.</p>';
  expect(textBlocks(mainWith(html), pathOf)).toEqual([
    {
      kind: 'text',
      text: 'See our tax team, payroll and the law.',
      links: [
        { path: '/tax', text: 'our tax team', isAutomatic: false },
        { path: '/pay', text: 'payroll', isAutomatic: true },
        { path: 'https://law.example/', text: 'the law', isAutomatic: false },
      ],
    },
  ]);
});

test.each([
  ['tables', '<table><tr><td>Tax</td></tr></table>'],
  ['forms', '<form><label>Name</label><p>Write to us</p></form>'],
  ['navigation', '<nav><a href="#a">Tax</a></nav>'],
  ['terms of lists', '<dl><dt>Tax</dt></dl>'],
  ['what is not to be linked', '<div data-unlinked=""><p>Tax</p></div>'],
  ['subtitles', '<p role="doc-subtitle">Tax</p>'],
  ['kind and date of a document', '<article><header><p>Article</p></header></article>'],
  ['captions', '<figure><figcaption>Tax</figcaption></figure>'],
  ['cards about other pages', '<ul><li><h3><a href="/tax">Tax</a></h3><p>Returns</p></li></ul>'],
  [
    'cards with a link below',
    '<ul><li><h3>Tax</h3><p>Returns</p><a href="/tax">Read more – Tax</a></li></ul>',
  ],
])('%s are left out', (_, html) => {
  expect(shown(html)).toEqual([]);
});

test.each(['data-contextual', 'data-planned'])(
  'an entry with a title of its own stays, with a link of its words: %s',
  (kind) => {
    expect(
      shown(`<ul><li><h3>Tax</h3><p>We file <a href="/tax" ${kind}="">Tax</a>.</p></li></ul>`),
    ).toEqual(['heading: Tax', 'text: We file Tax.']);
  },
);

test('quotes, calls to action and buttons are distinguished', () => {
  expect(
    shown(
      '<blockquote><p>Said</p></blockquote>' +
        '<aside><p>Talk</p><a href="/free">Free</a></aside>' +
        '<aside><p>Tip</p></aside>' +
        '<section><h2>Next</h2><p>Ask us.</p><div><a href="/contact">Start</a></div></section>' +
        '<p><svg aria-hidden="true"></svg><strong>Label</strong></p><p><a href="/back">Back</a></p>',
    ),
  ).toEqual([
    'quote: Said',
    'action: Talk',
    'action: Free',
    'text: Tip',
    'heading: Next',
    'action: Ask us.',
    'action: Start',
    'heading: Label',
    'action: Back',
  ]);
});

describe('links without words of their own around them', () => {
  test('stay so with signs between them, and where two say the same', () => {
    expect(shown('<p><a href="/a">Call</a> · <a href="/b">Call</a></p>')).toEqual([
      'action: Call',
      'action: Call',
    ]);
  });

  test.each([
    ['one word beside them makes a text', '<a href="/a">Call</a> or <a href="/b">write</a>'],
    [
      'words that became links were a text before',
      '<a href="/a" data-contextual="">Tax</a>, <a href="/b">payroll</a>',
    ],
  ])('%s', (_, html) => {
    const [block, ...others] = textBlocks(mainWith(`<p>${html}</p>`), pathOf);
    expect(block).toMatchObject({ kind: 'text', links: [{ path: '/a' }, { path: '/b' }] });
    expect(others).toEqual([]);
  });
});

test('a page leads to each page once, by cards and buttons too, but not by navigation', () => {
  const html =
    '<nav><a href="/home">Home</a></nav><p><a href="/tax">Tax</a></p><li><a href="/tax">Tax</a></li><a href="/pay">Pay</a><a href="https://law.example/">Law</a>';
  expect(linkedPaths(mainWith(html), pathOf)).toEqual(['/tax', '/pay']);
});
