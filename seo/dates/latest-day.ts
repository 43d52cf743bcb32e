import { datesRecord } from '@/content/dates';

/**
 * The day on which a text of the site was last changed: the time of which the site speaks, whenever it is
 * built. `2026-01-31`, or an empty text where nothing is recorded.
 */
export function latestDay(): string {
  return Object.values(datesRecord())
    .flatMap(({ texts }) => Object.values(texts).map(({ changed }) => changed))
    .reduce((latest, day) => (day > latest ? day : latest), '');
}
