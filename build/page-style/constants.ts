import type { AtRule, Declaration, Root } from 'postcss';
import { firstReading, type Variable, variablesIn } from './variables';

/** What a custom property is wherever it is read; `none` where it has no value. */
type Constant = { value: string } | 'none';

/** The longest value that is said wherever it is read, in characters: as short as reading it. */
const short = 14;

function isRoot(declaration: Declaration): boolean {
  const rule = declaration.parent;
  if (rule?.type !== 'rule' || !('selector' in rule)) return false;
  if (rule.selector !== ':root' && rule.selector !== ':root,:host') return false;
  const around = rule.parent;
  return (
    around?.type === 'root' ||
    (around?.type === 'atrule' && 'name' in around && around.name === 'layer')
  );
}

function initialValue(rule: AtRule): Constant {
  let found: Constant = 'none';
  rule.walkDecls('initial-value', ({ value }) => {
    found = { value };
  });
  return found;
}

/** What a custom property is everywhere; undefined where it depends on the place. */
function constantOf({ set, registered }: Variable): Constant | undefined {
  if (set.length === 0 && registered.length <= 1) {
    return registered[0] === undefined ? 'none' : initialValue(registered[0]);
  }
  const [only] = set;
  if (only === undefined || set.length > 1 || registered.length > 0 || only.important)
    return undefined;
  // What it reads may be another value where it is read.
  if (!isRoot(only) || only.value.includes('var(')) return undefined;
  return { value: only.value };
}

/** What a value is where a custom property is what it is everywhere. */
function withConstant(value: string, name: string, constant: Constant): string {
  let result = value;
  let from = 0;
  for (;;) {
    const reading = firstReading(result, from);
    if (reading === undefined) return result;
    from = reading.start + 4;
    if (reading.name !== name) continue;
    const instead = constant === 'none' ? reading.fallback : constant.value;
    // Without any value the declaration stays what it is: one that does not hold.
    if (instead === undefined) continue;
    result = result.slice(0, reading.start) + instead + result.slice(reading.end);
    from = reading.start;
  }
}

/**
 * The declaration beside which each reader finds the value that it reads, where all readers stand in rules
 * that set the property themselves, for the same properties: whichever rule holds, holds with its own value.
 */
function ownValues({ set, registered, read }: Variable): Map<Declaration, Declaration> | undefined {
  if (set.length === 0 || registered.length > 1) return undefined;
  const own = new Map<Declaration, Declaration>();
  let readers: string | undefined;
  for (const declaration of set) {
    const rule = declaration.parent;
    if (rule === undefined || set.filter((each) => each.parent === rule).length > 1)
      return undefined;
    const inRule = [...read].filter((each) => each.parent === rule);
    const names = inRule.map(({ prop, important }) => `${prop}${important}`).join();
    readers ??= names;
    if (names !== readers || names === '' || inRule.some(({ variable }) => variable))
      return undefined;
    if (inRule.some(({ important }) => important !== declaration.important)) return undefined;
    for (const each of inRule) own.set(each, declaration);
  }
  return own.size === read.size ? own : undefined;
}

/** @returns whether something has changed */
function inlineOnce(sheet: Root, isKept: (name: string) => boolean): boolean {
  let changed = false;
  const replace = (reader: Declaration, name: string, constant: Constant) => {
    const value = withConstant(reader.value, name, constant);
    changed ||= value !== reader.value;
    reader.value = value;
  };
  for (const [name, variable] of variablesIn(sheet)) {
    if (isKept(name) || variable.read.size === 0) continue;
    const constant = constantOf(variable);
    if (constant !== undefined) {
      if (constant !== 'none' && constant.value.length > short && variable.read.size > 1) continue;
      for (const reader of variable.read) replace(reader, name, constant);
      continue;
    }
    for (const [reader, { value }] of ownValues(variable) ?? []) replace(reader, name, { value });
  }
  return changed;
}

/**
 * Says the values of custom properties where they are read: of those that are the same for the whole page,
 * and of those that a rule sets for itself. What nothing reads any more stays, for others to remove.
 * @param isKept whether something else than the style may set or read the property
 */
export function inlineConstants(sheet: Root, isKept: (name: string) => boolean): void {
  while (inlineOnce(sheet, isKept));
}
