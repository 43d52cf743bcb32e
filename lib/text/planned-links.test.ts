/** @jest-environment node */
import { contextualLinks, keywordIndex } from './contextual-links';
import { plannedPlaces } from './planned-links';

/** Planned links, each `words → path`. */
function plan(...links: string[]) {
  return links.map((link, index) => {
    const [anchor = '', path = ''] = link.split(' → ');
    return { anchor, path, page: '/ja/page', entry: `plan.json: links.${index}` };
  });
}

/** Texts with a planned link as `[[words]](path)`, one by a keyword as `[words](path)`. */
function linked(texts: string[], links: string[], { lang = 'en', exclude = ['/page'] } = {}) {
  const keywords = keywordIndex(
    [
      { path: '/tax', keywords: ['tax', 'tax filing', '税務'] },
      { path: '/payroll', keywords: ['payroll', 'payroll tax'] },
    ],
    { lang },
  );
  const places = plannedPlaces(plan(...links), texts, lang);
  return contextualLinks(texts, keywords, exclude, places).map((segments) =>
    segments
      .map(({ text, path, isPlanned }) => {
        if (path === undefined) return text;
        return isPlanned ? `[[${text}]](${path})` : `[${text}](${path})`;
      })
      .join(''),
  );
}

test('the first place in reading order, once, beside the links by keywords', () => {
  expect(
    linked(
      ['We keep your ledgers.', 'All about tax and your ledgers; ledgers.'],
      ['ledgers → /books'],
    ),
  ).toEqual([
    'We keep your [[ledgers]](/books).',
    'All about [tax](/tax) and your ledgers; ledgers.',
  ]);
});

test('words as they are written come first, then those in another case', () => {
  const texts = ['Your Ledgers are here.', 'And your ledgers are there.'];
  expect(linked(texts, ['ledgers → /books'])[1]).toContain('[[ledgers]](/books)');
  expect(linked(texts, ['LEDGERS → /books'])[0]).toContain('[[Ledgers]](/books)');
});

test('a planned link wins over a keyword link, which moves to its next occurrence', () => {
  expect(
    linked(['We do payroll tax here.', 'And payroll, of course.'], ['payroll tax here → /guide']),
  ).toEqual(['We do [[payroll tax here]](/guide).', 'And [payroll](/payroll), of course.']);
  expect(linked(['We do payroll tax here.'], ['tax here → /guide'])).toEqual([
    'We do payroll [[tax here]](/guide).',
  ]);
});

test('planned links do not overlap: the longest takes its place, a shorter one another', () => {
  const links = ['books → /books', 'books of account → /guide'];
  expect(linked(['Your books of account, and other books.'], links)).toEqual([
    'Your [[books of account]](/guide), and other [[books]](/books).',
  ]);
  expect(() => linked(['Your books of account.'], links)).toThrow('plan.json: links.0.anchor: ');
});

test.each([
  ['nowhere', 'en', 'taxes → /tax', 'Nothing of the kind is said.'],
  ['in a longer word', 'en', 'ledger → /books', 'All your ledgers are here.'],
  ['in a longer compound', 'ja', '税務 → /tax', '税務調査の前に記録を確認します。'],
  ['in a text of fewer than ten characters', 'en', 'ledgers → /books', 'Ledgers.'],
])('words that stand %s are an error, which names entry, page and words', (_, lang, link, text) => {
  const [words] = link.split(' → ');
  expect(() => linked([text], [link], { lang })).toThrow(
    `plan.json: links.0.anchor: must stand in the running text of /ja/page, where “${words}” is not found`,
  );
});

test('each stale link has a line, in the order of the plan', () => {
  expect(() =>
    linked(['We keep your books here.'], ['b → /b', 'books → /c', 'longer → /a']),
  ).toThrow(/links\.0\.anchor: [^\n]*\n[^\n]*links\.2\.anchor: [^\n]*$/);
});
