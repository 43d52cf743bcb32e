/** What has to be there before the site can be served or tested, made only when it is out of date. */
import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { run } from '../build/run.mjs';
import { generateDocumentSlugs } from './document-slugs.mjs';

const sources = `app build client components content deploy documents i18n inquiries lib messages
  public scripts seo middleware.ts next.config.mjs postcss.config.mjs tsconfig.json package.json
  package-lock.json`.split(/\s+/);

/** What both builds write besides their output, in part among the sources. */
const made = [
  ...['client', 'send-unsent', 'load-calculators', 'office-clock', 'calculators'].map(
    (name) => `public/${name}.js`,
  ),
  'generated/server-inline.js',
];

/** Of `scripts/`, those that have a hand in a build. */
const buildScripts = /^scripts\/(?:build|bundle|client|document|finish|generate|prepare-)/;

/** Whether a build depends on a file: not on tests, nor on what builds write. @param {string} file */
function isSource(file) {
  if (/\.test\.tsx?$/.test(file) || made.includes(file)) return false;
  // What the build and the local Workers host write there.
  if (/^deploy\/(?:nginx|cloudflare\/\.wrangler)\//.test(file)) return false;
  return !file.startsWith('scripts/') || buildScripts.test(file);
}

/** The files at or below a path, sorted. @param {string} entry @returns {string[]} */
function filesOf(entry) {
  if (!statSync(entry).isDirectory()) return [entry];
  const names = readdirSync(entry).sort();
  return names.flatMap((name) => filesOf(path.posix.join(entry, name)));
}

/** When a file was last written, in milliseconds; 0 when it does not exist. @param {string} file */
function modifiedAt(file) {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

/** Installs packages, makes the generated module. @throws {Error} for an old Node, a failing npm, a bad document */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
  }
  generateDocumentSlugs();
  // npm writes it when it has installed everything.
  const installed = modifiedAt('node_modules/.package-lock.json');
  if (['package-lock.json', 'package.json'].every((file) => modifiedAt(file) <= installed)) {
    return console.log('Packages are up to date.');
  }
  console.log('Installing packages …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) throw new Error('npm ci failed.');
}

/** The output of each build, the file with the digest of its sources, and the npm script that makes it. */
const builds = {
  server: { output: ['.next/BUILD_ID'], stamp: '.next/.built', script: 'build' },
  static: {
    output: ['out/index.html', 'deploy/nginx/site.conf'],
    // Not in the output: all of that is public.
    stamp: '.cache/static.built',
    script: 'build:static',
  },
};

/** Makes a build, unless it is up to date. @param {keyof typeof builds} name @returns {boolean} whether there is one */
export function ensureBuilt(name) {
  const { output, stamp, script } = builds[name];
  // Not that of the caller: the script of each build sets it.
  const environment = { SITE_OUTPUT: '' };
  const variables = Object.entries({ ...process.env, ...environment })
    .filter(([variable]) => variable.startsWith('SITE_'))
    .sort();
  const hash = createHash('sha256').update(variables.join('\n'));
  for (const file of sources.flatMap(filesOf).filter(isSource)) {
    hash.update(file).update(readFileSync(file));
  }
  const digest = hash.digest('hex');
  const isThere = [stamp, ...output, ...made].every((file) => existsSync(file));
  if (isThere && readFileSync(stamp, 'utf8') === digest) {
    console.log(`The ${name} build is up to date.`);
    return true;
  }
  console.log(`Making the ${name} build …`);
  // An interrupted build does not count.
  rmSync(stamp, { force: true });
  if (!run('npm', ['run', script], environment)) return false;
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
  return true;
}
