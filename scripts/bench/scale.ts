/**
 * `npm run bench:scale`: what the static build takes for each page that documents add. The last commit, and a copy with
 * four times its documents, are built twice: the second time with previews and compressed copies of the first.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '@/build/files-below';
import { staticFolder } from '@/build/page-files';
import { type DocumentId, documentIds } from '@/content/pages';
import { report } from './verdicts';

/** Of a document and its copies. */
const suffixes = ['', '-2', '-3', '-4'];

/** Copies a document, with what no two documents may share: its texts in lists, and what leads to it. */
function copyDocument(root: string, id: DocumentId, suffix: string): void {
  const folder = path.join(root, 'content', id + suffix);
  cpSync(path.join(root, 'content', id), folder, { recursive: true });
  const leading = suffixes.filter((other) => other !== suffix).map((other) => id + other);
  for (const file of filesBelow(folder)) {
    const text = readFileSync(path.join(folder, file), 'utf8')
      // In place of the last character, as lengths are checked.
      .replaceAll(/^((?:title|description|excerpt): .*).(["'])$/gm, `$1${suffix.at(-1)}$2`)
      .replace(/(?<="suggestions": )\[[^\]]*\]/, JSON.stringify(leading));
    writeFileSync(path.join(folder, file), text);
  }
}

/** Builds the site with copies of each document. @returns number of pages, and milliseconds of the second build */
function measure(added: readonly string[]) {
  const root = mkdtempSync(path.join(tmpdir(), 'scale-'));
  try {
    execFileSync('git', ['clone', '--quiet', '.', root]);
    cpSync('node_modules', `${root}/node_modules`, { recursive: true, verbatimSymlinks: true });
    for (const id of documentIds) for (const suffix of added) copyDocument(root, id, suffix);
    const run = () => execFileSync('npm', ['run', 'build:static'], { cwd: root, stdio: 'inherit' });
    run();
    const begun = performance.now();
    run();
    const time = performance.now() - begun;
    const files = filesBelow(path.join(root, staticFolder));
    return { pageCount: files.filter((file) => file.endsWith('.html')).length, time };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const [small, large] = [measure([]), measure(suffixes.slice(1))];
const values = {
  'Build of a further page': (large.time - small.time) / (large.pageCount - small.pageCount),
};
report('scale', { small, large }, [{ subject: '4× the documents', values }]);
