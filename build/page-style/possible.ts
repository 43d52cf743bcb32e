import { type Need, type Part, wordOf } from './selectors';

/** Pseudo-elements that only some elements have. */
const parts: Readonly<Record<string, readonly string[]>> = {
  placeholder: ['input', 'textarea'],
  '-webkit-search-decoration': ['input'],
};

/** The part as far as it asks for what is there; undefined where it can match nothing. */
function possiblePart(part: Part, there: ReadonlySet<Need>): Part | undefined {
  if (part.kind === 'pseudo') {
    // A page has no shadow trees.
    if (part.name === 'host') return undefined;
    const of = parts[part.name];
    if (of && !of.some((name) => there.has(wordOf('element', name)))) return undefined;
    if (part.list === undefined || part.name === 'not') return part;
    const list = possibleSelectors(part.list, there);
    return list.length === 0 ? undefined : { ...part, list };
  }
  if (part.kind === 'other' || part.name === '*') return part;
  return there.has(wordOf(part.kind, part.name)) ? part : undefined;
}

/** Whether a selector asks for a page in another language, which nothing changes: `:root:lang(ja)`. */
function isForOther(selector: readonly Part[], there: ReadonlySet<Need>): boolean {
  return selector.some(({ raw }, at) => {
    const language =
      selector[at - 1]?.name === 'root' ? /^:lang\(([a-z]+)\)$/.exec(raw)?.[1] : undefined;
    return language !== undefined && !there.has(wordOf('language', language));
  });
}

/**
 * The selectors of a list that ask only for what is there. States, the languages of elements and media count as given:
 * visitors or scripts change them.
 */
export function possibleSelectors(list: readonly Part[][], there: ReadonlySet<Need>): Part[][] {
  return list.flatMap((selector) => {
    if (isForOther(selector, there)) return [];
    const left = selector.flatMap((part) => possiblePart(part, there) ?? []);
    return left.length === selector.length ? [left] : [];
  });
}
