import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A temporary folder that stands in for the project: code that reads below `process.cwd()` reads
 * there, so that a test can break files.
 */
export class ProjectCopy {
  private readonly root = mkdtempSync(path.join(tmpdir(), 'site-'));

  /** @param folder copied from the project, relative to its root */
  constructor(folder?: string) {
    // Facts are filled in from messages; pages have inline pictures.
    for (const needed of ['messages', 'public/src/assets']) {
      cpSync(needed, path.join(this.root, needed), { recursive: true });
    }
    if (folder !== undefined) cpSync(folder, path.join(this.root, folder), { recursive: true });
    jest.spyOn(process, 'cwd').mockReturnValue(this.root);
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, content: string | object): void {
    const absolute = path.join(this.root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, typeof content === 'string' ? content : JSON.stringify(content));
  }

  /** Removes a file, where there is one. */
  delete(file: string): void {
    rmSync(path.join(this.root, file), { force: true });
  }

  /** Removes the folder; the project is the working directory again. */
  remove(): void {
    jest.mocked(process.cwd).mockRestore();
    rmSync(this.root, { recursive: true });
  }
}
