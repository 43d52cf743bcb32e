import { readFileSync } from 'node:fs';
import path from 'node:path';
import { filesBelow } from './files-below';

/** Files that can name others. */
const textFile = /\.(?:html|css|js|json|svg|txt|webmanifest|xml)$/;

/** What may be the address or the name of a file: HTML, styles, scripts and lists write them alike. */
const fileNames = /[\w.%~@/-]+\.\w+/g;

/** The paths that a file name in a text may stand for. Styles name others from where they are. */
function candidatePaths(name: string, from: string): string[] {
  // `//www.example.com/a.png`, as in an absolute address.
  if (name.startsWith('//')) return [name.replace(/^\/\/[^/]*\//, '')];
  if (name.startsWith('/')) return [name.slice(1)];
  // The framework's scripts name each other without the folder in which they all are.
  return [`_next/${name}`, path.posix.join(path.posix.dirname(from), name)];
}

/**
 * The files of a folder that can be reached: the entries, what they name, what those name, and so on.
 * Each text is searched for whatever may name a file, so a file that is named anywhere counts.
 * @param entries files that are asked for by their address, as paths below the folder
 * @throws Error when there is no such folder
 */
export function reachableFiles(folder: string, entries: readonly string[]): Set<string> {
  const files = new Set(filesBelow(folder));
  const reached = new Set(entries.filter((entry) => files.has(entry)));
  // Iterating over a set also visits what is added meanwhile.
  for (const file of reached) {
    if (!textFile.test(file)) continue;
    const content = readFileSync(path.join(folder, file), 'utf8');
    for (const name of new Set(content.match(fileNames))) {
      for (const candidate of candidatePaths(name, file)) {
        if (files.has(candidate)) reached.add(candidate);
      }
    }
  }
  return reached;
}
