import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/**
 * A temporary folder that stands in for the project: code that reads below `process.cwd()` reads
 * there, so that a test can break files.
 */
export class ProjectCopy {
  private readonly root = mkdtempSync(path.join(tmpdir(), 'site-'));
  /** The texts of changed files before their change; undefined for files that are new. */
  private readonly originals = new Map<string, string | undefined>();

  /** @param folder copied from the project, relative to its root */
  constructor(folder?: string) {
    // Facts are filled in from messages; pages have inline pictures, which no test changes.
    for (const needed of new Set(['messages', folder ?? 'messages'])) {
      cpSync(needed, path.join(this.root, needed), { recursive: true });
    }
    mkdirSync(path.join(this.root, 'public/src'), { recursive: true });
    symlinkSync(path.resolve('public/src/assets'), path.join(this.root, 'public/src/assets'));
  }

  read(file: string): string {
    return readFileSync(path.join(this.root, file), 'utf8');
  }

  write(file: string, content: string | object): void {
    this.keepOriginal(file);
    const absolute = path.join(this.root, file);
    mkdirSync(path.dirname(absolute), { recursive: true });
    writeFileSync(absolute, typeof content === 'string' ? content : JSON.stringify(content));
  }

  /** Removes a file, where there is one. */
  delete(file: string): void {
    this.keepOriginal(file);
    rmSync(path.join(this.root, file), { force: true });
  }

  /** Makes the folder the working directory. */
  enter(): void {
    jest.spyOn(process, 'cwd').mockReturnValue(this.root);
  }

  /** Takes back what was written and deleted; the project is the working directory again. */
  leave(): void {
    jest.spyOn(process, 'cwd').mockRestore();
    for (const [file, text] of this.originals) {
      if (text === undefined) rmSync(path.join(this.root, file), { force: true });
      else writeFileSync(path.join(this.root, file), text);
    }
    this.originals.clear();
  }

  /** Removes the folder. */
  remove(): void {
    rmSync(this.root, { recursive: true });
  }

  private keepOriginal(file: string): void {
    if (this.originals.has(file)) return;
    const exists = existsSync(path.join(this.root, file));
    this.originals.set(file, exists ? this.read(file) : undefined);
  }
}

/**
 * One copy for the tests of a file, or of a `describe`: each of them begins with the files of the project.
 * @param folder copied from the project, relative to its root
 */
export function projectCopy(folder?: string): ProjectCopy {
  const project = new ProjectCopy(folder);
  beforeEach(() => project.enter());
  afterEach(() => project.leave());
  afterAll(() => project.remove());
  return project;
}
