/** @jest-environment node */
import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { ProjectCopy } from '@/test/project-copy';
import { checkDocument, checkDocuments } from './check';

const folder = 'content/articles/cash-flow-optimization';

let project: ProjectCopy;
beforeEach(() => {
  project = new ProjectCopy('content');
});
afterEach(() => project.remove());

function append(text: string): void {
  appendFileSync(path.join(process.cwd(), folder, 'en.md'), `\n\n${text}\n`);
}

function check(): void {
  checkDocument('articles', 'cash-flow-optimization', 'en');
}

test('the documents are in order', () => {
  expect(() => checkDocuments('en')).not.toThrow();
});

test.each([
  ['a dead link', '[Here](/articles/no-such-article)', 'body: the link /articles/no-such-article'],
  ['a typed figure', 'The rate is 12%.', 'body: "…The rate is 12%.…" types a figure'],
  ['a skipped heading level', '## More\n\n#### Deep', 'body: "Deep" skips from level 2 to 4'],
  ['an unknown placeholder', 'It is [[noSuchFact]].', 'unknown placeholder [[noSuchFact]]'],
])('%s: the error names the file and the field', (_, text, problem) => {
  append(text);
  expect(check).toThrow(`${folder}/en.md`);
  expect(check).toThrow(problem);
});

test('a read time that is not true', () => {
  append('word '.repeat(2000));
  expect(check).toThrow(`${folder}/meta.json: bad document\n  readMinutes: 7 is not true for `);
});

test('a document that suggests itself', () => {
  const meta = {
    date: '2025-01-18',
    readMinutes: 7,
    category: 'financialManagement',
    clusters: ['financial-management'],
    suggestions: ['articles/cash-flow-optimization'],
    services: ['accounting', 'bookkeeping'],
  };
  project.write(`${folder}/meta.json`, meta);
  expect(check).toThrow(`${folder}/meta.json: bad document\n  suggestions: `);
});

test('a folder that no list names', () => {
  mkdirSync(path.join(process.cwd(), 'content/blogs/unlisted'));
  expect(() => checkDocuments('en')).toThrow('content/blogs/unlisted: unknown slug');
});

test('the problems of all documents are told at once', () => {
  append('[Here](/nowhere)');
  project.delete('content/blogs/maximizing-roi/meta.json');
  expect(() => checkDocuments('en')).toThrow(
    /cash-flow[\s\S]*maximizing-roi\/meta\.json: the file/,
  );
});
