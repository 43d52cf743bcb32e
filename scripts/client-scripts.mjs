/** Makes the scripts of `client/`, which have no framework, from TypeScript. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';

/** Maximum size of a script in bytes, compressed by Brotli. */
const maxBytes = 3000;

/** Compiles a script. @param {string} entry @param {string} file @throws {Error} when it fails or is too large */
function makeScript(entry, file) {
  const { outputFiles } = buildSync({
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022'],
    logLevel: 'error',
  });
  const script = outputFiles.map(({ text }) => text.trim()).join('');
  const size = brotliCompressSync(script).length;
  console.log(`${file}: ${size} bytes (brotli).`);
  if (size > maxBytes)
    throw new Error(`${file} has ${size} bytes (brotli), more than ${maxBytes}.`);
  // In one step: a build beside this one may be reading it.
  const unfinished = `.cache/${path.basename(file)}.${process.pid}`;
  for (const folder of ['.cache', path.dirname(file)]) mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, script);
  renameSync(unfinished, file);
}

/** Makes the scripts of all pages, for what waits in the browser, and of the Next server. Throws as `makeScript`. */
export function makeClientScripts() {
  makeScript('client/main.ts', 'public/client.js');
  makeScript('client/send-unsent.ts', 'public/send-unsent.js');
  makeScript('client/server-inline.ts', 'generated/server-inline.js');
}
