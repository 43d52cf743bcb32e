import type { Element, ElementContent } from 'hast';
import { element, elementsIn, text, textIn } from './elements';
import { listItem } from './list-item';
import { plainText } from './plain-text';
import type { Reader, Rule } from './reader';

const controls = new Set(['input', 'select', 'textarea']);

function optionsOf(control: Element): Element[] {
  const options = elementsIn(control, ({ tagName }) => tagName === 'option');
  // The empty one only says that there is something to choose.
  const choices = options.filter(({ properties }) => properties.value !== '');
  return choices.length === 0
    ? []
    : [
        element(
          'ul',
          choices.map((option) => element('li', [text(plainText(textIn(option)))])),
        ),
      ];
}

/** What a field asks for. What is to be typed into a line is what its label says. */
function hintOf({ tagName, properties: { placeholder } }: Element): ElementContent[] {
  const isHint = tagName === 'textarea' && typeof placeholder === 'string';
  return isHint ? [text(` – ${plainText(placeholder).replace(/ \*$/, '')}`)] : [];
}

function readField(field: Element, { phrasing }: Reader): Element[] {
  const [label] = elementsIn(field, ({ tagName }) => tagName === 'label');
  const [control] = elementsIn(field, ({ tagName }) => controls.has(tagName));
  if (label === undefined || control === undefined) return [];
  const mark = control.properties.required === true ? [text(' *')] : [];
  const line = element('p', [...phrasing(label.children), ...mark, ...hintOf(control)]);
  return [listItem([line, ...optionsOf(control)])];
}

function isField(node: ElementContent): node is Element {
  return (
    node.type === 'element' &&
    elementsIn(node, ({ tagName }) => tagName === 'label').length === 1 &&
    node.tagName === 'div'
  );
}

/** The address of a form: that of the section which it is in, by the title that names it. */
function formUrl({ properties }: Element, url: string): string {
  const [title] = [properties.ariaLabelledBy].flat();
  return typeof title === 'string' ? `${url}#${title}` : url;
}

/**
 * A form as the list of what it asks for, and how to send that: it cannot be filled in where the text is
 * read.
 */
export const readForm: Rule = (node, reader) => {
  const at = node.children.findIndex(isField);
  if (at < 0) return [];
  const fields = node.children.filter(isField).flatMap((field) => readField(field, reader));
  const after = node.children.slice(at).filter((child) => !isField(child));
  return [
    ...reader.flow(node.children.slice(0, at)),
    element('ul', fields),
    ...reader.flow(after),
    element('p', reader.page.formNote(formUrl(node, reader.page.url))),
  ];
};
