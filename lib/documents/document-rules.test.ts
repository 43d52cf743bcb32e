/** @jest-environment node */

import { documentProblems, fieldProblems, readTimeProblem } from './document-rules';
import { parseMarkdown } from './markdown';

const filler = 'word '.repeat(58);

const first = ':::first\n1. One.\n2. Two.\n3. Three.\n:::';
const checklist = ':::checklist\n- One\n- Two\n- Three\n- Four\n- Five\n:::';
const text = [
  'The lead answers the title.',
  first,
  ...[1, 2, 3, 4].flatMap((number) => [`## Section ${number}`, filler]),
].join('\n\n');

/** A sound article of about 250 words. */
const body = `${text}\n\n${checklist}`;

function problems(source = body, kind: 'articles' | 'blogs' = 'articles'): string[] {
  return documentProblems({
    tree: parseMarkdown(source, 'en.md'),
    path: '/articles/this-one',
    kind,
    knownPaths: new Set(['/tax-services', '/articles/this-one']),
  });
}

/** Problems of the sound body with a paragraph before its checklist. */
function withParagraph(paragraph: string): string[] {
  return problems(`${text}\n\n${paragraph}\n\n${checklist}`);
}

test('a sound document has no problems', () => {
  expect(problems()).toEqual([]);
});

test('a read time that is not true says which one would be, and how many words are too few', () => {
  const problem = (words: number, minutes: number) =>
    readTimeProblem(parseMarkdown('word '.repeat(words), 'en.md'), minutes);
  expect(problem(750, 5)).toBeUndefined();
  expect(problem(750, 6)).toBe(
    'readMinutes: 6 is not true for 750 words; 150-260 words a minute make 3-5 minutes',
  );
  expect(problem(749, 4)).toBe('readMinutes: the body has 749 words; a document has 750 at least');
});

test.each([
  ['body: must begin with a lead paragraph', body.replace('The lead', '### The lead')],
  ['body: has 3 sections', body.replace('## Section 4', 'Section 4')],
  ['body: has 8 sections', `${text}${'\n\n## More'.repeat(4)}\n\n${checklist}`],
  ['body: the lead has 61 words', body.replace('The lead answers the title.', 'word '.repeat(61))],
  ['body: :::first must follow the lead', body.replace(first, '')],
  ['body: must end with a :::checklist', text],
  ['body: :::first holds one list of 3 to 5 entries', body.replace('2. Two.\n', '')],
  ['body: "Section 3" skips from level 2 to 4', body.replace('## Section 3', '#### Section 3')],
  ['body: "# Section 2": the title is the only h1', body.replace('## Section 2', '# Section 2')],
])('the structure has the problem “%s”', (problem, source) => {
  expect(problems(source)).toContainEqual(expect.stringContaining(problem));
});

test('a blog post has a tip and a call to action', () => {
  expect(problems(body, 'blogs')).toEqual([
    'body: a blog post has a :::tip',
    'body: a blog post has a :::cta',
  ]);
  const complete = `${text}\n\n:::tip\nA tip.\n:::\n\n:::cta\nTalk to us.\n:::\n\n${checklist}`;
  expect(problems(complete, 'blogs')).toEqual([]);
});

test.each([
  ['raw HTML', 'Text with <b>bold</b> in it.', 'body: raw HTML is not supported'],
  ['an image', '![Alt](/x.png)', 'body: an image is not supported'],
  [
    'a dead link',
    '[Text](/no-such-page)',
    'body: the link /no-such-page leads to no page (content/pages.ts, or a folder of content/)',
  ],
  ['an insecure link', '[Text](http://a.example)', 'body: the link http://a.example leads to no'],
  ['a link to itself', '[Text](/articles/this-one)', 'leads to the document itself'],
  ['a reference to itself', '[Text][a]\n\n[a]: /articles/this-one', 'to the document itself'],
  ['a reference to nothing', 'See [Text][nope] now.', 'nothing defines the reference [Text][nope]'],
  ['an unused definition', '[a]: https://a.example', 'body: nothing refers to the definition [a]'],
  [
    'a second definition of a name',
    '[Text][a]\n\n[a]: /tax-services\n\n[A]: https://a.example',
    'body: nothing refers to the definition [A]',
  ],
  ['a placeholder as link text', '[[brand]](/tax-services)', 'body: the link text [brand]: write'],
  ['a percentage', 'The rate is 12% now.', '…The rate is 12% now.…'],
  ['an amount', 'The limit is PHP 3 million.', 'types a figure'],
  ['a deadline', 'Tell the BIR within 30 days.', 'types a figure'],
])('%s is a problem', (_, paragraph, problem) => {
  const found = withParagraph(paragraph);
  expect(found.length).toBeGreaterThan(0);
  expect(found[0]).toContain(problem);
});

test.each([
  ['a known link', '[Text](/tax-services)'],
  ['a link to a section', '[Text](/tax-services#contact)'],
  ['an external link', '[Text](https://www.bir.gov.ph/)'],
  ['a reference', '[Text][a], [a][] and [a]\n\n[a]: /tax-services'],
  ['an external reference', '[Text][a]\n\n[A]: https://www.bir.gov.ph/'],
  ['a reference in code', 'Write `[text][name]` here'],
  ['a placeholder in a link', '[About [[brand]]](/tax-services) and [[[brand]]](/tax-services)'],
  ['a fact', 'The rate is [[vatRate]] above [[vatThreshold]].'],
  ['a period of practice', 'Close the books within 5 days.'],
])('%s is no problem', (_, paragraph) => {
  expect(withParagraph(paragraph)).toEqual([]);
});

test('amounts of the reader’s business stand in an example, percentages nowhere', () => {
  const example = (text: string) => `:::example\n${text}\n\n| A |\n|---|\n| PHP 500 |\n:::`;
  expect(withParagraph(example('Suppose you sell for PHP 1,000.'))).toEqual([]);
  expect(withParagraph(example('Suppose the rate is 12%.'))).toHaveLength(1);
});

test('apostrophes and quotation marks are not straight', () => {
  expect(withParagraph("The employer’s “share”, and `it's` in code.")).toEqual([]);
  expect(withParagraph("Here is the employer's share of it.")).toEqual([
    `body: "…Here is the employer's share of it.…" has the apostrophe '; write ’`,
  ]);
  expect(withParagraph('The "net" pay.')).toEqual([
    expect.stringMatching(/^body: "…The "net" pay\.…" has the straight mark ";/),
  ]);
});

test('a text of the front matter has no figures and straight marks either', () => {
  expect(fieldProblems('title', 'The rate is [[vatRate]], as “net” pay')).toEqual([]);
  expect(fieldProblems('title', 'The rate is 12%')).toEqual([
    'title: "…The rate is 12%…" types a figure; refer to content/facts/ as [[name]]',
  ]);
  expect(fieldProblems('excerpt', `The employer's "share"`)).toEqual([
    "excerpt: has the apostrophe '; write ’",
    expect.stringMatching(/^excerpt: has the straight mark ";/),
  ]);
});
