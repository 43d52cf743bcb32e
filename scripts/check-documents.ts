/** `npm run check:documents`: schema, read time, structure, links and figures of every document. */

import { checkDocuments } from '@/documents/document-checks';
import { errorText } from '@/lib/errors/error-text';

try {
  checkDocuments();
  console.log('Documents are in order.');
} catch (error) {
  console.error(errorText(error));
  console.log('Some documents are not in order.');
  process.exitCode = 1;
}
