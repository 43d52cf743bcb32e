import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { objectReplacement } from '@/lib/messages/object-replacement';

const placeholder = /\[\[[^\]]*\]\]/g;

function visible(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isTagElement(element)) return visible(element.children) || objectReplacement;
      if (isPluralElement(element) || isSelectElement(element)) {
        const branches = Object.values(element.options);
        return branches.map((branch) => visible(branch.value)).join('\n');
      }
      return objectReplacement;
    })
    .join('');
}

/** What readers see of a message: what is filled in is an `objectReplacement` each, branches are lines. @throws Error when it is malformed */
export function visibleText(message: string): string {
  return visible(parse(message.replace(placeholder, objectReplacement)));
}
