import type { Element, Root } from 'hast';
import { visit } from 'unist-util-visit';

/** Marks the entries of the checklist of a document with `data-check`, so that a page gives them boxes to tick. */
export function markChecklistItems(tree: Root): void {
  visit(tree, 'element', (container: Element) => {
    if (container.properties.dataKind !== 'checklist') return;
    visit(container, 'element', (item) => {
      if (item.tagName === 'li') item.properties.dataCheck = '';
    });
  });
}
