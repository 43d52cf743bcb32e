import type { AtRule, Declaration, Root } from 'postcss';

/** A part of a value that reads a custom property. */
export type Reading = {
  /** Where it begins and ends in the value. */
  start: number;
  end: number;
  name: string;
  /** What holds where the property has no value; undefined where nothing is named. */
  fallback?: string;
};

/** The first place in a value at which a custom property is read. */
export function firstReading(value: string, from = 0): Reading | undefined {
  const start = value.indexOf('var(', from);
  if (start < 0) return undefined;
  let depth = 0;
  let comma: number | undefined;
  for (let at = start + 3; at < value.length; at += 1) {
    const character = value[at];
    if (character === '(') depth += 1;
    else if (character === ',' && depth === 1) comma ??= at;
    else if (character === ')' && --depth === 0) {
      return {
        start,
        end: at + 1,
        name: value.slice(start + 4, comma ?? at).trim(),
        ...(comma === undefined ? {} : { fallback: value.slice(comma + 1, at).trim() }),
      };
    }
  }
  throw new Error(`"${value}" does not end`);
}

/** Names of the custom properties that a value reads, also where others have no value. */
function readIn(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);
}

/** What a style sheet says of one custom property. */
export type Variable = {
  set: Declaration[];
  registered: AtRule[];
  /** Declarations that read it. */
  read: Set<Declaration>;
};

/** The custom properties of a style sheet, by name. */
export function variablesIn(sheet: Root): Map<string, Variable> {
  const all = new Map<string, Variable>();
  const of = (name: string): Variable => {
    const known = all.get(name) ?? { set: [], registered: [], read: new Set() };
    all.set(name, known);
    return known;
  };
  sheet.walkDecls((declaration) => {
    if (declaration.variable) of(declaration.prop).set.push(declaration);
    for (const name of readIn(declaration.value)) of(name).read.add(declaration);
  });
  sheet.walkAtRules('property', (rule) => {
    of(rule.params).registered.push(rule);
  });
  return all;
}
