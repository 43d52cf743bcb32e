import type { AtRule, ChildNode, Container, Rule } from 'postcss';
import { familyOf } from './property-family';

/** Conditions of which two with the same words hold together. */
const conditions = new Set(['media', 'supports']);

/** What makes two rules one: the same selectors, or the same condition. */
function keyOf(node: ChildNode): string | undefined {
  if (node.type === 'rule') return node.selector;
  if (node.type !== 'atrule' || !conditions.has(node.name)) return undefined;
  return `@${node.name} ${node.params}`;
}

/** The families of all that a node sets; undefined in it where it may set anything. */
function familiesIn(node: ChildNode): Set<string | undefined> {
  if (node.type === 'decl') return new Set([familyOf(node.prop)]);
  if (node.type !== 'rule' && node.type !== 'atrule') return new Set();
  return new Set((node.nodes ?? []).flatMap((each) => [...familiesIn(each)]));
}

/** Whether the order of two nodes may matter. */
function clash(one: Set<string | undefined>, other: Set<string | undefined>): boolean {
  if (one.size === 0 || other.size === 0) return false;
  if (one.has(undefined) || other.has(undefined)) return true;
  return [...one].some((family) => other.has(family));
}

function isBlock(node: ChildNode): node is Rule | AtRule {
  return node.type === 'rule' || node.type === 'atrule';
}

/** Removes what a later declaration of the same rule says once more or otherwise. */
function withoutRepeated(rule: Rule): void {
  const later = new Set<string>();
  for (const node of [...rule.nodes].reverse()) {
    if (node.type !== 'decl') continue;
    const said = `${node.prop}:${node.important}:${node.value}`;
    if (later.has(said)) node.remove();
    later.add(said);
  }
}

/**
 * Makes one of rules with the same selectors, and of conditions with the same words, that stand in one block:
 * where they follow one another, and where nothing between them sets what the later one sets.
 */
export function mergeRules(container: Container): void {
  const last = new Map<string, Rule | AtRule>();
  const passed: { node: ChildNode; families: Set<string | undefined> }[] = [];
  for (const node of [...(container.nodes ?? [])]) {
    const key = keyOf(node);
    const families = familiesIn(node);
    const first = key === undefined ? undefined : last.get(key);
    if (first !== undefined && isBlock(node)) {
      const since = passed.slice(passed.findIndex((each) => each.node === first) + 1);
      if (!since.some((each) => clash(each.families, families))) {
        first.append(node.nodes ?? []);
        node.remove();
        const merged = passed.find((each) => each.node === first);
        if (merged) merged.families = familiesIn(first);
        continue;
      }
    }
    if (key !== undefined && isBlock(node)) last.set(key, node);
    passed.push({ node, families });
  }
  for (const node of container.nodes ?? []) {
    if (node.type === 'rule') withoutRepeated(node);
    else if (node.type === 'atrule' && node.nodes !== undefined) mergeRules(node);
  }
}
