/**
 * `npm run messages`: lists the translations whose English text has changed since.
 * `npm run messages -- accept <key> … [--locale de]` settles those that were reviewed. A key may end in
 * `.*` and then stands for all below it; `accept '*'` settles everything.
 * `npm run messages -- tidy` forgets texts that are gone.
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLocale } from '@/i18n/locales';
import { acceptedLock, lockState } from '@/lib/messages/translation-lock';
import { lockFile, readLock, readTranslations } from './translations';

const usage =
  "Usage: npm run messages [-- tidy | -- accept <key | part.* | '*'> … [--locale <code>]]";

/** Whether a key is the one that was named, or below it. */
function isNamed(key: string, name: string): boolean {
  return name === key || (/(?:^|\.)\*$/.test(name) && key.startsWith(name.slice(0, -1)));
}

function list(): void {
  const { english, translated } = readTranslations();
  const { stale } = lockState(readLock(), english, translated);
  const locales = new Map<string, string[]>();
  for (const { key, locale } of stale) locales.set(key, [...(locales.get(key) ?? []), locale]);
  for (const [key, codes] of locales) {
    console.log(`${key} (${codes.join(', ')}); the English text is now:\n  ${english.get(key)}`);
  }
  console.log(
    stale.length === 0
      ? 'Every translation was made from the English text as it is.'
      : 'Once a translation is right again: npm run messages -- accept <key>',
  );
}

function accept(names: string[], locale: string | undefined): void {
  const { english, translated } = readTranslations();
  for (const name of names) {
    if ([...english.keys()].some((key) => isNamed(key, name))) continue;
    throw new Error(`${name}: no message and no document has this key`);
  }
  const isAccepted = (key: string, code: string) =>
    [undefined, code].includes(locale) && names.some((name) => isNamed(key, name));
  const lock = acceptedLock(readLock(), english, translated, isAccepted);
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
  const left = lockState(lock, english, translated).stale.length;
  console.log(`${lockFile} is written; ${left} translations are left to be looked at.`);
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { locale: { type: 'string' } },
  });
  const [command, ...names] = positionals;
  const { locale } = values;
  if (locale !== undefined && !isLocale(locale)) throw new Error(`${locale} is no language`);
  if (command === undefined) list();
  else if (command === 'tidy') accept([], undefined);
  else if (command === 'accept' && names.length > 0) accept(names, locale);
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
