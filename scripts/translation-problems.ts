/** What `npm run check:messages` finds in a translation: its messages and its documents. */

import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Nodes } from 'mdast';
import { visit } from 'unist-util-visit';
import { z } from 'zod';
import { agreedTerms } from '@/content/glossary';
import { type DocumentId, documentIds } from '@/content/pages';
import { textFile, textLocales, writtenTexts } from '@/documents/document-files';
import { defaultLocale, type Locale } from '@/i18n/locales';
import { messageFile, namespaces, readMessageFiles } from '@/i18n/message-files';
import { parseMarkdown } from '@/lib/documents/markdown';
import { readJson, trimmedText } from '@/lib/errors/read-json';
import {
  checkTranslation,
  type Exceptions,
  rulesWithExceptions,
} from '@/lib/messages/check-translation';
import { escapeIcu } from '@/lib/messages/icu';
import { leavesOf, type MessageTree } from '@/lib/messages/tree';
import { groupBy } from '@/lib/objects/group-by';

const schema = z.strictObject({
  identical: z.array(trimmedText).default([]),
  words: z.array(trimmedText).default([]),
  keys: z.record(z.string(), z.partialRecord(z.enum(rulesWithExceptions), trimmedText)).default({}),
});

/** Path of the file with the exceptions of a translation from the rules, as error messages name it. */
export function exceptionsFile(locale: Locale): string {
  return `messages/exceptions/${locale}.json`;
}

/** The exceptions from `lib/messages/rules/`, which only the check reads. @throws Error naming each bad field */
export function readExceptions(locale: Locale): Exceptions {
  const file = exceptionsFile(locale);
  const exists = existsSync(path.join(process.cwd(), file));
  return exists ? readJson(file, 'exception', schema) : schema.parse({});
}

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join('') : '';
}

/** What is taken from the nodes of a body, in a list for each section. */
function bySection(source: string, file: string, take: (node: Nodes) => string[]): string[][] {
  const sections: string[][] = [[]];
  visit(parseMarkdown(source, file), (node) => {
    if (node.type === 'heading' && node.depth === 2) sections.push([]);
    sections.at(-1)?.push(...take(node));
  });
  return sections;
}

/** The text of a paragraph, which a list entry has too, a heading or a table cell. */
function blockText(node: Nodes): string[] {
  if (!['paragraph', 'heading', 'tableCell'].includes(node.type)) return [];
  return [escapeIcu(textOf(node))].filter(Boolean);
}

/** Where the links of each section of a body lead, sorted: a translation may name them in another order. */
function linksOf(id: DocumentId, locale: Locale): string[] {
  const source = writtenTexts(id, locale).get('body') ?? '';
  const urls = bySection(source, textFile(id, locale), (node) =>
    node.type === 'link' || node.type === 'definition' ? [node.url] : [],
  );
  return urls.map((section) => section.sort().join(', '));
}

/** Sections of a translated body whose links lead elsewhere than in English, a line for each. */
function linkProblems(id: DocumentId, locale: Locale): string[] {
  const [expected, own] = [linksOf(id, defaultLocale), linksOf(id, locale)];
  // Missing sections are reported by `checkTranslation`.
  if (own.length !== expected.length) return [];
  return expected.flatMap((urls, index) =>
    own[index] === urls
      ? []
      : [`${id}.body.${index}: has the links (${own[index]}), English (${urls})`],
  );
}

/** The texts of a document, its body only where that is translated. Escaped: braces and quotes in them are no ICU syntax. */
function documentTexts(id: DocumentId, locale: Locale, hasBody: boolean): MessageTree {
  const { body = '', ...head } = Object.fromEntries(writtenTexts(id, locale));
  const texts = Object.entries(head).map(([field, text]) => [field, escapeIcu(text)]);
  return {
    ...Object.fromEntries(texts),
    ...(hasBody ? { body: bySection(body, textFile(id, locale), blockText) } : {}),
  };
}

function textsOf(locale: Locale, documents: ReadonlyMap<DocumentId, boolean>): MessageTree {
  const texts = [...documents].map(([id, hasBody]) => [id, documentTexts(id, locale, hasBody)]);
  return { ...readMessageFiles(locale), ...Object.fromEntries(texts) };
}

/** The headings of the sections of bodies by their keys; a translated heading replaces the English one. */
function headingsOf(...trees: MessageTree[]): ReadonlyMap<string, string> {
  const headings = trees.flatMap(leavesOf).filter(({ key }) => /\.body\.[1-9]\d*\.0$/.test(key));
  return new Map(headings.map(({ key, text }) => [key.slice(0, -'.0'.length), text]));
}

/** A line `key: problem` with the file of the key before it, in place of the namespace or document. */
function withFile(line: string, locale: Locale): string {
  const [source = ''] = line.split('.', 1);
  const rest = line.slice(source.length + 1);
  if (source === 'exceptions') return `${exceptionsFile(locale)}: ${rest}`;
  const namespace = namespaces.find((each) => each === source);
  const file = namespace === undefined ? textFile(source, locale) : messageFile(locale, namespace);
  return `${file}: ${rest}`;
}

/** More untranslated texts in a file than this are reported as a count. */
const listedUntranslated = 50;

/** Lines `file: key: problem`; the untranslated texts of a file are one line where they are too many. */
function withCounts(lines: readonly string[]): string[] {
  const untranslated = lines.filter((line) => line.endsWith('[untranslated]'));
  const byFile = [...groupBy(untranslated, (line) => line.slice(0, line.indexOf(':')))];
  const many = byFile.filter(([, group]) => group.length > listedUntranslated);
  const counted = new Set(many.flatMap(([, group]) => group));
  return [
    ...lines.filter((line) => !counted.has(line)),
    ...many.map(([file, { length }]) => `${file}: ${length} texts are still English`),
  ];
}

/**
 * Compares all texts of a language with the English ones, and the documents that are translated. A body must
 * have the sections, paragraphs, list entries and table cells of the English one; `body.2.0` is the heading of
 * its second section, `body.0` the part before the first. The links of a section lead where they do in English.
 * @returns lines `file: key: problem`, in a body with the heading of the section behind the key
 * @throws Error naming a file that is missing or malformed
 */
export function translationProblems(locale: Exclude<Locale, typeof defaultLocale>): string[] {
  const own = documentIds.filter((id) => textLocales(id).includes(locale));
  const documents = new Map(own.map((id) => [id, writtenTexts(id, locale).has('body')]));
  const criteria = {
    language: locale,
    terms: agreedTerms(locale),
    exceptions: readExceptions(locale),
  };
  const [english, translated] = [textsOf(defaultLocale, documents), textsOf(locale, documents)];
  const headings = headingsOf(english, translated);
  const withHeading = (line: string) =>
    line.replace(/^([^:]+\.body\.\d+)[^:]*/, (key, section) =>
      headings.has(section) ? `${key} (“${headings.get(section)}”)` : key,
    );
  const links = own.filter((id) => documents.get(id)).flatMap((id) => linkProblems(id, locale));
  const lines = [...checkTranslation(english, translated, criteria), ...links];
  return withCounts(lines.map((line) => withFile(withHeading(line), locale)));
}
