import type { Element, ElementContent } from 'hast';
import { element, elementsIn, text, textIn } from './elements';
import { trimmed } from './phrasing';
import type { Reader, Rule } from './reader';

function isRow({ tagName }: Element): boolean {
  return tagName === 'tr';
}

function isCell({ tagName }: Element): boolean {
  return tagName === 'th' || tagName === 'td';
}

/**
 * A reference to a note below: what it says, in parentheses; in wide ones, without spaces, as its colons. A link
 * that is all that its cell says refers to no note, and stays.
 */
function withReferences(node: ElementContent, colon: string, said: string): ElementContent[] {
  if (node.type !== 'element') return [node];
  const { href } = node.properties;
  const note = textIn(node);
  if (typeof href === 'string' && href.startsWith('#') && note !== said) {
    return [text(colon === '：' ? `（${note.replaceAll(' ', '')}）` : ` (${note})`)];
  }
  const children = node.children.flatMap((child) => withReferences(child, colon, said));
  return [{ ...node, children }];
}

function readCell(cell: Element, inHead: boolean, { phrasing, page }: Reader): Element {
  const said = trimmed(
    phrasing(cell.children.flatMap((child) => withReferences(child, page.colon, textIn(cell)))),
  );
  const { colSpan, scope } = cell.properties;
  // The title of the rows that follow.
  const children = scope === 'rowgroup' && said.length > 0 ? [element('strong', said)] : said;
  return element(inHead ? 'th' : 'td', children, colSpan === undefined ? {} : { colSpan });
}

/** A table, its caption before it. */
export const readTable: Rule = (node, reader) => {
  const [caption] = elementsIn(node, ({ tagName }) => tagName === 'caption');
  const [head] = elementsIn(node, ({ tagName }) => tagName === 'thead');
  const headRows = head === undefined ? [] : elementsIn(head, isRow);
  const rows = (all: Element[], inHead: boolean) =>
    all.map((row) =>
      element(
        'tr',
        elementsIn(row, isCell).map((cell) => readCell(cell, inHead, reader)),
      ),
    );
  const bodyRows = elementsIn(node, isRow).filter((row) => !headRows.includes(row));
  const table = element('table', [
    element('thead', rows(headRows, true)),
    element('tbody', rows(bodyRows, false)),
  ]);
  if (caption === undefined) return [table];
  return [element('p', [element('strong', trimmed(reader.phrasing(caption.children)))]), table];
};
