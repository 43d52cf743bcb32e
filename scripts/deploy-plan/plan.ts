import type { Manifest } from './manifest';

/** A file that a deploy sends or removes, with its size after the deploy, or before where it goes. */
export type PlannedFile = { file: string; bytes: number };

/** What a deploy does. */
export type Plan = {
  new: PlannedFile[];
  changed: PlannedFile[];
  gone: PlannedFile[];
  /** Number of files that stay as they are. */
  same: number;
};

function listed(files: readonly (readonly [string, { bytes: number }])[]): PlannedFile[] {
  return files
    .map(([file, { bytes }]) => ({ file, bytes }))
    .sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Compares what is built with what was deployed, each list by path. */
export function planOf(deployed: Manifest, built: Manifest): Plan {
  const before = new Map(Object.entries(deployed));
  const now = Object.entries(built);
  const known = now.filter(([file]) => before.has(file));
  const changed = known.filter(([file, { hash }]) => before.get(file)?.hash !== hash);
  const names = new Set(now.map(([file]) => file));
  return {
    new: listed(now.filter(([file]) => !before.has(file))),
    changed: listed(changed),
    gone: listed([...before].filter(([file]) => !names.has(file))),
    same: known.length - changed.length,
  };
}
