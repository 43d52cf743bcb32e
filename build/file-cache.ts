import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of earlier builds in a folder, each under a name that changes with everything the file depends on. */
export class FileCache {
  private readonly used = new Set<string>();

  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true });
  }

  /** Path of a cached file; undefined where it has to be made. */
  find(name: string): string | undefined {
    this.used.add(name);
    const file = path.join(this.folder, name);
    return existsSync(file) ? file : undefined;
  }

  /** Adds a file, in one step, so that an interrupted build leaves no partial file. @returns its path */
  add(name: string, content: Buffer): string {
    this.used.add(name);
    const file = path.join(this.folder, name);
    writeFileSync(`${file}.new`, content);
    renameSync(`${file}.new`, file);
    return file;
  }

  /** Removes the files that were neither found nor added. */
  prune(): void {
    for (const name of readdirSync(this.folder)) {
      if (!this.used.has(name)) rmSync(path.join(this.folder, name));
    }
  }
}
