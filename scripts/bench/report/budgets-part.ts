import type { Measured } from '@/scripts/bench/measured';
import { shown } from '@/scripts/bench/rows';
import { allVerdicts } from '@/scripts/bench/verdicts';
import { paragraph, section, table } from './html';

/** How many budgets are missed, and which. */
export function budgetsPart(result: Measured): string {
  const verdicts = allVerdicts(result);
  const missed = verdicts.filter(({ met }) => !met);
  return section(
    'Budgets',
    paragraph(`${missed.length} of ${verdicts.length} are missed.`),
    missed.length === 0
      ? ''
      : table(
          'Missed budgets',
          ['Budget', 'Page', 'Measured', 'Limit'],
          missed.map(({ budget, subject, figure, limit, unit, bound }) => [
            budget,
            subject,
            shown(figure, unit),
            `${bound} ${shown(limit, unit)}`,
          ]),
        ),
  );
}
