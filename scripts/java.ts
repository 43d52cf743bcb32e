import { spawnSync } from 'node:child_process';
import { commandExists, run } from './run.mjs';

/** The Nu HTML checker needs this Java, or a newer one. */
const oldestJava = 17;

/**
 * The major version that `java -version` tells: `openjdk version "17.0.15"` → 17, `"1.8.0_452"` → 8.
 * @returns undefined where the text names none, as on a Mac without Java
 */
export function javaMajor(text: string): number | undefined {
  const [, major] = /version "(?:1\.)?(\d+)/.exec(text) ?? [];
  return major === undefined ? undefined : Number(major);
}

/** Whether there is a Java that runs the checker. */
function hasJava(): boolean {
  const { status, stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return status === 0 && (javaMajor(stderr) ?? 0) >= oldestJava;
}

/**
 * Makes sure that there is a Java. Where tests run unattended (`CI`), the package manager of Debian and
 * Ubuntu installs one if it may; elsewhere nothing is installed unasked.
 * @returns whether there is one now
 */
export function ensureJava(): boolean {
  if (hasJava()) return true;
  const mayInstall = process.env.CI && process.getuid?.() === 0 && commandExists('apt-get');
  if (!mayInstall) return false;
  console.log('No Java found: trying apt-get.');
  run('apt-get', ['update', '-qq']);
  const options = ['-y', '-qq', '--no-install-recommends'];
  run('apt-get', ['install', ...options, 'default-jre-headless'], {
    DEBIAN_FRONTEND: 'noninteractive',
  });
  return hasJava();
}
