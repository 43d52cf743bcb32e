/** The commands of `npm run messages` (messages.ts). */
import { parseArgs } from 'node:util';
import { defaultLocale, isLocale, isTranslated, localeCodes } from '@/i18n/locales';
import { errorText } from '@/lib/errors/error-text';
import { rulesOf } from '@/lib/messages/languages/rules-of';
import { messageProblems } from './check-messages';
import { compareWithLock, lockFile } from './translation-lock';

const usage = "Usage: npm run messages [-- accept <key | part.* | '*'> … [--locale <code>]]";

/** Whether a name, which may end in `.*`, stands for a key. */
function matchesKey(name: string, key: string): boolean {
  return name === key || (/(?:^|\.)\*$/.test(name) && key.startsWith(name.slice(0, -1)));
}

/** Prints what is wrong with the texts. @returns whether anything is: the lock then stays as it is */
function reportProblems(): boolean {
  const problems = messageProblems();
  for (const problem of problems) console.error(problem);
  // Texts that are still to be mended are no translations yet.
  if (problems.length === 0) return false;
  console.log(problems.length === 1 ? '1 problem.' : `${problems.length} problems.`);
  return true;
}

/** Reports problems, else outdated translations, which are no errors; then the lock is updated. @returns the exit code */
function checkMessages(): number {
  for (const locale of localeCodes.filter((code) => code !== defaultLocale)) {
    if (!isTranslated(locale)) console.log(`${locale}: a draft, not judged yet`);
    else if (rulesOf(locale) === undefined) {
      console.log(`${locale}: has no rules of its own, lib/messages/languages/${locale}.ts`);
    }
  }
  if (reportProblems()) return 1;
  const { english, outdated, write } = compareWithLock();
  write();
  for (const { key, locales } of outdated) {
    console.log(`${key} (${locales.join(', ')}): the English text is now:\n  ${english.get(key)}`);
  }
  if (outdated.length > 0) {
    const count = outdated.reduce((sum, { locales }) => sum + locales.length, 0);
    console.log(
      `Outdated translations: ${count}; no check fails for them. Change them, or accept those that are still correct: npm run messages -- accept <key>`,
    );
  }
  console.log('Messages are in order.');
  return 0;
}

function accept(names: readonly string[], locale: string | undefined): number {
  const { english, outdated, write } = compareWithLock(
    (key, code) =>
      [undefined, code].includes(locale) && names.some((name) => matchesKey(name, key)),
  );
  for (const name of names) {
    if ([...english.keys()].some((key) => matchesKey(name, key))) continue;
    throw new Error(`${name}: no message and no document has this key`);
  }
  if (reportProblems()) return 1;
  write();
  console.log(
    `${lockFile} is written; the translations of ${outdated.length} texts are left to be looked at.`,
  );
  return 0;
}

/**
 * Runs a command, and prints what it finds.
 * @param args those after `npm run messages --`
 * @returns the exit code
 */
export function runMessages(args: string[]): number {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { locale: { type: 'string' } },
    });
    const [command, ...names] = positionals;
    const { locale } = values;
    if (locale !== undefined && !isLocale(locale))
      throw new Error(`${locale} is not a locale code`);
    if (command === undefined) return checkMessages();
    if (command === 'accept' && names.length > 0) return accept(names, locale);
    throw new Error(usage);
  } catch (error) {
    console.error(errorText(error));
    return 1;
  }
}
