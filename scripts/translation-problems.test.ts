/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { ProjectCopy } from '@/test/project-copy';
import { translationProblems } from './translation-problems';

const article = 'articles/cash-flow-optimization';
const articleFile = `content/${article}/de.md`;
const markdown = readFileSync(articleFile, 'utf8');
const articles = JSON.parse(readFileSync('messages/de/articles.json', 'utf8'));
const allowed = JSON.parse(readFileSync('messages/allowed/de.json', 'utf8'));

let project: ProjectCopy;
let before: string[];
beforeEach(() => {
  project = new ProjectCopy('content');
  before = translationProblems('de');
});
afterEach(() => project.remove());

/** The problems that came with what was written since. */
function added(): string[] {
  return translationProblems('de').filter((problem) => !before.includes(problem));
}

test('a problem of a message names file and key', () => {
  project.write('messages/de/articles.json', { ...articles, back: 'Zurück zu dir' });
  expect(added()).toEqual(['messages/de/articles.json: back: “dir”: the reader is Sie [register]']);
});

test('a problem of the head of a document names its file and field; its body is not judged', () => {
  const written = markdown.replace(/^title: .*$/m, 'title: "Du zahlst {sofort}"');
  project.write(articleFile, `${written}\n\nDu zahlst sofort.`);
  expect(added()).toEqual([`${articleFile}: title: “Du”: the reader is Sie [register]`]);
});

test('a document that the language does not have is none', () => {
  project.delete(articleFile);
  expect(added()).toEqual([]);
});

test('what is allowed in vain names its file', () => {
  project.write('messages/allowed/de.json', { ...allowed, identical: [...allowed.identical, 'X'] });
  expect(added()).toEqual(['messages/allowed/de.json: identical: “X” is no text of the language']);
});
