import { compressedCopy } from '@/scripts/compressed-copy';
import type { Plan, PlannedFile } from './plan';

const kinds = ['new', 'changed', 'gone'] as const;

function sizeOf(files: readonly PlannedFile[]): string {
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  return bytes < 1e6 ? `${(bytes / 1e3).toFixed(1)} kB` : `${(bytes / 1e6).toFixed(1)} MB`;
}

function summary(kind: (typeof kinds)[number], files: readonly PlannedFile[]): string {
  const own = files.filter(({ file }) => !compressedCopy.test(file));
  const copies = files.filter(({ file }) => compressedCopy.test(file));
  const beside =
    copies.length === 0 ? '' : `, and ${copies.length} compressed copies, ${sizeOf(copies)}`;
  return `${kind}: ${own.length} files, ${sizeOf(own)}${beside}`;
}

/**
 * A plan for the terminal: numbers and sizes first, then the files but for compressed copies, which go with
 * the files beside them.
 */
export function reportOf(plan: Plan): string {
  return [
    ...kinds.map((kind) => summary(kind, plan[kind])),
    `unchanged: ${plan.same} files`,
    ...kinds.flatMap((kind) => {
      const files = plan[kind].filter(({ file }) => !compressedCopy.test(file));
      return files.length === 0 ? [] : ['', `${kind}:`, ...files.map(({ file }) => `  ${file}`)];
    }),
  ].join('\n');
}
