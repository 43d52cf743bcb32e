import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The kinds of documents: each has a folder in `content/`. */
const kinds = ['articles', 'blogs'];

/** Whether a name can be a slug, the last part of a document's URL. @param {string} name */
export function isSlug(name) {
  return /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(name);
}

/** The sorted slugs of one kind. @param {string} kind @returns {string[]} @throws {Error} naming what is no document */
function slugsOf(kind) {
  const folder = `content/${kind}`;
  // Operating systems leave hidden files in folders, such as `.DS_Store`.
  const entries = readdirSync(path.join(process.cwd(), folder), { withFileTypes: true }).filter(
    ({ name }) => !name.startsWith('.'),
  );
  const wrong = entries.filter((entry) => !entry.isDirectory() || !isSlug(entry.name));
  if (wrong.length === 0) return entries.map(({ name }) => name).sort();
  const rule = 'must be a folder named by a slug: lower case letters, digits and single hyphens';
  throw new Error(wrong.map(({ name }) => `${folder}/${name}: ${rule}`).join('\n'));
}

/**
 * Writes the slugs of all documents into `generated/document-slugs.ts`, with their literal types, unless
 * they are there already: caches depend on the modification time.
 * @throws {Error} naming each entry of a content folder that is no document
 */
export function generateDocumentSlugs() {
  const lists = kinds.map((kind) => {
    const slugs = slugsOf(kind).map((slug) => `    '${slug}',\n`);
    return `  ${kind}: [\n${slugs.join('')}  ],\n`;
  });
  const source = `// Made by scripts/generate.mjs from the folders of content/.\nexport const documentSlugs = {\n${lists.join('')}} as const;\n`;
  const target = path.join(process.cwd(), 'generated/document-slugs.ts');
  if (existsSync(target) && readFileSync(target, 'utf8') === source) return;
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, source);
}
