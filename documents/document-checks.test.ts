/** @jest-environment node */

import { projectCopy } from '@/test/project-copy';
import { checkDocument, checkDocuments } from './document-checks';

const folder = 'content/articles/cash-flow-optimization';

const project = projectCopy('content');

/** Adds a text before the checklist, with which a document ends. */
function append(text: string, file = 'en.md'): void {
  const source = project.read(`${folder}/${file}`);
  project.write(`${folder}/${file}`, source.replace(':::checklist', `${text}\n\n:::checklist`));
}

function check(): void {
  checkDocument('articles/cash-flow-optimization');
}

test.each([
  ['a dead link', '[Here](/articles/no-such-article)', 'body: the link /articles/no-such-article'],
  ['an unknown placeholder', 'It is [[noSuchFact]].', 'unknown placeholder [[noSuchFact]]'],
])('%s: the error names the file and the field', (_, text, problem) => {
  append(text);
  expect(check).toThrow(`${folder}/en.md`);
  expect(check).toThrow(problem);
});

test('a figure that is typed in the front matter is an error, one that is filled in is none', () => {
  const source = project.read(`${folder}/en.md`);
  const withExcerpt = (excerpt: string) =>
    project.write(`${folder}/en.md`, source.replace(/^excerpt: .*$/m, `excerpt: "${excerpt}"`));
  withExcerpt('The rate is [[vatRate]].');
  expect(check).not.toThrow();
  withExcerpt('The rate is 12%.');
  expect(check).toThrow(`${folder}/en.md: bad document\n  excerpt: "…The rate is 12%.…" types`);
});

test('an error about facts quotes the line; an unknown placeholder is reported alone', () => {
  const reportedProblems = (text: string) => {
    project.write(`${folder}/en.md`, source.replace(':::checklist', `${text}\n\n:::checklist`));
    try {
      check();
      return [];
    } catch (error) {
      return String(error).split('\n').slice(1);
    }
  };
  const source = project.read(`${folder}/en.md`);
  const long = `The rate is [[noSuchFact]]; ${'confirm it with the BIR, '.repeat(4)}please.`;
  expect(reportedProblems(`### More\n\n${long}`)).toEqual([
    expect.stringContaining(`body: “${long.slice(0, 60)}…”: unknown placeholder [[noSuchFact]]`),
  ]);
  const rate = 'The rate is [[vatRate]], and once more [[vatRate]]; confirm it with the BIR.';
  expect(reportedProblems(`### More\n\nA paragraph.\n\n${rate}`)).toEqual([
    `  body: “${rate.slice(0, 60)}…”: asks to confirm a rule, but states no fact that is not confirmed`,
  ]);
});

test('a wrong read time is an error', () => {
  append('word '.repeat(2000));
  expect(check).toThrow(`${folder}/meta.json: bad document\n  readMinutes: 9 is not true for `);
});

test('a document that suggests itself is an error', () => {
  const meta = JSON.parse(project.read(`${folder}/meta.json`));
  const suggestions = ['articles/cash-flow-optimization'];
  project.write(`${folder}/meta.json`, { ...meta, suggestions });
  expect(check).toThrow(`${folder}/meta.json: bad document\n  suggestions: `);
});

describe('a translation', () => {
  const source = () => project.read(`${folder}/en.md`);
  const frontMatter = () => /^---\n[\s\S]*?\n---\n/.exec(source())?.[0] ?? '';

  test('of the front matter alone is valid', () => {
    project.write(`${folder}/es.md`, frontMatter());
    expect(check).not.toThrow();
  });

  test('is checked like the English text, except for its length', () => {
    project.write(`${folder}/de.md`, source());
    append('Wort '.repeat(2000), 'de.md');
    expect(check).not.toThrow();
    append('Der Satz ist 12%.', 'de.md');
    expect(check).toThrow(`${folder}/de.md: bad document\n  body: "…`);
  });

  test('of the front matter alone is checked, too', () => {
    project.write(`${folder}/de.md`, frontMatter().replace('excerpt', 'summary'));
    expect(check).toThrow(`${folder}/de.md: bad document\n  excerpt: `);
  });

  test('into a language that the site does not have is an error', () => {
    project.write(`${folder}/xx.md`, source());
    expect(check).toThrow(`${folder}/xx.md: no language of the site; known are en, zh`);
  });
});

test('the problems of all documents are reported at once', () => {
  append('[Here](/nowhere)');
  project.delete('content/blogs/maximizing-roi/meta.json');
  expect(() => checkDocuments()).toThrow(/cash-flow[\s\S]*maximizing-roi\/meta\.json: the file/);
});
