/** Makes the scripts of `client/`, which have no framework, and that of the calculators from TypeScript. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';

/** Maximum size of a script of `client/` in bytes, compressed by Brotli. */
const maxClientBytes = 3000;

/** Of the calculators, without React. */
const maxCalculatorBytes = 25_000;

/**
 * Compiles a script.
 * @param {string} entry
 * @param {import('esbuild').BuildOptions} [options]
 * @returns {string}
 * @throws {Error} when it does not compile
 */
function compile(entry, options) {
  const { outputFiles = [] } = buildSync({
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['es2022'],
    logLevel: 'error',
    ...options,
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/**
 * Writes a script as a file.
 * @param {string} file
 * @param {string} script
 * @param {{ maxBytes: number, measured?: string }} limit for the script, or for the part of it that is measured
 * @throws {Error} when it is too large
 */
function writeScript(file, script, { maxBytes, measured = script }) {
  const size = brotliCompressSync(measured).length;
  console.log(`${file}: ${size} bytes (brotli).`);
  if (size > maxBytes)
    throw new Error(`${file} has ${size} bytes (brotli), more than ${maxBytes}.`);
  // In one step: a build beside this one may be reading it.
  const unfinished = `.cache/${path.basename(file)}.${process.pid}`;
  for (const folder of ['.cache', path.dirname(file)]) mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, script);
  renameSync(unfinished, file);
}

/**
 * Makes the script that every page loads, the one that sends what waits in the browser, the one inline on each page
 * of the Next server, that of the business hours, and those of the calculators.
 * @throws {Error} when one does not compile or is too large
 */
export function makeClientScripts() {
  const limit = { maxBytes: maxClientBytes };
  writeScript('public/client.js', compile('client/main.ts'), limit);
  writeScript('public/send-unsent.js', compile('client/send-unsent.ts'), limit);
  writeScript('public/load-calculators.js', compile('client/load-calculators.ts'), limit);
  writeScript('public/office-clock.js', compile('client/office-clock.ts'), limit);
  writeScript('generated/server-inline.js', compile('client/server-inline.ts'), limit);
  const calculators = 'components/calculators/mount.tsx';
  /** @type {import('esbuild').BuildOptions} */
  const options = {
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  };
  writeScript('public/calculators.js', compile(calculators, options), {
    maxBytes: maxCalculatorBytes,
    measured: compile(calculators, { ...options, external: ['react', 'react-dom', 'react/*'] }),
  });
}
