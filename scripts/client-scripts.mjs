/** Makes the scripts of `client/`, which have no framework, from TypeScript. */
import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { buildSync } from 'esbuild';

/** Most that every page may load of ours, in bytes (brotli; design, "Runtime policy"). */
const clientLimit = 3000;

/** Most that stands inline in English pages, in bytes. */
const inlineLimit = 720;

/** Most that stands inline on every page of the Next server, in bytes. */
const firstLimit = 1900;

/** Most that stands inline in the head of each page of the static output, in bytes. */
const headLimit = 512;

/**
 * @param {string} entry
 * @param {import('esbuild').BuildOptions} options
 */
function compile(entry, options) {
  const { outputFiles } = buildSync({
    ...options,
    entryPoints: [entry],
    write: false,
    bundle: true,
    minify: true,
    target: ['es2022'],
    logLevel: 'error',
  });
  return outputFiles.map(({ text }) => text.trim()).join('');
}

/**
 * Replaces a file in one step: a build beside this one may be reading it.
 * @param {string} file @param {string} content
 */
function replaceFile(file, content) {
  const unfinished = `.cache/${path.basename(file)}.${process.pid}`;
  for (const folder of ['.cache', path.dirname(file)]) mkdirSync(folder, { recursive: true });
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/**
 * @param {string} file @param {number} size @param {number} limit @param {string} where
 * @throws {Error} when it is too large
 */
function checkSize(file, size, limit, where) {
  console.log(`${file}: ${size} bytes ${where}.`);
  if (size > limit) throw new Error(`${file} may have ${limit} bytes.`);
}

/**
 * Makes the script that every page loads, `public/client.js`.
 * @throws {Error} when it does not compile or is too large
 */
export function makeClientScript() {
  const file = 'public/client.js';
  const script = compile('client/main.ts', { format: 'iife' });
  checkSize(file, brotliCompressSync(script).length, clientLimit, '(brotli) on every page');
  replaceFile(file, script);
}

/**
 * Makes the script that stands inline in English pages, `generated/inline.js`: a function, the same on
 * all pages, which each page calls with what it offers.
 * @throws {Error} when it does not compile or is too large
 */
export function makeInlineScript() {
  const file = 'generated/inline.js';
  const body = compile('client/inline.ts', {
    // As a module its names are its own, so that they can be short.
    format: 'esm',
    // Neither are these known to anybody else.
    mangleProps: /^(?:stored|htmlLang)$/,
  });
  const script = `(offers=>{${body.replace(/;$/, '')}})`;
  checkSize(file, Buffer.byteLength(script), inlineLimit, 'inline on English pages');
  replaceFile(file, script);
}

/**
 * Makes the script that stands inline on every page of the Next server, `generated/first.js`.
 * @throws {Error} when it does not compile or is too large
 */
export function makeFirstScript() {
  const file = 'generated/first.js';
  const script = compile('client/first.ts', { format: 'iife' });
  checkSize(file, Buffer.byteLength(script), firstLimit, 'inline on pages of the Next server');
  replaceFile(file, script);
}

/**
 * Makes the script that stands inline in the head of each page of the static output, `generated/head.js`,
 * and the one for pages without fonts, `generated/head-plain.js`.
 * @throws {Error} when one does not compile or is too large
 */
export function makeHeadScripts() {
  for (const hasFonts of [true, false]) {
    const file = `generated/${hasFonts ? 'head' : 'head-plain'}.js`;
    const script = compile('client/head.ts', {
      format: 'iife',
      tsconfigRaw: '{}',
      define: { hasFonts: String(hasFonts) },
    });
    checkSize(file, Buffer.byteLength(script), headLimit, 'inline on pages of the static output');
    replaceFile(file, script);
  }
}

/**
 * Makes a script that pages import.
 * @param {string} file @param {string} entry
 * @param {number} limit most that it may have, in bytes (brotli)
 * @param {Record<string, unknown>} values of the names that it declares and does not define
 * @throws {Error} when it does not compile or is too large
 */
export function makeImportedScript(file, entry, limit, values) {
  const define = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  const script = compile(entry, { format: 'esm', define: Object.fromEntries(define) });
  checkSize(file, brotliCompressSync(script).length, limit, '(brotli) where it is imported');
  replaceFile(file, script);
}
