/** What has to be there before the site can be served or tested, made only when it is out of date. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

const installStamp = 'node_modules/.installed';

/** What the built site is made from. */
const sources = [
  'app',
  'components',
  'content',
  'frame',
  'i18n',
  'lib',
  'messages',
  'public',
  'scripts/prepare-build.ts',
  'middleware.ts',
  'next.config.mjs',
  'postcss.config.mjs',
  'tsconfig.json',
  'tsconfig.pseudo.json',
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
 * Installs the packages of the lock file, unless they are there.
 * @throws {Error} when npm fails
 */
export function ensureInstalled() {
  checkNode();
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
 * Makes one of the two builds, unless its sources have not changed since.
 * @param {string} name as the terminal shows it
 * @param {string} folder output of the build
 * @param {string} pseudo value of SITE_PSEUDO, which decides the folder
 * @returns {boolean} whether there is a build
 */
function ensureBuild(name, folder, pseudo) {
  const stamp = path.join(folder, '.built');
  const identity = Object.entries({ ...process.env, SITE_PSEUDO: pseudo })
    .filter(([variable]) => variable.startsWith('SITE_'))
    .sort()
    .map((entry) => entry.join('='))
    .join('\n');
  // public/frame.js is made by the build itself: leave a missing one out of the comparison.
  const inputs = sources.flatMap(filesOf).filter((file) => !file.endsWith('frame.js'));
  const value = digest(inputs, identity);
  if (isCurrent(stamp, value) && existsSync('public/frame.js')) {
    console.log(`The ${name} is up to date.`);
    return true;
  }
  console.log(`Making the ${name} …`);
  if (!run('npm', ['run', 'build'], { SITE_PSEUDO: pseudo })) return false;
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, value);
  return true;
}

/**
 * Builds the production site, unless its sources have not changed since the last build.
 * @returns {boolean} whether there is a build
 */
export function ensureBuilt() {
  return ensureBuild('build', '.next', '');
}

/**
 * Its test-only twin, whose German and Chinese are pseudo-texts (lib/pseudo.ts).
 * @returns {boolean} whether there is a build
 */
export function ensurePseudoBuilt() {
  return ensureBuild('pseudo build', '.next-pseudo', '1');
}
