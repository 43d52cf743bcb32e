import type { Element } from 'hast';
import { element, elementsIn, isHeading, text, textIn } from './elements';
import { plainText } from './plain-text';
import type { Rule } from './reader';

/** The labels of all tabs of a page, by the ids to which panels refer. */
export function tabLabels(main: Element): ReadonlyMap<string, string> {
  const tabs = elementsIn(main, ({ properties }) => properties.role === 'tab');
  return new Map(
    tabs.map((tab): [string, string] => [String(tab.properties.id), plainText(textIn(tab))]),
  );
}

/** A panel under the label of its tab, unless its own heading says the same. */
export const readTabPanel: Rule = (node, { flow, page }) => {
  const blocks = flow(node.children);
  const [by] = [node.properties.ariaLabelledBy].flat();
  const label = typeof by === 'string' ? page.tabs.get(by) : undefined;
  const [first] = blocks;
  const repeats = first !== undefined && isHeading(first) && textIn(first) === label;
  if (label === undefined || repeats) return blocks;
  return [element('p', [element('strong', [text(label)])]), ...blocks];
};
