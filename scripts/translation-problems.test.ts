/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';
import { documentSlugs } from '@/generated/document-slugs';
import { projectCopy } from '@/test/project-copy';
import { exceptionsFile, readExceptions, translationProblems } from './translation-problems';

const article = 'articles/cash-flow-optimization';
const file = `content/${article}/de.md`;
const german = readFileSync(file, 'utf8');
const articles = JSON.parse(readFileSync('messages/de/articles.json', 'utf8'));
const exceptions = JSON.parse(readFileSync('messages/exceptions/de.json', 'utf8'));

const before = translationProblems('de');

const project = projectCopy('content');

/** The problems that came with what was written since. */
function added(): string[] {
  return translationProblems('de').filter((problem) => !before.includes(problem));
}

/** Gives a document a body in a language. */
function writeBody(document: string, locale: 'en' | 'de', ...blocks: string[]): void {
  const path = `content/${document}/${locale}.md`;
  const [head = ''] = /^---\n[\s\S]*?\n---\n/.exec(project.read(path)) ?? [];
  project.write(path, `${head}\n${blocks.join('\n\n')}\n`);
}

test('problems name the file, with the key of a message and the field of a document; many English texts are reported as a count', () => {
  project.write('messages/de/articles.json', { ...articles, back: 'Zurück zu dir' });
  project.write(file, german.replace(/^title: .*$/m, 'title: "Du zahlst {sofort}"'));
  project.write('messages/exceptions/de.json', {
    ...exceptions,
    identical: [...exceptions.identical, 'X'],
  });
  project.write('messages/de/services.json', project.read('messages/en/services.json'));
  const problems = added();
  const inServices = problems.filter((problem) => problem.startsWith('messages/de/services.json'));
  expect(problems.filter((problem) => !inServices.includes(problem)).sort()).toEqual([
    `${file}: title: “Du”: the reader is Sie [register]`,
    'messages/de/articles.json: back: “dir”: the reader is Sie [register]',
    'messages/exceptions/de.json: identical: “X” is no text of the language',
  ]);
  expect(inServices.filter((problem) => /English text|still English/.test(problem))).toEqual([
    expect.stringMatching(/: \d+ texts are still English$/),
  ]);
});

describe('the body of a document is judged as messages are', () => {
  const lead =
    'Send the [payslip](/payroll-services) with BIR Form 2316 and keep [[recordRetention]].';
  const rows = '| Paper | Amount |\n|---|---|\n| Rent | PHP 30,000 |';
  const [german, heading] = [
    'Senden Sie die [Gehaltsabrechnung](/payroll-services) mit dem BIR Form 2316, aufbewahrt [[recordRetention]].',
    '## Zwei Schritte',
  ];
  const items = '- Zählen Sie das Geld.\n- Rufen Sie die Bank an.';
  const table = '| Unterlage | Betrag |\n|---|---|\n| Miete | 30.000 PHP |';

  const english = [lead, '## Two steps', '- Count the money.\n- Call the bank.', rows];

  const cases: [name: string, blocks: string[], problem: string][] = [
    ['a lost figure', [german.replace('2316', ''), heading, items, table], 'body.0: lacks “2316”'],
    [
      'a familiar address',
      [german, heading, items.replace('Zählen Sie', 'Zähl du'), table],
      'body.1.1 (“Zwei Schritte”): “du”: the reader is Sie',
    ],
    ['a lost section', [german, items, table], 'body.1 (“Two steps”): is missing'],
    [
      'a link that leads elsewhere',
      [german.replace('/payroll-services', '/tax-services'), heading, items, table],
      'body.0: has the links (/tax-services), English (/payroll-services)',
    ],
    [
      'a lost fact',
      [german.replace(/, auf.*$/, '.'), heading, items, table],
      'body.0: has the var',
    ],
  ];

  test(`one that says the same is in order, and each of these is reported with file and section: ${cases.map(([name]) => name).join(', ')}`, () => {
    // A document for each: all texts of the language are read only once.
    const translated = documentSlugs.articles.filter((slug) =>
      existsSync(`content/articles/${slug}/de.md`),
    );
    const reported = cases.map(([, blocks, problem], index) => {
      const document = `articles/${translated[index]}`;
      writeBody(document, 'en', ...english);
      writeBody(document, 'de', ...blocks);
      return `content/${document}/de.md: ${problem}`;
    });
    const sound = `articles/${translated[cases.length]}`;
    writeBody(sound, 'en', ...english);
    writeBody(sound, 'de', german, heading, items, table);
    const problems = added();
    for (const problem of reported)
      expect(problems).toContainEqual(expect.stringContaining(problem));
    expect(problems.filter((problem) => problem.includes(sound))).toEqual([]);
  });
});

describe('messages/exceptions/<locale>.json', () => {
  const file = exceptionsFile('de');

  test('exceptions are read; fields, and the file, may be left out', () => {
    const nothing = { identical: [], words: [], keys: {} };
    const exceptions = {
      identical: ['Name'],
      words: ['Xero'],
      keys: { 'pages.home.title': { figures: 'The heading has no room for it.' } },
    };
    project.write(file, exceptions);
    expect(readExceptions('de')).toEqual(exceptions);
    project.write(file, {});
    expect(readExceptions('de')).toEqual(nothing);
    project.delete(file);
    expect(readExceptions('de')).toEqual(nothing);
  });

  test.each<[string, object | string, RegExp]>([
    ['no JSON', '{', /^messages\/exceptions\/de\.json: not valid JSON/],
    ['an empty text', { identical: ['Name', ''] }, /\n {2}identical\.1: must not be empty$/],
    ['no reason', { keys: { 'blogs.tip': { terms: ' ' } } }, /\n {2}keys\.blogs\.tip\.terms: /],
    ['what is missing', { keys: { 'blogs.tip': { missing: 'A' } } }, /\n {2}keys\.blogs\.tip/],
  ])('%s is refused with file and field', (_, content, problem) => {
    project.write(file, content);
    expect(() => readExceptions('de')).toThrow(problem);
  });
});
