/**
 * `npm run check:messages`: every message file against English, English against its own rules, and
 * the notes for translators against English.
 */
import { explainedTerms } from '@/content/glossary';
import { loadMessages } from '@/i18n/load-messages';
import { defaultLocale, localeCodes } from '@/i18n/locales';
import { messageFile, type Namespace, namespaces, readMessageFile } from '@/i18n/message-files';
import { incompleteFiles } from '@/i18n/translated';
import { translatorNoteProblems } from '@/i18n/translator-notes';
import { checkEnglish, compareWithEnglish } from '@/lib/messages/check-messages';

/** The texts of pages, in which terms are explained (`i18n/page-texts.ts`). */
const explaining: ReadonlySet<Namespace> = new Set<Namespace>(['pages', 'services']);

const terms = explainedTerms(defaultLocale);
const problems: string[] = [];
for (const namespace of namespaces) {
  const english = readMessageFile(defaultLocale, namespace) ?? {};
  for (const problem of checkEnglish(english, explaining.has(namespace) ? terms : [])) {
    problems.push(`${messageFile(defaultLocale, namespace)}: ${problem}`);
  }
  for (const locale of localeCodes) {
    const own = locale === defaultLocale ? undefined : readMessageFile(locale, namespace);
    if (own === undefined) continue;
    for (const problem of compareWithEnglish(english, own)) {
      problems.push(`${messageFile(locale, namespace)}: ${problem}`);
    }
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
for (const problem of problems) console.error(problem);
for (const locale of localeCodes) {
  const files = incompleteFiles(locale);
  if (files.length > 0)
    console.log(`${locale}: English stands in for what is missing in ${files.join(', ')}`);
}
console.log(problems.length === 0 ? 'Messages are in order.' : `${problems.length} problems.`);
process.exitCode = problems.length === 0 ? 0 : 1;
