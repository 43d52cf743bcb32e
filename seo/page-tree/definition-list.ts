import type { Element } from 'hast';
import { element, elementsIn, text, textIn } from './elements';
import { listItem } from './list-item';
import type { Reader, Rule } from './reader';

/** A term and what is said of it. */
type Entry = { term: Element; said: Element[] };

function entriesOf(list: Element): Entry[] {
  const entries: Entry[] = [];
  for (const node of elementsIn(
    list,
    ({ tagName }) => tagName === 'dt' || tagName === 'dd',
    ({ tagName }) => tagName === 'div',
  )) {
    if (node.tagName === 'dt') entries.push({ term: node, said: [] });
    else entries.at(-1)?.said.push(node);
  }
  return entries;
}

function readEntry({ term, said }: Entry, { flow, phrasing, page }: Reader): Element {
  const label = element('strong', phrasing(term.children));
  const blocks = said.flatMap((node) => flow(node.children));
  const [first, ...rest] = blocks;
  if (first?.tagName !== 'p') return listItem([element('p', [label]), ...blocks]);
  const joint = /\p{P}$/u.test(textIn(label)) ? ' ' : page.colon;
  return listItem([element('p', [label, text(joint), ...first.children]), ...rest]);
}

/** A list of terms: `- **Validity**: 30 days`, with further blocks below. */
export const readDefinitionList: Rule = (node, reader) => {
  return [
    element(
      'ul',
      entriesOf(node).map((entry) => readEntry(entry, reader)),
    ),
  ];
};
