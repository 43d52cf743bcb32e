/**
 * `messages/lock.json`: from which English text each translation was made, by hashes of both. It follows
 * the texts: a translation that is new, or has changed since, was made from the English text as it is now.
 * One that is as it was, while its English has changed, is outdated until somebody accepts or changes it.
 */
import { createHash } from 'node:crypto';
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { documentIds } from '@/content/pages';
import { textLocales, writtenTexts } from '@/documents/document-files';
import { defaultLocale, type Locale, translatedLocaleCodes } from '@/i18n/locales';
import { readMessageFiles } from '@/i18n/message-files';
import { readJson } from '@/lib/errors/read-json';
import { ownKeys } from '@/lib/messages/rules/missing';
import { byWholeKey } from '@/lib/messages/tree';

export const lockFile = 'messages/lock.json';

/**
 * By the key of a text: `de:<hash of the English text>:<hash of the translation>` for each language, with
 * spaces between them. Texts of documents have keys such as `articles/cash-flow-optimization.title`.
 */
type Lock = Readonly<Record<string, string>>;

/** All texts of a language by key; a list is one text. */
type TextsByKey = ReadonlyMap<string, string>;

/** A text whose English has changed, and the languages whose translation is as it was. */
type Outdated = { key: string; locales: string[] };

function readLock(): Lock {
  if (!existsSync(path.join(process.cwd(), lockFile))) return {};
  const entry = z.string().regex(/^(?:[\w-]+(?::[\da-f]{6}){2}(?: (?!$)|$))+$/);
  return readJson(lockFile, 'lock', z.record(z.string(), entry));
}

function textsOf(locale: Locale): TextsByKey {
  const texts = new Map<string, string>();
  for (const [key, leaves] of byWholeKey(readMessageFiles(locale))) {
    if (!ownKeys.test(key)) texts.set(key, leaves.map(({ text }) => text).join('\n'));
  }
  for (const id of documentIds.filter((each) => textLocales(each).includes(locale))) {
    for (const [field, text] of writtenTexts(id, locale)) texts.set(`${id}.${field}`, text);
  }
  return texts;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 6);
}

/**
 * The lock as it follows from the texts, sorted by key, and what is outdated. Entries of texts that are
 * gone are removed.
 * @param translations the texts of each language that is translated
 * @param isAccepted whether somebody has looked at a translation, and it is right as it is
 */
export function updatedLock(
  lock: Lock,
  english: TextsByKey,
  translations: ReadonlyMap<string, TextsByKey>,
  isAccepted: (key: string, locale: string) => boolean = () => false,
): { lock: Lock; outdated: Outdated[] } {
  const next: Record<string, string> = {};
  const outdated: Outdated[] = [];
  for (const key of [...english.keys()].sort()) {
    const englishHash = hashOf(english.get(key) ?? '');
    const known = new Map(lock[key]?.split(' ').map((part) => [part.split(':', 1)[0], part]));
    const parts: string[] = [];
    const unchanged: string[] = [];
    for (const [locale, texts] of translations) {
      const text = texts.get(key);
      if (text === undefined) continue;
      const translationHash = hashOf(text);
      const entry = `${locale}:${englishHash}:${translationHash}`;
      const before = known.get(locale) ?? entry;
      const isUnchanged = before.endsWith(`:${translationHash}`) && !isAccepted(key, locale);
      if (isUnchanged && before !== entry) unchanged.push(locale);
      parts.push(isUnchanged ? before : entry);
    }
    if (unchanged.length > 0) outdated.push({ key, locales: unchanged });
    if (parts.length > 0) next[key] = parts.join(' ');
  }
  return { lock: next, outdated };
}

/** Compares all texts with the lock; `write` writes it. @throws Error naming a file that is missing or malformed */
export function compareWithLock(isAccepted?: (key: string, locale: string) => boolean) {
  const before = readLock();
  const english = textsOf(defaultLocale);
  const others = translatedLocaleCodes.filter((locale) => locale !== defaultLocale);
  const translations = new Map(others.map((locale) => [locale, textsOf(locale)]));
  const { lock, outdated } = updatedLock(before, english, translations, isAccepted);
  const write = () => {
    if (JSON.stringify(lock) === JSON.stringify(before)) return;
    writeFileSync(path.join(process.cwd(), lockFile), `${JSON.stringify(lock, null, 2)}\n`);
  };
  return { english, outdated, write };
}
