/**
 * `npm run bench:scale`: what the static build takes for each page that documents add, by two copies of the
 * last commit, one with four times its documents. Each is built twice: the second time with previews and
 * compressed copies of the first.
 */

import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesBelow } from '@/build/files-below';
import { staticFolder } from '@/build/page-files';
import { report } from './verdicts';

/** Makes the static build. @returns milliseconds that it took @throws Error when it fails */
function build(root: string): number {
  const begun = performance.now();
  execFileSync('npm', ['run', '--silent', 'build:static'], { cwd: root, stdio: 'ignore' });
  return performance.now() - begun;
}

/** Builds a copy with each document `factor` times. @returns number of its pages, and milliseconds of each build */
function measure(factor: number) {
  const root = mkdtempSync(path.join(tmpdir(), `scale-${factor}-`));
  try {
    execFileSync('git', ['clone', '--quiet', '.', root]);
    const options = { recursive: true, verbatimSymlinks: true };
    cpSync('node_modules', path.join(root, 'node_modules'), options);
    for (const kind of ['articles', 'blogs']) {
      const folder = path.join(root, 'content', kind);
      for (const slug of readdirSync(folder)) {
        for (let copy = 2; copy <= factor; copy += 1) {
          cpSync(`${folder}/${slug}`, `${folder}/${slug}-${copy}`, options);
        }
      }
    }
    const [first, second] = [build(root), build(root)];
    const files = filesBelow(path.join(root, staticFolder));
    return { pageCount: files.filter((file) => file.endsWith('.html')).length, first, second };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const [small, large] = [measure(1), measure(4)];
const addedCount = large.pageCount - small.pageCount;
const values = {
  'Build of a further page, nothing kept': (large.first - small.first) / addedCount,
  'Build of a further page': (large.second - small.second) / addedCount,
};
report('scale', { small, large }, [{ subject: '4× the documents', values }]);
