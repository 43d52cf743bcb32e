/** @jest-environment node */
import type { KnownTarget, LinkWords } from '@/seo/link-data';
import type { TextBlock } from '@/seo/page-reader/text-blocks';
import type { LinkSource } from './link-source';
import type { RejectedLink } from './link-suggestion';
import {
  anchorPart,
  confidenceOf,
  linkSuggester,
  percentileRank,
  relevanceOf,
} from './suggest-links';

const noWords: LinkWords = { phrases: [], strategic: [], stop: [], longerWords: [] };

const elsewhere = ['/x', '/y', '/z'];

function text(value: string, overrides: Partial<TextBlock> = {}): TextBlock {
  return { kind: 'text', text: value, links: [], ...overrides };
}

function page(url: string, blocks: TextBlock[], overrides: Partial<LinkSource> = {}): LinkSource {
  const [title, description] = [`About ${url}`, ''];
  const links = { links: elsewhere, documentLinks: [] };
  return { lang: 'en', url, title, description, blocks, ...links, ...overrides };
}

function target(url: string, keywords: string[], clusters: string[] = []): KnownTarget {
  return { url, keywords, clusters };
}

const others = [
  page('/tax', [text('Tax filing means returns, withholding and a tax calendar.')]),
  page('/pay', [text('A pay run ends with payslips and contributions.')]),
  page('/visa', [text('A visa file holds passport and petition.')]),
  page('/home', [text('We look after books and people.')]),
];

const targets = [
  target('/tax', ['tax filing', 'withholding']),
  target('/pay', ['pay run', 'payslips']),
  target('/visa', ['visa file']),
];

type Options = { words?: Partial<LinkWords>; rejected?: RejectedLink[]; known?: KnownTarget[] };

/** The suggestions for a page among the others. */
function suggested(source: LinkSource, { words = {}, rejected, known = targets }: Options = {}) {
  const pages = [source, ...others.filter(({ url }) => url !== source.url)];
  const bare = known.filter(({ url }) => pages.every((each) => each.url !== url));
  const all = [...pages, ...bare.map(({ url }) => page(url, []))];
  return linkSuggester(source.lang, all, known, { ...noWords, ...words }).suggest(source, rejected);
}

/** Each as `anchor > target`. */
function shown(list: ReturnType<typeof suggested>): string[] {
  return list.map(({ anchorText, targetUrl }) => `${anchorText} > ${targetUrl}`);
}

test('the formula of a confidence', () => {
  // .3 for the anchor, .4 for the topic, .2 for the context, .1 for a shared cluster.
  expect(relevanceOf({ anchor: 1, topic: 1, context: 1, cluster: 1 })).toBeCloseTo(1, 10);
  expect(relevanceOf({ anchor: 0.4, topic: 0.9, context: 0.2, cluster: 1 })).toBeCloseTo(0.62, 10);
  const confidences = [0.25, 0.26, 0.54, 0.55, 0.56, 0.84, 0.85, 1].map(confidenceOf);
  expect(confidences).toEqual([70, 71, 85, 85, 86, 100, 100, 100]);
  // Words count by their source, and the more the rarer they are: ln(100 / 10) / ln 100 = 1/2.
  expect(anchorPart(0.8, 1, 9)).toBeCloseTo(0.8, 10);
  expect(anchorPart(1, 10, 9)).toBe(0);
  expect(anchorPart(0.9, 10, 99)).toBeCloseTo(0.45, 10);
  // The rank of a value is its share of lower ones, equal ones half.
  expect(percentileRank(3, [1, 2, 4, 5])).toBe(0.5);
  expect(percentileRank(3, [3, 3])).toBe(0.5);
  expect(percentileRank(0, [1])).toBe(0);
  expect(percentileRank(0, [])).toBe(1);
});

test('words of running text lead to the page that they mean', () => {
  const [first, ...rest] = suggested(
    page('/doc', [text('Some of it is new. Tax filing follows the books.')]),
  );
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    id: '/doc /tax',
    anchorText: 'Tax filing',
    targetUrl: '/tax',
    targetTitle: 'About /tax',
    context: 'Tax filing follows the books.',
    rule: 'keyword',
    approved: false,
    implemented: false,
    block: 0,
    isInText: true,
    proposed: { anchorText: 'Tax filing', targetUrl: '/tax' },
  });
});

describe('guards', () => {
  const sentence = 'Tax filing follows the books.';
  const link = { path: '/else', text: 'books', isAutomatic: false };

  test.each<[string, TextBlock[]]>([
    ['a heading', [text(sentence, { kind: 'heading' })]],
    ['a quote', [text(sentence, { kind: 'quote' })]],
    ['an explanation', [text(sentence, { explained: [{ start: 0, end: sentence.length }] })]],
    ['a call to act', [text(sentence, { kind: 'action' })]],
    ['a paragraph with a link', [text(sentence, { links: [link] })]],
    ['a text of fewer than ten characters', [text('A pay run')]],
    ['a part of a longer word', [text('Untax filings are no such thing.')]],
    [
      'a page that links there already',
      [text('See tax.', { links: [{ ...link, path: '/tax' }] }), text(sentence)],
    ],
  ])('no link is suggested in %s', (_, blocks) => {
    expect(suggested(page('/doc', blocks))).toEqual([]);
  });

  test('a link of a card does not count as one of the text', () => {
    const blocks = [
      text('Tax services', { kind: 'heading', links: [{ ...link, path: '/tax' }] }),
      text(sentence),
    ];
    expect(shown(suggested(page('/doc', blocks)))).toEqual(['Tax filing > /tax']);
  });

  test('a table of a document links to its targets like a text', () => {
    const source = page('/doc', [text(sentence)], { documentLinks: ['/tax'] });
    expect(suggested(source)).toEqual([]);
  });

  test('no link is suggested to the page itself, nor for stop words', () => {
    expect(suggested(page('/tax', [text(sentence)]))).toEqual([]);
    const words = { stop: ['tax filing'] };
    expect(suggested(page('/doc', [text(sentence)]), { words })).toEqual([]);
  });

  test('a link that was rejected on this page is not suggested again, whatever its anchor', () => {
    const source = page('/doc', [
      text(sentence),
      text('Withholding has a date of its own.'),
      text('A pay run has one, too.'),
    ]);
    expect(shown(suggested(source))).toHaveLength(2);
    const rejected = [{ page: '/doc', target: '/tax' }];
    expect(shown(suggested(source, { rejected }))).toEqual(['pay run > /pay']);
    const other = [{ page: '/other', target: '/tax' }];
    expect(suggested(source, { rejected: other })).toEqual(suggested(source));
  });
});

test('a target gets one link, at the best place', () => {
  const source = page('/doc', [
    text('The office opens at nine, and tax filing is a matter for another day and another door.'),
    text('Withholding, tax filing, returns, a calendar.'),
  ]);
  expect(suggested(source)).toMatchObject([{ targetUrl: '/tax', block: 1 }]);
});

test('a long page lists ten, the surest first, in whatever order the targets come', () => {
  const known = Array.from({ length: 14 }, (_, index) =>
    target(`/t${index}`, [`keyword number${index}x`]),
  );
  const blocks = known.map(({ keywords }) => text(`Here we mention ${keywords[0]} once.`));
  const list = suggested(page('/doc', blocks), { known });
  expect(new Set(shown(list)).size).toBe(10);
  const confidences = list.map(({ confidence }) => confidence);
  expect(confidences).toEqual(confidences.toSorted((a, b) => b - a));
  expect(suggested(page('/doc', blocks), { known: known.toReversed() })).toEqual(list);
});

describe('phrases', () => {
  const source = page('/doc', [
    text('The year-end return, withholding, returns and a tax calendar.'),
    text('Keep a visa file at hand.'),
  ]);
  const list = (confidence: number) =>
    suggested(source, {
      words: {
        stop: ['withholding'],
        phrases: [{ phrase: 'year-end return', path: '/tax', confidence }],
      },
    });

  test('are sorted by their fixed confidence, not by their relevance', () => {
    expect(list(75)[1]).toMatchObject({ rule: 'phrase', confidence: 75 });
    expect(list(75)[1]?.parts.anchor).toBeGreaterThan(0);
    expect(shown(list(90))).toEqual(['year-end return > /tax', 'visa file > /visa']);
    expect(shown(list(75))).toEqual(['visa file > /visa', 'year-end return > /tax']);
  });

  test('are not suggested below a relevance of .25', () => {
    // On all pages, in the least close paragraph, to the page that is least alike.
    const everywhere = 'The word nexus is here.';
    const doc = page('/doc', [text('Pay run, payslips and contributions.'), text(everywhere)]);
    const rest = others.map((each) => ({ ...each, blocks: [...each.blocks, text(everywhere)] }));
    const words = { ...noWords, phrases: [{ phrase: 'nexus', path: '/visa', confidence: 90 }] };
    const { suggest } = linkSuggester('en', [doc, ...rest], targets, words);
    expect(shown(suggest(doc))).toEqual(['Pay run > /pay']);
  });
});

describe('strategic links', () => {
  const strategic = ['/visa', '/pay', '/tax'];
  const blocks = [text('A word on books, and on a visa file as well.')];

  function paths(links: string[], rejected: RejectedLink[] = []): string[] {
    const list = suggested(page('/doc', blocks, { links }), { words: { strategic }, rejected });
    const found = list.filter(({ rule }) => rule === 'strategic');
    for (const { confidence } of found) expect(confidence).toBe(95);
    return found.map(({ targetUrl }) => targetUrl).sort();
  }

  test('fill a page up to three links, the most important first', () => {
    expect(paths(['/doc'])).toEqual(['/pay', '/tax', '/visa']);
    expect(paths(['/x', '/y', '/doc'])).toEqual(['/visa']);
    expect(paths(['/x', '/y', '/z', '/doc'])).toEqual([]);
  });

  test('do not lead where the page leads already, nor where that was rejected', () => {
    expect(paths(['/visa'], [{ page: '/doc', target: '/pay' }])).toEqual(['/tax']);
  });

  test('with words in the text stand on them; others show the closest paragraph', () => {
    const list = suggested(page('/doc', blocks, { links: [] }), { words: { strategic } });
    expect(list.find(({ targetUrl }) => targetUrl === '/visa')).toMatchObject({
      anchorText: 'visa file',
      isInText: true,
    });
    expect(list.find(({ targetUrl }) => targetUrl === '/pay')).toMatchObject({
      anchorText: 'About /pay',
      isInText: false,
      block: 0,
      context: blocks[0]?.text,
      parts: expect.objectContaining({ anchor: 0 }),
    });
    const bare = suggested(page('/doc', [], { links: [] }), { words: { strategic: ['/pay'] } });
    expect(bare).toMatchObject([{ context: '', block: undefined, isInText: false }]);
  });
});
