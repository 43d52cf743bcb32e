import type { Measured, Method } from './measured';
import {
  missedColumns,
  missedRows,
  pageColumns,
  pageRows,
  runColumns,
  runRows,
  shown,
} from './rows';
import { allVerdicts, unjudged } from './verdicts';

const methodTitles: Record<Method, string> = {
  simulate: 'Lighthouse mobile, simulated throttling: medians',
  devtools: 'Lighthouse mobile, applied throttling: medians',
};

function print(title: string, columns: readonly string[], rows: readonly string[][]): void {
  if (rows.length === 0) return;
  console.log(`\n${title}`);
  const entries = rows.map((cells) =>
    Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])),
  );
  console.table(entries);
}

/** Prints what was measured, and last what misses its budget. */
export function printMeasured(result: Measured): void {
  const weighed = result.pages.filter(({ visit }) => visit !== undefined);
  // What Lighthouse says comes after the weights in these rows, and has a table of its own below.
  const isWeight = (column: string) => !/simulated|applied/.test(column);
  const columns = ['Page', ...pageColumns];
  const rows = pageRows({ ...result, pages: weighed });
  print(
    'Weights',
    columns.filter(isWeight),
    rows.map((cells) => cells.filter((_, index) => isWeight(columns[index] ?? ''))),
  );
  for (const method of ['simulate', 'devtools'] as const) {
    print(methodTitles[method], runColumns, runRows(result, method));
  }
  print(
    'Click to the new heading, on a slow line',
    ['Link', 'Processor', 'Pointing', 'Time', 'By', 'Page'],
    result.clicks.map(({ from, to, slowdown, hover, time, by, bytes }) => [
      `${from} → ${to}`,
      `1/${slowdown}`,
      shown(hover, 'ms'),
      shown(time, 'ms'),
      by,
      shown(bytes / 1000, 'KB'),
    ]),
  );
  print(
    'A press on a page that has loaded, processor 1/4',
    ['What', 'Page', 'When', 'Next paint', 'Effect', 'Longest task after load'],
    result.presses.map(({ name, path, when, nextPaint, effect, longestTask }) => [
      name,
      path,
      when,
      shown(nextPaint, 'ms'),
      shown(effect, 'ms'),
      shown(longestTask, 'ms'),
    ]),
  );
  print(
    'Going back',
    ['Page', 'Restored', 'Why not'],
    result.restored.map(({ path, persisted, reasons }) => [
      path,
      persisted ? 'yes' : 'no',
      reasons.join(', '),
    ]),
  );
  const verdicts = allVerdicts(result);
  const missed = missedRows(verdicts);
  print('Missed budgets', missedColumns, missed);
  const open = unjudged(result);
  if (open.length > 0) console.log(`\nNot judged, for want of a peer: ${open.join('; ')}.`);
  console.log(`\n${missed.length} of ${verdicts.length} budgets are missed.`);
}
