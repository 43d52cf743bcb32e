/**
 * `npm run check:messages`: English against its own rules, every translation against English (its
 * messages and the heads of its documents), what all of them say of facts against the facts, and the
 * notes for translators against English.
 */
import { endOf, isUnconfirmed } from '@/content/facts';
import { explainedTerms } from '@/content/glossary';
import { loadMessages } from '@/i18n/load-messages';
import { defaultLocale, isTranslated, localeCodes } from '@/i18n/locales';
import { messageFile, type Namespace, namespaces, readMessageFile } from '@/i18n/message-files';
import { placeholdersIn } from '@/i18n/placeholders';
import { translatorNoteProblems } from '@/i18n/translator-notes';
import { checkEnglish } from '@/lib/messages/check-messages';
import { factSentenceProblems } from '@/lib/messages/fact-sentences';
import { byWholeKey } from '@/lib/messages/rules/groups';
import { lockState } from '@/lib/messages/translation-lock';
import { translationProblems } from './translation-problems';
import { lockFile, readLock, readTranslations } from './translations';

/** The texts of pages, in which terms are explained (`i18n/page-texts.ts`). */
const explaining: ReadonlySet<Namespace> = new Set<Namespace>(['pages', 'services']);

const terms = explainedTerms(defaultLocale);
const known = { isUnconfirmed, endOf };
const problems: string[] = [];
for (const namespace of namespaces) {
  const english = readMessageFile(defaultLocale, namespace);
  for (const problem of checkEnglish(english, explaining.has(namespace) ? terms : [])) {
    problems.push(`${messageFile(defaultLocale, namespace)}: ${problem}`);
  }
}
for (const locale of localeCodes) {
  if (!isTranslated(locale)) continue;
  for (const namespace of namespaces) {
    for (const [key, leaves] of byWholeKey(readMessageFile(locale, namespace))) {
      const text = leaves.map((leaf) => leaf.text).join('\n');
      const found = factSentenceProblems(text, placeholdersIn(text), locale, known);
      problems.push(
        ...found.map((problem) => `${messageFile(locale, namespace)}: ${key}: ${problem}`),
      );
    }
  }
}
for (const locale of localeCodes) {
  if (locale === defaultLocale) continue;
  if (!isTranslated(locale)) {
    console.log(`${locale}: a draft, not judged yet`);
    continue;
  }
  try {
    problems.push(...translationProblems(locale));
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
}
try {
  problems.push(...translatorNoteProblems());
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
}
for (const locale of localeCodes) {
  try {
    loadMessages(locale);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
}
try {
  const { english, translated } = readTranslations();
  const { stale, unrecorded, orphans } = lockState(readLock(), english, translated);
  for (const { locale, key } of stale) {
    console.log(`${locale}: ${key}: the English text has changed since (npm run messages)`);
  }
  for (const { locale, key } of unrecorded) {
    problems.push(
      `${lockFile}: ${key}: does not know from which English text ${locale} was made; once it is right: npm run messages -- accept ${key}`,
    );
  }
  for (const { locale, key } of orphans) {
    problems.push(`${lockFile}: ${key}: ${locale} has no such text; npm run messages -- tidy`);
  }
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
}
// What is missing is found by two of the checks.
for (const problem of new Set(problems)) console.error(problem);
console.log(problems.length === 0 ? 'Messages are in order.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
