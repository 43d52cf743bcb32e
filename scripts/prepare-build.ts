/**
 * What comes before `next build` and `next dev`: everything that is read from disk or environment is
 * checked, so that a mistake is named at once; the client script is made.
 */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';
import { localeCodes } from '@/i18n/locales';
import { deliver } from '@/lib/leads/deliver';

/** Most that every page may load of ours, in bytes (brotli; design, "Runtime policy"). */
const clientLimit = 3000;

/** @throws Error naming file and field of what is wrong */
async function checkContent(): Promise<void> {
  // Imported here, because a bad environment value already fails the import.
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
const { outputFiles } = await build({
  entryPoints: ['client/main.ts'],
  write: false,
  bundle: true,
  minify: true,
  format: 'iife',
  target: ['es2022'],
  logLevel: 'error',
});
for (const { contents } of outputFiles) {
  const size = brotliCompressSync(contents).length;
  console.log(`${clientFile}: ${size} bytes (brotli) on every page.`);
  if (size > clientLimit) {
    console.error(`${clientFile} may have ${clientLimit} bytes.`);
    process.exit(1);
  }
  // Replaced in one step: a build beside this one may be reading it.
  const unfinished = `.cache/client.${process.pid}.js`;
  mkdirSync('.cache', { recursive: true });
  writeFileSync(unfinished, contents);
  renameSync(unfinished, clientFile);
}

if (deliver === undefined) {
  console.warn(
    'Warning: the forms deliver nothing. What visitors send is confirmed but goes nowhere until delivery is added to lib/leads/deliver.ts.',
  );
}
