/**
 * `npm run check:messages`: English against its own rules, every translation against English (its
 * messages and the heads of its documents), what all of them say of facts against the facts, and the
 * notes for translators against English.
 */
import { endOf, isUnconfirmed } from '@/content/facts';
import { explainedTerms } from '@/content/glossary';
import { loadMessages } from '@/i18n/load-messages';
import { defaultLocale, isTranslated, localeCodes, type TranslatedLocale } from '@/i18n/locales';
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
const explaining: readonly Namespace[] = ['pages', 'services'];

const terms = explainedTerms(defaultLocale);
const problems: string[] = [];

/** Adds what a check finds, or why it could not be made. */
function add(check: () => readonly string[]): void {
  try {
    problems.push(...check());
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
}

function factProblems(locale: TranslatedLocale, namespace: Namespace): string[] {
  const leaves = byWholeKey(readMessageFile(locale, namespace));
  return [...leaves].flatMap(([key, parts]) => {
    const text = parts.map((leaf) => leaf.text).join('\n');
    const known = { isUnconfirmed, endOf };
    return factSentenceProblems(text, placeholdersIn(text), locale, known).map(
      (problem) => `${messageFile(locale, namespace)}: ${key}: ${problem}`,
    );
  });
}

/** What is wrong with the record of translations; those that are behind are only told. */
function lockProblems(): string[] {
  const { english, translated } = readTranslations();
  const { stale, unrecorded, orphans } = lockState(readLock(), english, translated);
  for (const { locale, key } of stale) {
    console.log(`${locale}: ${key}: the English text has changed since (npm run messages)`);
  }
  return [
    ...unrecorded.map(
      ({ locale, key }) =>
        `${lockFile}: ${key}: does not know from which English text ${locale} was made; once it is right: npm run messages -- accept ${key}`,
    ),
    ...orphans.map(
      ({ locale, key }) =>
        `${lockFile}: ${key}: ${locale} has no such text; npm run messages -- tidy`,
    ),
  ];
}

for (const namespace of namespaces) {
  const file = messageFile(defaultLocale, namespace);
  const english = readMessageFile(defaultLocale, namespace);
  const found = checkEnglish(english, explaining.includes(namespace) ? terms : []);
  problems.push(...found.map((problem) => `${file}: ${problem}`));
}
for (const locale of localeCodes) {
  if (isTranslated(locale)) {
    for (const namespace of namespaces) problems.push(...factProblems(locale, namespace));
    if (locale !== defaultLocale) add(() => translationProblems(locale));
  } else console.log(`${locale}: a draft, not judged yet`);
  add(() => {
    loadMessages(locale);
    return [];
  });
}
add(translatorNoteProblems);
add(lockProblems);
// What is missing is found by two of the checks.
for (const problem of new Set(problems)) console.error(problem);
console.log(problems.length === 0 ? 'Messages are in order.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
