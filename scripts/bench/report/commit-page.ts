import { machineIndex } from '@/scripts/bench/history';
import type { Measured } from '@/scripts/bench/measured';
import { pageColumns, pageRows } from '@/scripts/bench/rows';
import { budgetsPart } from './budgets-part';
import { clicksPart } from './clicks-part';
import { paragraph, section, table } from './html';
import { lighthousePart } from './lighthouse-part';
import { pageShell } from './page-shell';
import { pressesPart } from './presses-part';
import { restoredPart } from './restored-part';
import { weightsPart } from './weights-part';

/** The page with all that was measured of one commit. */
export function commitPage(result: Measured): string {
  const index = machineIndex(result);
  return pageShell(`Speed at ${result.label}`, [
    paragraph(
      `Taken ${result.taken} with Chromium ${result.browser} on ${result.machine}; Lighthouse’s index of its speed: ${index ?? 'not taken'}.`,
    ),
    '<p><a href="index.html">All commits</a></p>',
    budgetsPart(result),
    weightsPart(result),
    lighthousePart(result, 'simulate', 'simulated'),
    lighthousePart(result, 'devtools', 'applied'),
    clicksPart(result),
    pressesPart(result),
    restoredPart(result),
    result.pages.length === 0
      ? ''
      : section(
          'All figures',
          table('All figures of a page', ['Page', ...pageColumns], pageRows(result)),
        ),
  ]);
}
