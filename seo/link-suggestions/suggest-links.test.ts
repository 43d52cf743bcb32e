/** @jest-environment node */
import { confidenceOf, relevanceOf } from './confidence';
import { corpusOf } from './corpus';
import { suggestLinks } from './suggest-links';
import type { LinkSource, LinkTarget, LinkWords, TextBlock } from './types';

const words: LinkWords = { phrases: [], strategic: [], stop: [], longerWords: [] };

const elsewhere = ['/x', '/y', '/z'];

function text(value: string, own: Partial<TextBlock> = {}): TextBlock {
  return { kind: 'text', text: value, links: [], ...own };
}

function page(path: string, blocks: TextBlock[], own: Partial<LinkSource> = {}): LinkSource {
  return { lang: 'en', path, title: path, description: '', blocks, links: elsewhere, ...own };
}

function target(path: string, keywords: string[], own: Partial<LinkTarget> = {}): LinkTarget {
  return { path, title: `About ${path}`, description: '', keywords, clusters: [], ...own };
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

function suggested(
  source: LinkSource,
  own: Partial<LinkWords> = {},
  {
    rejected,
    given = targets,
  }: { rejected?: { source: string; target: string }[]; given?: LinkTarget[] } = {},
) {
  const corpus = corpusOf(source.lang, [source, ...others]);
  return suggestLinks(source, given, corpus, { ...words, ...own }, rejected);
}

/** Each as `anchor > target`. */
function shown(list: ReturnType<typeof suggested>): string[] {
  return list.map(({ anchorText, targetUrl }) => `${anchorText} > ${targetUrl}`);
}

test('words of running text lead to the page that they mean', () => {
  const [first, ...rest] = suggested(
    page('/doc', [text('Some of it is new. Tax filing follows the books.')]),
  );
  expect(rest).toEqual([]);
  expect(first).toMatchObject({
    id: '/tax tax filing',
    anchorText: 'Tax filing',
    targetUrl: '/tax',
    targetTitle: 'About /tax',
    context: 'Tax filing follows the books.',
    rule: 'keyword',
    approved: false,
    implemented: false,
    block: 0,
    isInText: true,
    proposed: undefined,
  });
});

test('the confidence is that of the parts', () => {
  const source = page('/doc', [
    text('Tax filing follows the books.'),
    text('Tell us about the books.'),
  ]);
  const given = [
    target('/doc', [], { clusters: ['tax'] }),
    target('/tax', ['tax filing'], { clusters: ['tax'] }),
  ];
  const [only] = suggested(source, {}, { given });
  // Two of the five pages have the words; the only other page and the best paragraph of this one.
  expect(only?.parts).toEqual({
    anchor: (0.8 * Math.log(6 / 2)) / Math.log(6),
    topic: 1,
    context: 1,
    cluster: 1,
  });
  expect(only?.confidence).toBe(
    confidenceOf(relevanceOf(only?.parts ?? { anchor: 0, topic: 0, context: 0, cluster: 0 })),
  );
  // .3 × .4905 + .4 + .2 + .1 = .847 → 70 + 30 × .597 / .6
  expect(only?.confidence).toBe(100);
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
  ])('nothing in %s', (_, blocks) => {
    expect(suggested(page('/doc', blocks))).toEqual([]);
  });

  test('a link of a card is none of the text', () => {
    const blocks = [
      text('Tax services', { kind: 'heading', links: [{ ...link, path: '/tax' }] }),
      text(sentence),
    ];
    expect(shown(suggested(page('/doc', blocks)))).toEqual(['Tax filing > /tax']);
  });

  test('nothing to the page itself', () => {
    const [tax, ...rest] = others;
    if (tax === undefined) throw new Error('no page');
    expect(suggestLinks(tax, targets, corpusOf('en', [tax, ...rest]), words)).toEqual([]);
  });

  test('what was refused on this page never comes back, whatever words carry it', () => {
    const source = page('/doc', [
      text(sentence),
      text('Withholding has a date of its own.'),
      text('A pay run has one, too.'),
    ]);
    expect(shown(suggested(source))).toHaveLength(2);
    const rejected = [{ source: '/doc', target: '/tax' }];
    expect(shown(suggested(source, {}, { rejected }))).toEqual(['pay run > /pay']);
    const elsewhereOnly = [{ source: '/other', target: '/tax' }];
    expect(suggested(source, {}, { rejected: elsewhereOnly })).toEqual(suggested(source));
  });

  test('nothing for stop words', () => {
    expect(suggested(page('/doc', [text(sentence)]), { stop: ['tax filing'] })).toEqual([]);
  });
});

test('one link a target, from the best place', () => {
  const source = page('/doc', [
    text('The office opens at nine, and tax filing is a matter for another day and another door.'),
    text('Withholding, tax filing, returns, a calendar.'),
  ]);
  const list = suggested(source);
  expect(list.map(({ targetUrl }) => targetUrl)).toEqual(['/tax']);
  expect(list[0]?.block).toBe(1);
});

describe('a long page', () => {
  const given = Array.from({ length: 14 }, (_, index) =>
    target(`/t${index}`, [`keyword number${index}x`]),
  );
  const blocks = given.map(({ keywords }) => text(`Here we mention ${keywords[0]} once.`));

  test('lists at most ten, the surest first, each target and anchor once', () => {
    const list = suggested(page('/doc', blocks), {}, { given });
    expect(list).toHaveLength(10);
    const confidences = list.map(({ confidence }) => confidence);
    expect(confidences).toEqual([...confidences].sort((a, b) => b - a));
    expect(new Set(shown(list)).size).toBe(10);
  });

  test('gives the same list again, in whatever order the targets come', () => {
    const list = suggested(page('/doc', blocks), {}, { given });
    expect(suggested(page('/doc', blocks), {}, { given })).toEqual(list);
    expect(suggested(page('/doc', blocks), {}, { given: [...given].reverse() })).toEqual(list);
  });
});

test('a phrase has its fixed confidence', () => {
  const phrases = [{ phrase: 'year-end return', path: '/tax', confidence: 75 }];
  const [only] = suggested(page('/doc', [text('The year-end return needs the books.')]), {
    phrases,
  });
  expect(only).toMatchObject({ rule: 'phrase', confidence: 75, anchorText: 'year-end return' });
  expect(only?.parts.anchor).toBeGreaterThan(0);
});

test('the fixed confidence of a phrase decides its place, not its relevance', () => {
  const source = page('/doc', [
    text('The year-end return, withholding, returns and a tax calendar.'),
    text('Keep a visa file at hand.'),
  ]);
  const list = (confidence: number) =>
    suggested(source, {
      stop: ['withholding'],
      phrases: [{ phrase: 'year-end return', path: '/tax', confidence }],
    });
  expect(shown(list(90))).toEqual(['year-end return > /tax', 'visa file > /visa']);
  expect(shown(list(75))).toEqual(['visa file > /visa', 'year-end return > /tax']);
});

test('below a relevance of .25 nothing is suggested, not even a phrase', () => {
  // On all pages, in the least close paragraph, to the page that is least alike.
  const everywhere = 'The word nexus is here.';
  const source = page('/doc', [text('Pay run, payslips and contributions.'), text(everywhere)]);
  const pages = [
    source,
    ...others.map((each) => ({ ...each, blocks: [...each.blocks, text(everywhere)] })),
  ];
  const phrases = [{ phrase: 'nexus', path: '/visa', confidence: 90 }];
  const list = suggestLinks(source, targets, corpusOf('en', pages), { ...words, phrases });
  expect(shown(list)).toEqual(['Pay run > /pay']);
});

describe('strategic links (spec §9)', () => {
  const strategic = ['/visa', '/pay', '/tax'];
  const blocks = [text('A word on books, and on a visa file as well.')];

  test.each([
    [0, ['/visa', '/pay', '/tax']],
    [2, ['/visa']],
    [3, []],
  ])('a page with %d links gets %j', (count, paths) => {
    const source = page('/doc', blocks, { links: [...elsewhere.slice(0, count), '/doc'] });
    const found = suggested(source, { strategic }).filter(({ rule }) => rule === 'strategic');
    expect(found.map(({ targetUrl }) => targetUrl).sort()).toEqual([...paths].sort());
    for (const { confidence } of found) expect(confidence).toBe(95);
  });

  test('one with words in the text stands on them; another says so, and shows the closest paragraph', () => {
    const list = suggested(page('/doc', blocks, { links: [] }), { strategic: ['/visa', '/pay'] });
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
  });

  test('none to where the page leads already, and none that was refused', () => {
    const source = page('/doc', blocks, { links: ['/visa'] });
    const list = suggested(
      source,
      { strategic },
      { rejected: [{ source: '/doc', target: '/pay' }] },
    );
    expect(
      list.filter(({ rule }) => rule === 'strategic').map(({ targetUrl }) => targetUrl),
    ).toEqual(['/tax']);
  });

  test('a page without text has no place for one', () => {
    const list = suggested(page('/doc', [], { links: [] }), { strategic: ['/pay'] });
    expect(list).toMatchObject([{ context: '', block: undefined, isInText: false }]);
  });
});

test.each([
  ['zh-Hans', '每月的税务申报以账簿为依据。', '税务申报'],
  ['ja', '毎月の税務申告は帳簿にもとづきます。', '税務申告'],
  ['ko', '매달 세무 신고를 준비합니다.', '세무 신고'],
])('words of %s are found as its texts are written', (lang, sentence, keyword) => {
  const source = page('/doc', [text(sentence)], { lang });
  const list = suggestLinks(
    source,
    [target('/tax', [keyword])],
    corpusOf(lang, [
      source,
      page('/tax', [text(sentence)], { lang }),
      page('/z', [text('Xero')], { lang }),
    ]),
    words,
  );
  expect(shown(list)).toEqual([`${keyword} > /tax`]);
});

test.each([
  ['ja', '毎月の税務申告書類は帳簿にもとづきます。', '税務申告'],
  ['zh-Hans', '每月请会计师看一遍账簿。', '会计'],
])('a part of a compound of %s is no word', (lang, sentence, keyword) => {
  const source = page('/doc', [text(sentence)], { lang });
  const corpus = corpusOf(lang, [source, page('/tax', [text(sentence)], { lang })]);
  expect(suggestLinks(source, [target('/tax', [keyword])], corpus, words)).toEqual([]);
});
