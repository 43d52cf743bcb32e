/** @jest-environment node */

import type { DocumentId } from '@/content/pages';
import { allPaths } from '@/content/pages';
import { readDocumentMeta, readDocumentText } from '@/documents/files';
import { markdownSyntax } from '@/lib/documents/markdown';
import { documentProblems, readTimeProblem } from '@/lib/documents/rules';
import { ProjectCopy } from '@/test/project-copy';
import { newDocument } from './new-document';

describe.each(['articles', 'blogs'] as const)('a new document among the %s', (kind) => {
  let project: ProjectCopy;
  beforeEach(() => {
    project = new ProjectCopy();
    for (const { file, text } of newDocument(kind, 'a-new-one', '2026-01-31')) {
      project.write(file, text);
    }
  });
  afterEach(() => project.remove());

  test('is valid before anybody has filled it in', () => {
    // The list of slugs is made after the folder.
    const id = `${kind}/a-new-one` as DocumentId;
    const { date, readMinutes } = readDocumentMeta(id);
    const { frontMatter, source } = readDocumentText(id, 'en');
    expect(date).toBe('2026-01-31');
    expect(frontMatter.title).toBe('A new one');
    const tree = markdownSyntax(source, 'en.md');
    const knownPaths = new Set(allPaths);
    const texts = { ...frontMatter, metaTitle: frontMatter.title };
    expect(documentProblems({ ...texts, tree, path: `/${id}`, kind, knownPaths })).toEqual([]);
    expect(readTimeProblem(tree, readMinutes)).toBeUndefined();
  });
});
