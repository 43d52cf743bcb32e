/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { allPaths } from '@/content/pages';
import { readDocumentFiles } from '@/documents/files';
import { documentProblems, readTimeProblem } from '@/lib/documents/rules';
import { ProjectCopy } from '@/test/project-copy';
import { newDocument, withSlug } from './new-document';

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
    const { meta, frontMatter, source } = readDocumentFiles(kind, 'a-new-one', 'en');
    expect(meta.date).toBe('2026-01-31');
    expect(frontMatter.title).toBe('A new one');
    const path = `/${kind}/a-new-one`;
    expect(documentProblems({ body: source, path, kind, knownPaths: allPaths })).toEqual([]);
    expect(readTimeProblem(source, meta.readMinutes)).toBeUndefined();
  });
});

describe('the slug in content/pages.ts', () => {
  const source = readFileSync('content/pages.ts', 'utf8');

  test('stands in the list of its kind, in alphabetical order', () => {
    const changed = withSlug(source, 'blogs', 'a-new-one');
    expect(changed).toContain("  blogs: [\n    'a-new-one',\n");
    expect(changed.replace("    'a-new-one',\n", '')).toBe(source);
  });

  test('is not listed twice', () => {
    expect(() => withSlug(source, 'blogs', 'maximizing-roi')).toThrow('already lists');
  });

  test('is refused where there is no list', () => {
    expect(() => withSlug('', 'blogs', 'a-new-one')).toThrow('there is no list of blogs');
  });
});
