import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The kinds of documents: each has a folder in `content/`. */
const kinds = ['articles', 'blogs'];

const file = 'generated/document-slugs.ts';

/**
 * Whether a name can be the slug of a document, as it stands in its address.
 * @param {string} name
 */
export function isSlug(name) {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}

/**
 * The slugs of one kind in alphabetical order.
 * @param {string} folder below the project, e.g. `content/articles`
 * @returns {string[]}
 * @throws {Error} naming everything in the folder that is no folder with a slug as its name
 */
function slugsIn(folder) {
  // Systems leave hidden files in folders that were looked at.
  const entries = readdirSync(path.join(process.cwd(), folder), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const problems = entries.flatMap((entry) => {
    if (!entry.isDirectory())
      return `${folder}/${entry.name}: must be a folder, one for a document`;
    if (isSlug(entry.name)) return [];
    return `${folder}/${entry.name}: must be named by a slug: lower case letters, digits and single hyphens, e.g. cash-flow-tips`;
  });
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return entries.map(({ name }) => name).sort();
}

/** @param {string} kind */
function listOf(kind) {
  const slugs = slugsIn(`content/${kind}`);
  return `  ${kind}: [\n${slugs.map((slug) => `    '${slug}',\n`).join('')}  ],\n`;
}

/**
 * Writes the slugs of all documents into `generated/document-slugs.ts`, with their literal types, unless
 * they already stand there: caches go by the time of a file.
 * @throws {Error} naming each entry of a content folder that is no document
 */
export function generateDocumentSlugs() {
  const source = `// Made by scripts/generate.mjs from the folders of content/.\nexport const documentSlugs = {\n${kinds.map(listOf).join('')}} as const;\n`;
  const target = path.join(process.cwd(), file);
  if (existsSync(target) && readFileSync(target, 'utf8') === source) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, source);
}
