import { createHash } from 'node:crypto';
import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { run } from '@/build/run.mjs';

/** An npm package with a program that few need: fetched on demand, and no dependency of the project. */
export type FetchedTool = {
  /** Folder below `scripts/tools/`, with its `package.json` and `package-lock.json`. */
  name: string;
  /** A file of it, below its `node_modules/`. */
  file: string;
};

/** A folder for each content of the lock file: another version is fetched anew. */
function toolFolder({ name }: FetchedTool): string {
  const lock = readFileSync(`scripts/tools/${name}/package-lock.json`);
  const digest = createHash('sha256').update(lock).digest('hex').slice(0, 8);
  // Relative, because npm may run through a shell and the project path may contain spaces.
  return path.join('.cache/tools', `${name}-${digest}`);
}

/** The file of a tool as a path from the project's folder; undefined where it has not been fetched. */
export function toolFile(tool: FetchedTool): string | undefined {
  const file = path.join(toolFolder(tool), 'node_modules', tool.file);
  return existsSync(file) ? file : undefined;
}

/** Fetches a tool unless it is there: just what its lock file names, without scripts. @returns as `toolFile` */
export function ensureTool(tool: FetchedTool): string | undefined {
  const fetched = toolFile(tool);
  if (fetched !== undefined) return fetched;
  const folder = toolFolder(tool);
  // Only a whole tool gets the name by which it is looked for: an interrupted download is begun anew.
  const part = `${folder}.part`;
  rmSync(part, { recursive: true, force: true });
  cpSync(`scripts/tools/${tool.name}`, part, { recursive: true });
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--silent'];
  if (run('npm', ['ci', ...options, '--prefix', part])) {
    rmSync(folder, { recursive: true, force: true });
    renameSync(part, folder);
  }
  return toolFile(tool);
}

/** Absolute path of a file of a tool, which is fetched the first time. @throws Error when it cannot be fetched */
export function fetchedFile(tool: FetchedTool): string {
  const file = ensureTool(tool);
  if (file === undefined)
    throw new Error(`${tool.name} cannot be fetched: is the npm registry reachable?`);
  return path.resolve(file);
}
