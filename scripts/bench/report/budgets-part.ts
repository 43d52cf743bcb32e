import type { Measured } from '@/scripts/bench/measured';
import { missedColumns, missedRows } from '@/scripts/bench/rows';
import { allVerdicts } from '@/scripts/bench/verdicts';
import { paragraph, section, table } from './html';

/** How many budgets are missed, and which. */
export function budgetsPart(result: Measured): string {
  const verdicts = allVerdicts(result);
  const missed = missedRows(verdicts);
  return section(
    'Budgets',
    paragraph(`${missed.length} of ${verdicts.length} are missed.`),
    missed.length === 0 ? '' : table('Missed budgets', missedColumns, missed),
  );
}
