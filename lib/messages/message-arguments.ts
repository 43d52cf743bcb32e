import {
  isArgumentElement,
  isDateElement,
  isNumberElement,
  isPluralElement,
  isSelectElement,
  isTagElement,
  isTimeElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';

function written(elements: MessageFormatElement[]): string[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [`<${element.value}>`, ...written(element.children)];
    if (isPluralElement(element) || isSelectElement(element)) {
      const branches = Object.values(element.options);
      return [`{${element.value}}`, ...branches.flatMap((branch) => written(branch.value))];
    }
    const isFormatted =
      isArgumentElement(element) ||
      isNumberElement(element) ||
      isDateElement(element) ||
      isTimeElement(element);
    return isFormatted ? [`{${element.value}}`] : [];
  });
}

/**
 * The arguments and tags of an ICU message, as `{name}` and `<name>`, those of all branches, each as
 * often as it stands there.
 * @throws Error when the message is malformed
 */
export function messageArguments(message: string): string[] {
  return written(parse(message));
}
