/**
 * What comes before `next build` and `next dev`: everything that is read from disk or environment is
 * checked, so that a mistake is named at once; the client script is made.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { localeCodes } from '@/i18n/locales';
import { deliver } from '@/lib/leads/deliver';

/** Most that every page may load of ours, in bytes (brotli; design, "Runtime policy"). */
const clientLimit = 3000;

/** @throws Error naming file and field of what is wrong */
async function checkContent(): Promise<void> {
  // Imported here, because a bad environment value already fails the import.
  const { site } = await import('@/content/site');
  if (site.pseudo) {
    console.warn(
      'Warning: SITE_PSEUDO is set. German and Chinese become pseudo-texts: this build is for tests only.',
    );
  }
  const { checkDocuments } = await import('@/documents/check');
  const { loadMessages } = await import('@/i18n/load-messages');
  for (const locale of localeCodes) loadMessages(locale);
  checkDocuments();
}

try {
  await checkContent();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

const clientFile = 'public/client.js';
await build({
  entryPoints: ['client/main.ts'],
  outfile: clientFile,
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['es2022'],
  logLevel: 'error',
});
const clientSize = brotliCompressSync(readFileSync(clientFile)).length;
console.log(`${clientFile}: ${clientSize} bytes (brotli) on every page.`);
if (clientSize > clientLimit) {
  console.error(`${clientFile} may have ${clientLimit} bytes.`);
  process.exit(1);
}

if (deliver === undefined) {
  console.warn(
    'Warning: the forms deliver nothing. What visitors send is confirmed but goes nowhere until delivery is added to lib/leads/deliver.ts.',
  );
}
