import {
  isLiteralElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { gap } from '@/lib/messages/gap';

const placeholder = /\[\[[^\]]*\]\]/g;

function visible(elements: readonly MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isTagElement(element)) return visible(element.children) || gap;
      if (isPluralElement(element) || isSelectElement(element)) {
        const branches = Object.values(element.options);
        return branches.map((branch) => visible(branch.value)).join('\n');
      }
      return gap;
    })
    .join('');
}

/** What readers see of a message: fillings are each one `gap`, branches lines. @throws Error when it is malformed */
export function visibleText(message: string): string {
  return visible(parse(message.replace(placeholder, gap)));
}
