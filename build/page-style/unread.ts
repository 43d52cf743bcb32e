import type { Container, Root } from 'postcss';
import { variablesIn } from './variables';

/**
 * Removes custom properties that nothing reads, those that only they read, and so on.
 * @param isKept whether something else than the style may read the property
 */
export function removeUnread(sheet: Root, isKept: (name: string) => boolean): void {
  let removed = false;
  for (const [name, { set, registered, read }] of variablesIn(sheet)) {
    if (read.size > 0 || isKept(name)) continue;
    for (const node of [...set, ...registered]) {
      node.remove();
      removed = true;
    }
  }
  if (removed) removeUnread(sheet, isKept);
}

/** Removes rules that say nothing. */
export function removeEmpty(container: Container): void {
  for (const node of [...(container.nodes ?? [])]) {
    if (node.type !== 'rule' && node.type !== 'atrule') continue;
    if (node.nodes === undefined) continue;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  }
}
