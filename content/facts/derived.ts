import type { LawId } from '@/content/laws';
import type { FactValue, RuleFact } from './types';

type Sources = readonly [RuleFact, ...RuleFact[]];

/** From the least certain on. */
const statuses = ['likely', 'copies', 'confirmed'] as const;

/** The status of the least certain of some facts, and the day on which the first of them was checked. */
function standingOf(sources: Sources): Pick<RuleFact, 'checked' | 'status'> {
  const status = statuses.find((each) => sources.some((source) => source.status === each));
  const [checked = sources[0].checked] = sources.map((source) => source.checked).sort();
  return { checked, status: status ?? 'likely' };
}

/** The first law, and the others once each. */
function lawsIn(first: LawId, others: readonly LawId[]): RuleFact['laws'] {
  return [first, ...new Set(others.filter((law) => law !== first))];
}

/**
 * A fact that is computed from others: it has the laws of all of them and the place of the first.
 * @param sources the main one first
 */
export function derivedFrom(value: FactValue, ...sources: Sources): RuleFact {
  const [{ laws, section }] = sources;
  return {
    value,
    laws: lawsIn(
      laws[0],
      sources.flatMap((source) => source.laws),
    ),
    ...(section === undefined ? {} : { section }),
    ...standingOf(sources),
  };
}

/** A fact that adds up figures of several agencies: it has the main law of each, and no place in it. */
export function sumOf(value: FactValue, ...parts: Sources): RuleFact {
  const [first] = parts;
  return {
    value,
    laws: lawsIn(
      first.laws[0],
      parts.map(({ laws: [main] }) => main),
    ),
    ...standingOf(parts),
  };
}
