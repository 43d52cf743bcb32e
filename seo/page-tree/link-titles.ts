import type { Element } from 'hast';
import { elementsIn, isHeading, isHeardOnly, textIn } from './elements';

function isLink({ tagName }: Element): boolean {
  return tagName === 'a';
}

function remove(parent: Element, node: Element): void {
  parent.children = parent.children.filter((child) => child !== node);
  for (const child of parent.children) if (child.type === 'element') remove(child, node);
}

function linkTitle(card: Element): void {
  const [title] = elementsIn(card, isHeading);
  if (title === undefined || elementsIn(title, isLink).length > 0) return;
  const more = elementsIn(card, isLink).find((link) =>
    elementsIn(link, isHeardOnly).some((heard) => textIn(heard).includes(textIn(title))),
  );
  if (more === undefined) return;
  remove(card, more);
  title.children = [{ ...more, children: title.children }];
}

/**
 * Lets the titles of cards lead where “Read More” leads, and leaves that out: it says the title a second
 * time, to those who hear the page.
 * @param main changed in place
 */
export function linkTitles(main: Element): void {
  for (const card of elementsIn(main, ({ tagName }) => tagName === 'li')) linkTitle(card);
}
