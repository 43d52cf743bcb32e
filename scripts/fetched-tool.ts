import { createHash } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import path from 'node:path';
import { run } from './run.mjs';

/** A program of npm that only some of us need: no package of the project, and fetched when it is asked for. */
export type FetchedTool = {
  /** Folder below `scripts/tools/`, with its `package.json` and `package-lock.json`. */
  name: string;
  /** A file of it, below its `node_modules/`. */
  file: string;
};

/** Relative: where npm is run by a shell, no space of the project's own path comes in its way. */
const cache = '.cache/tools';
const parts = ['package.json', 'package-lock.json'];

function sourceOf({ name }: FetchedTool): string {
  return path.join('scripts/tools', name);
}

/** A folder for each content of the lock file: another version is fetched anew. */
export function toolFolder(tool: FetchedTool): string {
  const lock = readFileSync(path.join(sourceOf(tool), 'package-lock.json'));
  const digest = createHash('sha256').update(lock).digest('hex').slice(0, 8);
  return path.join(cache, `${tool.name}-${digest}`);
}

/** Its file as a path from the project's folder; undefined where it has not been fetched. */
export function toolFile(tool: FetchedTool): string | undefined {
  const file = path.join(toolFolder(tool), 'node_modules', tool.file);
  return existsSync(file) ? file : undefined;
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** What runs that are no more have left of a tool: folders named as in `ensureTool`. */
function abandonedParts(start: string): string[] {
  const names = existsSync(cache) ? readdirSync(cache) : [];
  return names
    .map((name) => path.join(cache, name))
    .filter((part) => part.startsWith(start) && !isRunning(Number(part.slice(start.length))));
}

/**
 * Fetches just what the lock file names, whose bytes npm compares with it; no script of a package is run.
 * What was broken off, also by force, is begun anew.
 * @returns whether it is there now
 */
export function ensureTool(tool: FetchedTool): boolean {
  if (toolFile(tool) !== undefined) return true;
  const folder = toolFolder(tool);
  const start = `${folder}.part-`;
  for (const part of abandonedParts(start)) rmSync(part, { recursive: true });
  const own = `${start}${process.pid}`;
  mkdirSync(own, { recursive: true });
  for (const part of parts) copyFileSync(path.join(sourceOf(tool), part), path.join(own, part));
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  const isFetched = run('npm', ['ci', ...options, '--prefix', own]);
  // Only a whole tool gets the name by which it is looked for. Another run may have been quicker.
  if (isFetched && toolFile(tool) === undefined) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(own, folder);
  }
  rmSync(own, { recursive: true, force: true });
  return toolFile(tool) !== undefined;
}
