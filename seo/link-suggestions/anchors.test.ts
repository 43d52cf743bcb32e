/** @jest-environment node */
import type { LinkWords } from '@/seo/link-data';
import { keyPhrases, nameInTitle, targetsByAnchor } from './anchors';
import { corpusOf } from './corpus';
import type { LinkSource, LinkTarget } from './link-source';

const words: LinkWords = { phrases: [], strategic: [], stop: [], longerWords: [] };

function page(
  url: string,
  text: string,
  links: LinkSource['blocks'][number]['links'] = [],
): LinkSource {
  return {
    lang: 'en',
    url,
    title: '',
    description: '',
    blocks: [{ kind: 'text', text, links }],
    links: [],
    documentLinks: [],
  };
}

function target(url: string, overrides: Partial<LinkTarget> = {}): LinkTarget {
  return { url, title: '', description: '', keywords: [], clusters: ['tax'], ...overrides };
}

test.each([
  ['en', 'Quarterly financial reviews: reports and agenda', 'Quarterly financial reviews'],
  ['en', 'Who pays import duty? Decide before', 'Who pays import duty'],
  ['en', 'Distributor, branch or subsidiary', 'Distributor, branch or subsidiary'],
  // One word, or three characters, mean too much else.
  ['en', 'Compliance: one owner', undefined],
  ['zh-Hans', '现金流管理：每周滚动预测', '现金流管理'],
  ['zh-Hans', '现金流：每周滚动预测', undefined],
  ['ko', '서면 업무 범위: 고객', '서면 업무 범위'],
])('in %s, the title “%s” names its page “%s”', (lang, title, name) => {
  expect(nameInTitle(title, lang)).toBe(name);
});

test('phrases stand between words that most pages have and punctuation', () => {
  const corpus = corpusOf('en', [
    page('/a', 'the move to a new file'),
    page('/b', 'the order of a move to the ledger'),
    page('/c', 'the cutover date of a file'),
  ]);
  expect(
    keyPhrases('The opening balances of a cutover date, bank feeds, 13 files', corpus),
  ).toEqual(['opening balances', 'cutover date', 'bank feeds']);
});

test('Japanese verbs and adverbs are no phrases', () => {
  const corpus = corpusOf('ja', [page('/a', ''), page('/b', '')]);
  expect(keyPhrases('それぞれ、資金繰り予測。確かめる。期首残高', corpus)).toEqual([
    '資金繰り予測',
    '期首残高',
  ]);
});

describe('the targets of anchors', () => {
  const link = { path: '/tax', text: 'our tax team', isAutomatic: false };
  const pages = [
    page('/here', 'Ask our payroll people.', [
      { ...link, path: '/payroll', text: 'our payroll people' },
    ]),
    page('/there', 'Ask our tax team.', [link]),
    page('/else', 'About a visa form.', [{ path: '/visa', text: 'visa form', isAutomatic: true }]),
  ];
  const corpus = corpusOf('en', pages);
  const targets = [
    target('/tax', {
      title: 'Tax services: what we file',
      keywords: ['tax filing', 'what we file'],
    }),
    target('/payroll', { keywords: ['pay run'] }),
    target('/visa', { keywords: ['visa file'] }),
    target('/contact', { title: 'Our office: call us', clusters: [] }),
  ];
  const table = (overrides: Partial<LinkWords> = {}, from = '/here') =>
    Object.fromEntries(targetsByAnchor(from, targets, corpus, { ...words, ...overrides }));

  test('weigh most by links of authors on other pages, then by titles, then by keywords', () => {
    expect(table()).toEqual({
      'our tax team': [{ target: '/tax', weight: 1 }],
      'tax services': [{ target: '/tax', weight: 0.9 }],
      'what we file': [{ target: '/tax', weight: 0.8 }],
      'tax filing': [{ target: '/tax', weight: 0.8 }],
      'pay run': [{ target: '/payroll', weight: 0.8 }],
      'visa file': [{ target: '/visa', weight: 0.8 }],
    });
  });

  test('are not the page itself, nor those of its own links', () => {
    expect(Object.keys(table({}, '/there'))).toEqual(
      expect.arrayContaining(['our payroll people']),
    );
    expect(Object.keys(table({}, '/there'))).not.toContain('our tax team');
    expect(Object.keys(table({}, '/tax'))).not.toContain('tax filing');
  });

  test('are a single word only where it is a keyword of the target', () => {
    const word = (path: string) => [{ path, text: 'payroll', isAutomatic: false }];
    const own = [target('/payroll', { keywords: ['payroll'] }), target('/abroad')];
    const linkTo = (path: string) =>
      targetsByAnchor(
        '/here',
        own,
        corpusOf('en', [page('/x', 'The payroll.', word(path))]),
        words,
      );
    expect(linkTo('/payroll').get('payroll')).toEqual([{ target: '/payroll', weight: 1 }]);
    expect(linkTo('/abroad').get('payroll')).toEqual([{ target: '/payroll', weight: 0.8 }]);
  });

  test('have the confidence of a phrase, and stop words have none', () => {
    const phrase = { phrase: 'VAT return', path: '/tax', confidence: 90 };
    const found = table({ phrases: [phrase], stop: ['Pay Run'] });
    expect(found['vat return']).toEqual([{ target: '/tax', weight: 0.8, confidence: 90 }]);
    expect(found).not.toHaveProperty('pay run');
  });

  test('come from descriptions for pages without keywords, and only where one page has the phrase', () => {
    const described = [
      target('/one', { description: 'rolling forecast, shared calendar' }),
      target('/two', { description: 'shared calendar, bank feeds' }),
      target('/three', { description: 'trial balance', keywords: ['books'] }),
    ];
    const byAnchor = targetsByAnchor('/here', described, corpus, words);
    expect(Object.fromEntries(byAnchor)).toEqual({
      books: [{ target: '/three', weight: 0.8 }],
      'rolling forecast': [{ target: '/one', weight: 0.7 }],
      'bank feeds': [{ target: '/two', weight: 0.7 }],
    });
  });
});
