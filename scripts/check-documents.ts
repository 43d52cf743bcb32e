/** `npm run check:documents`: schema, read time, structure, links and figures of every document. */

import { checkDocuments } from '@/documents/check';
import { localeCodes } from '@/i18n/locales';

const problems = new Set<string>();
for (const locale of localeCodes) {
  try {
    checkDocuments(locale);
  } catch (error) {
    problems.add(error instanceof Error ? error.message : String(error));
  }
}
for (const problem of problems) console.error(problem);
console.log(problems.size === 0 ? 'Documents are in order.' : 'Some documents are not in order.');
process.exitCode = problems.size === 0 ? 0 : 1;
