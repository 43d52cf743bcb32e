import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** Gives a folder a second place without copying its files, as far as the disk allows. */
function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else {
      try {
        linkSync(source, target);
      } catch {
        // Another disk than the project's.
        copyFileSync(source, target);
      }
    }
  }
}

/**
 * Copies what belongs to the project, new files included, with its packages.
 * @throws Error when git cannot say what belongs to it
 */
export function copyProject(to: string): void {
  const listed = spawnSync('git', ['ls-files', '-z', '-co', '--exclude-standard'], {
    encoding: 'utf8',
  });
  if (listed.status !== 0) throw new Error(`git ls-files failed: ${listed.stderr}`);
  for (const file of listed.stdout.split('\0')) {
    // One that was removed is listed until that is committed.
    if (file !== '' && existsSync(file)) cpSync(file, path.join(to, file));
  }
  linkFolder('node_modules', path.join(to, 'node_modules'));
}

/** Repeats every document of a copy, in all its languages, so that there are `factor` of each. */
export function multiplyDocuments(root: string, factor: number): void {
  for (const kind of ['articles', 'blogs']) {
    const folder = path.join(root, 'content', kind);
    for (const slug of readdirSync(folder)) {
      for (let copy = 2; copy <= factor; copy += 1) {
        cpSync(path.join(folder, slug), path.join(folder, `${slug}-${copy}`), { recursive: true });
      }
    }
  }
}
