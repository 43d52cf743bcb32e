/** @jest-environment node */

import type { DocumentId } from '@/content/pages';
import { projectCopy } from '@/test/project-copy';
import { checkDocument } from './document-checks';
import { newDocument } from './new-document';

const project = projectCopy();

/** Writes a new document, changed, and what is wrong with it. */
function problemsOf(kind: 'articles' | 'blogs', change = (text: string) => text): string[] {
  for (const { file, text } of newDocument(kind, 'a-new-one', '2026-01-31')) {
    project.write(file, change(text));
  }
  try {
    // The list of slugs is made after the folder.
    checkDocument(`${kind}/a-new-one` as DocumentId);
    return [];
  } catch (error) {
    return error instanceof Error ? error.message.split('\n') : [];
  }
}

describe.each(['articles', 'blogs'] as const)('a new document among the %s', (kind) => {
  test('is named with what its author has to write, and nothing else', () => {
    const left = expect.stringMatching(/: is still to be written: .*TODO:/);
    const blog = kind === 'blogs' ? 3 : 0;
    expect(problemsOf(kind)).toEqual([
      `content/${kind}/a-new-one/en.md: bad document`,
      expect.stringMatching(/^ {2}title: must be 30–60 columns wide with the brand, is 18/),
      ...Array.from({ length: 15 + blog }, () => left),
      `content/${kind}/a-new-one/meta.json: bad document`,
      expect.stringMatching(
        /^ {2}readMinutes: the body has \d+ words; a document has 750 at least$/,
      ),
    ]);
  });

  test('is in order once that is written', () => {
    const written = (text: string) =>
      text
        .replace('A new one', 'The books of a month, closed in a week')
        .replace(/^(\w+): "TODO:.*"$/gm, `$1: "${'A text of its own for each. '.repeat(5)}"`)
        .replace(/^- TODO:.*$/gm, '- One act.')
        .replace(/^TODO: the lead.*$/m, 'word '.repeat(55))
        .replace(/^TODO:.*$/gm, 'word '.repeat(180));
    expect(problemsOf(kind, written)).toEqual([]);
  });
});
