import type { LawId } from '@/content/laws';
import type { FactValue, RuleFact } from './types';

type Sources = readonly [RuleFact, ...RuleFact[]];

/** Least certain first. */
const statuses = ['likely', 'copies', 'confirmed'] as const;

/** The status of the least certain of some facts, and the earliest day on which one of them was checked. */
function verificationOf(sources: Sources): Pick<RuleFact, 'checked' | 'status'> {
  const status = statuses.find((each) => sources.some((source) => source.status === each));
  const [checked = sources[0].checked] = sources.map((source) => source.checked).sort();
  return { checked, status: status ?? 'likely' };
}

/** The first law, and the others once each. */
function lawsIn(first: LawId, others: readonly LawId[]): RuleFact['laws'] {
  return [first, ...new Set(others.filter((law) => law !== first))];
}

/**
 * A fact that is computed from others: it has the laws of all of them and the section of the first.
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
    ...verificationOf(sources),
  };
}

/** The fact for a sum that the caller has computed, of figures of several agencies: the main law of each, no section. */
export function sumFact(value: FactValue, ...parts: Sources): RuleFact {
  const [first] = parts;
  return {
    value,
    laws: lawsIn(
      first.laws[0],
      parts.map(({ laws: [main] }) => main),
    ),
    ...verificationOf(parts),
  };
}
