import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Folders that no script reads, or that are too large to copy. */
const leftOut = /^(?:node_modules|out|docs|public|test-results|\..*)$/;

/**
 * A copy of the project's sources in which a test can break files and run scripts.
 * @returns its folder, which the caller removes
 */
export function sourceCopy(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'source-'));
  for (const name of readdirSync('.')) {
    if (!leftOut.test(name)) cpSync(name, path.join(root, name), { recursive: true });
  }
  symlinkSync(path.resolve('node_modules'), path.join(root, 'node_modules'));
  return root;
}

/** Calls `work` with a copy of the project's sources; it is removed afterwards. */
export async function inSourceCopy<Result>(
  work: (root: string) => Result | Promise<Result>,
): Promise<Result> {
  const root = sourceCopy();
  try {
    return await work(root);
  } finally {
    rmSync(root, { recursive: true });
  }
}
