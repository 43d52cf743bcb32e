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
import { generateDocumentSlugs } from './document-slugs.mjs';
import { run } from './run.mjs';

const installStamp = 'node_modules/.installed';

/** What the built site is made from. */
const sources = [
  'app',
  'components',
  'content',
  'client',
  'build',
  'documents',
  'seo',
  'i18n',
  'lib',
  'messages',
  'public',
  'scripts/document-slugs.mjs',
  'scripts/generate.mjs',
  'scripts/prepare-build.ts',
  'scripts/client-scripts.mjs',
  'scripts/offer-script.ts',
  'scripts/build-static.ts',
  'scripts/site-file-server.mjs',
  'scripts/write-site-files.ts',
  'deploy/headers.mjs',
  'deploy/hidden-files.mjs',
  'deploy/original-of.mjs',
  'deploy/types.mjs',
  'middleware.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];

/**
 * @param {string} entry
 * @returns {string[]} the files at or below a path, sorted
 */
function filesOf(entry) {
  if (!existsSync(entry)) return [];
  if (!statSync(entry).isDirectory()) return [entry];
  return readdirSync(entry)
    .sort()
    .flatMap((name) => filesOf(path.join(entry, name)));
}

/** @param {string[]} entries @param {string} [salt] */
function digest(entries, salt = '') {
  const hash = createHash('sha256').update(salt);
  for (const file of entries.flatMap(filesOf)) {
    if (/\.test\.tsx?$/.test(file)) continue;
    hash.update(file).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** @param {string} stamp @param {string} value */
function isCurrent(stamp, value) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === value;
}

/** @throws {Error} when this Node is too old */
function checkNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major < 20 || (major === 20 && minor < 19)) {
    throw new Error(`Node ${process.versions.node} is too old: 20.19 or newer is needed.`);
  }
}

/**
 * Installs the packages of the lock file and makes the generated modules, unless they are there.
 * @throws {Error} when npm fails or a folder in the content is no document
 */
export function ensureInstalled() {
  checkNode();
  generateDocumentSlugs();
  const value = digest(['package-lock.json', 'package.json']);
  if (isCurrent(installStamp, value)) {
    console.log('Packages are up to date.');
    return;
  }
  console.log('Installing packages …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) throw new Error('npm ci failed.');
  writeFileSync(installStamp, value);
}

/**
 * @typedef {object} Build
 * @property {string} name as the terminal shows it
 * @property {string} output a file that a finished build has
 * @property {string[]} beside what it makes in other folders
 * @property {string} stamp where the digest of its sources is kept
 * @property {string} script npm script that makes it
 */

/** @type {Record<'server' | 'static', Build>} */
const builds = {
  server: {
    name: 'build',
    output: '.next/BUILD_ID',
    stamp: '.next/.built',
    beside: [],
    script: 'build',
  },
  static: {
    name: 'static build',
    output: 'out/index.html',
    // Not in the output: all of that is public.
    stamp: '.cache/static.built',
    beside: ['deploy/nginx/site.conf'],
    script: 'build:static',
  },
};

/**
 * Makes one of the builds, unless its sources have not changed since the last time.
 * @param {keyof typeof builds} which
 * @returns {boolean} whether there is a build
 */
export function ensureBuilt(which) {
  const { name, output, beside, stamp, script } = builds[which];
  // The script that makes a build says what it is.
  const environment = { SITE_OUTPUT: '' };
  const identity = Object.entries({ ...process.env, ...environment })
    .filter(([variable]) => variable.startsWith('SITE_'))
    .sort()
    .map((entry) => entry.join('='))
    .join('\n');
  const own = ['public/client.js', 'public/offer.js'];
  // These are made by the build itself: leave a missing one out of the comparison.
  const inputs = sources.flatMap(filesOf).filter((file) => !own.includes(file));
  const value = digest(inputs, identity);
  const generated = ['inline.js', 'first.js', 'sbom-production.cdx.json', 'sbom-all.cdx.json'];
  const made = [output, ...beside, ...own, ...generated.map((file) => `generated/${file}`)];
  if (isCurrent(stamp, value) && made.every((file) => existsSync(file))) {
    console.log(`The ${name} is up to date.`);
    return true;
  }
  console.log(`Making the ${name} …`);
  // A build that is broken off is none.
  rmSync(stamp, { force: true });
  if (!run('npm', ['run', script], environment)) return false;
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, value);
  return true;
}
