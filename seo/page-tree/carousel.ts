import { element, elementsIn, text } from './elements';
import type { Rule } from './reader';

/** The pictures of a slideshow, each with its caption: all of them, whichever is on view. */
export const readCarousel: Rule = (node, { phrasing }) => {
  const pictures = elementsIn(node, ({ tagName }) => tagName === 'img');
  const [captions] = elementsIn(node, ({ tagName }) => tagName === 'p');
  const texts =
    captions === undefined ? [] : elementsIn(captions, ({ tagName }) => tagName === 'span');
  return [
    element(
      'ul',
      pictures.map((picture, index) => {
        const caption = texts[index];
        const shown = phrasing([picture]);
        return element('li', caption ? [...shown, text(' '), ...phrasing([caption])] : shown);
      }),
    ),
  ];
};
