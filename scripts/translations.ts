/** What `npm run check:messages` and `npm run messages` know of translations: all texts by their keys. */
import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { documentIds } from '@/content/pages';
import { textLocales, writtenTexts } from '@/documents/files';
import { defaultLocale, type Locale, translatedLocaleCodes } from '@/i18n/locales';
import { namespaces, readMessageFile } from '@/i18n/message-files';
import { parseJson } from '@/lib/errors/parse-json';
import { badSource, zodProblems } from '@/lib/errors/zod-problems';
import type { TextsByKey, TranslationLock } from '@/lib/messages/translation-lock';
import { leavesOf } from '@/lib/messages/tree';

/** Where the lock stands. */
export const lockFile = 'messages/lock.json';

const hash = z.string().regex(/^[\da-f]{8}$/, 'must be eight hexadecimal digits');
const lockSchema = z.record(z.string(), z.union([hash, z.record(z.string(), hash)]));

/** @throws Error naming the file and each field at fault */
export function readLock(): TranslationLock {
  if (!existsSync(lockFile)) return {};
  const parsed = lockSchema.safeParse(parseJson(readFileSync(lockFile, 'utf8'), lockFile));
  if (parsed.success) return parsed.data;
  throw badSource(lockFile, 'lock', zodProblems(parsed.error));
}

/** What only some languages have: it translates nothing. */
const ownForms = /^common\.values\.(?:durationForms|texts)\./;

/**
 * All texts of a language that it has of its own, by key: `pages.home.hero.title`, a list as a whole
 * (`pages.home.remote.points`), `articles/cash-flow-optimization.excerpt`.
 * @throws Error naming a file that is missing or malformed
 */
function ownTexts(locale: Locale): TextsByKey {
  const texts = new Map<string, string>();
  for (const namespace of namespaces) {
    for (const { key, text } of leavesOf(readMessageFile(locale, namespace) ?? {})) {
      const whole = `${namespace}.${key}`.replace(/\.\d+$/, '');
      if (ownForms.test(whole)) continue;
      const before = texts.get(whole);
      texts.set(whole, before === undefined ? text : `${before}\n${text}`);
    }
  }
  for (const id of documentIds.filter((each) => textLocales(each).includes(locale))) {
    for (const [field, text] of writtenTexts(id, locale)) texts.set(`${id}.${field}`, text);
  }
  return texts;
}

/** The English texts, and the keys of those that each other language has. @throws as `ownTexts` */
export function readTranslations() {
  const english = ownTexts(defaultLocale);
  const others = translatedLocaleCodes.filter((locale) => locale !== defaultLocale);
  const translated = new Map(others.map((locale) => [locale, new Set(ownTexts(locale).keys())]));
  return { english, translated };
}
