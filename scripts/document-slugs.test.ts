/** @jest-environment node */
import { readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { ProjectCopy } from '@/test/project-copy';
import { generateDocumentSlugs } from './document-slugs.mjs';

const file = 'generated/document-slugs.ts';

let project: ProjectCopy;
beforeEach(() => {
  project = new ProjectCopy();
  project.enter();
  project.write('content/articles/tax-tips/meta.json', {});
  project.write('content/articles/cash-2025/meta.json', {});
  project.write('content/blogs/tax-tips/meta.json', {});
});
afterEach(() => {
  project.leave();
  project.remove();
});

function absolute(): string {
  return path.join(process.cwd(), file);
}

/** The lists in the generated module. */
function lists(): string {
  generateDocumentSlugs();
  return readFileSync(absolute(), 'utf8')
    .replace(/^[\s\S]*?= /, '')
    .replaceAll(/\s+/g, ' ');
}

test('every folder is listed with its kind, in alphabetical order', () => {
  const expected = "{ articles: [ 'cash-2025', 'tax-tips', ], blogs: [ 'tax-tips', ], } as const; ";
  expect(lists()).toBe(expected);
});

test('the generated file is written only when it changes', () => {
  lists();
  utimesSync(absolute(), 1, 1);
  lists();
  expect(statSync(absolute()).mtimeMs).toBe(1000);
});

test.each(['Tax-Tips', 'tax_tips', 'tax--tips', '-tax', 'tax tips', "it's", 'täx'])(
  'a folder that is no slug is named: %s',
  (name) => {
    project.write(`content/blogs/${name}/en.md`, '');
    expect(generateDocumentSlugs).toThrow(
      `content/blogs/${name}: must be a folder named by a slug`,
    );
  },
);

test('a file among the folders is named; what a system hides there is not', () => {
  project.write('content/articles/.DS_Store', '');
  expect(generateDocumentSlugs).not.toThrow();
  project.write('content/articles/tax.md', '');
  expect(generateDocumentSlugs).toThrow('content/articles/tax.md: must be a folder named');
});
