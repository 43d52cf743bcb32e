import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';

/** What ICU reads as the start or the end of an argument or a tag. */
const special = /[{}<>]/;

/**
 * Formats a message that takes no arguments by the rules of ICU: `''` is an apostrophe, a quoted brace
 * is a brace.
 * @throws Error when it is malformed or takes arguments or tags
 */
export function formatLiteral(message: string): string {
  return parse(message)
    .map((element) => {
      if (!isLiteralElement(element)) {
        throw new Error('takes arguments or tags, but its page has none to give');
      }
      return element.value;
    })
    .join('');
}

/**
 * A message as what `fillTemplate` fills: its arguments stay as `{name}`, the rest is as it is shown.
 * @throws Error when it is malformed, or has more than texts and plain arguments
 */
export function templateOf(message: string): string {
  return parse(message)
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isArgumentElement(element)) return `{${element.value}}`;
      throw new Error(`"${message}": has branches or tags, which are not filled in the browser`);
    })
    .join('');
}

/** A value as a part of an ICU message that stands for the value itself, whatever it holds. */
export function escapeIcu(value: string): string {
  const start = value.search(special);
  const quoted = (text: string) => text.replaceAll("'", "''");
  // An apostrophe quotes only from a special character on.
  if (start < 0) return quoted(value);
  return `${quoted(value.slice(0, start))}'${quoted(value.slice(start))}'`;
}

function changed(
  elements: MessageFormatElement[],
  change: (literal: string) => string,
): MessageFormatElement[] {
  return elements.map((element) => {
    if (isLiteralElement(element)) return { ...element, value: change(element.value) };
    if (isTagElement(element)) return { ...element, children: changed(element.children, change) };
    if (isPluralElement(element) || isSelectElement(element)) {
      const options = Object.entries(element.options).map(([name, option]) => [
        name,
        { ...option, value: changed(option.value, change) },
      ]);
      return { ...element, options: Object.fromEntries(options) };
    }
    return element;
  });
}

/**
 * A message whose texts are changed; arguments, tags and the names of branches stay as they are.
 * @throws Error when it is malformed
 */
export function mapLiterals(message: string, change: (literal: string) => string): string {
  return printAST(changed(parse(message), change));
}
