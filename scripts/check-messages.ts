/** `npm run check:messages`: every message file against English, and English against its own rules. */
import { loadMessages } from '@/i18n/load-messages';
import { defaultLocale, localeCodes } from '@/i18n/locales';
import { messageFile, namespaces, readMessageFile } from '@/i18n/message-files';
import { incompleteFiles } from '@/i18n/translated';
import { checkEnglish, compareWithEnglish } from '@/lib/messages/check-messages';

const problems: string[] = [];
for (const namespace of namespaces) {
  const english = readMessageFile(defaultLocale, namespace) ?? {};
  for (const problem of checkEnglish(english)) {
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
