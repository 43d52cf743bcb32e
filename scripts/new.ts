/** `npm run new -- article <slug>` or `blog <slug>`: makes the files of a new document, and says what to fill in. */

import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { DocumentKind } from '@/content/pages';
import { newDocument } from '@/documents/new-document';
import { todayInManila } from '@/lib/dates/manila-time';
import { generateDocumentSlugs, isSlug } from './document-slugs.mjs';
import { giveUp } from './give-up.mjs';

const kinds: Record<string, DocumentKind> = { article: 'articles', blog: 'blogs' };

process.on('uncaughtException', giveUp);

const [kindName = '', slug = ''] = process.argv.slice(2);
const kind = kinds[kindName];
if (kind === undefined || !isSlug(slug)) {
  throw new Error('Usage: npm run new -- article|blog <slug>, the slug in lower case with hyphens');
}
const folder = `content/${kind}/${slug}`;
if (existsSync(folder)) throw new Error(`${folder} already exists`);
for (const { file, text } of newDocument(kind, slug, todayInManila())) {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}
generateDocumentSlugs();
console.log(`${folder} is a skeleton at /${kind}/${slug}. Write what stands behind TODO in en.md, and choose
category, one or two clusters (the first gives related content), up to three suggestions, and two or three
services in meta.json: content/categories.ts, clusters.ts and services.ts have the names, content/pages.ts the
paths to link to. npm run check:documents names what is left. A cover of its own is drawn in
content/drawings/cover-${kind === 'blogs' ? 'blog' : 'article'}-${slug}.svg; npm run pictures publishes it.`);
