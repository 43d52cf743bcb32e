/** `npm run check:documents`: schema, read time, structure, links and figures of every document. */

import { checkDocuments } from '@/documents/document-checks';

try {
  checkDocuments();
  console.log('Documents are in order.');
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  console.log('Some documents are not in order.');
  process.exitCode = 1;
}
