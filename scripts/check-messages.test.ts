/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { translatorNoteProblems } from '@/scripts/check-messages';
import { projectCopy } from '@/test/project-copy';

const file = 'messages/notes.json';
const notes: Record<string, string> = JSON.parse(readFileSync(file, 'utf8'));

const project = projectCopy();

test('a missing note for translators is reported with file and key', () => {
  const { 'blogs.tip': tip, ...others } = notes;
  expect(tip).toBeDefined();
  expect(translatorNoteProblems().filter((problem) => problem.includes('blogs.tip'))).toEqual([]);
  project.write(file, others);
  expect(translatorNoteProblems()).toContainEqual(
    expect.stringMatching(/^messages\/notes\.json: blogs\.tip: needs a note/),
  );
});

test('a short message needs no note beside running text (text-kinds.ts)', () => {
  project.write('messages/en/blogs.json', {
    news: { title: 'Tip', description: 'A whole sentence.' },
  });
  project.write(file, { 'common.*': 'Something.' });
  expect(translatorNoteProblems().filter((problem) => problem.includes('blogs.'))).toEqual([]);
});

test('a note for no message names file and key; a missing file is named', () => {
  project.write(file, { ...notes, 'blogs.gone': 'A button that is gone.' });
  expect(translatorNoteProblems()).toContain(`${file}: blogs.gone: matches no message`);
  project.delete(file);
  expect(() => translatorNoteProblems()).toThrow(`${file}: the file is missing`);
});

test.each<[string, object | string, RegExp]>([
  ['no table', ['A note.'], /^messages\/notes\.json: bad note\n/],
  ['a part of a part', { 'blogs.t*': 'A' }, /^messages\/notes\.json: bad note\n {2}blogs\.t\*: /],
  ['a namespace', { blogs: 'A' }, /^messages\/notes\.json: bad note\n {2}blogs: /],
])('notes for translators: %s is refused with file and key', (_, content, problem) => {
  project.write(file, content);
  expect(() => translatorNoteProblems()).toThrow(problem);
});
