import type { Measured } from '@/scripts/bench/measured';
import { section, table } from './html';

/** Which pages going back restores; nothing where nobody went back. */
export function restoredPart({ restored: results }: Measured): string {
  if (results.length === 0) return '';
  return section(
    'Going back',
    table(
      'Whether the browser restores the page as it was left',
      ['Page', 'Restored', 'Why not'],
      results.map(({ path, persisted, reasons }) => [
        path,
        persisted ? 'yes' : 'no',
        reasons.join(', '),
      ]),
    ),
  );
}
