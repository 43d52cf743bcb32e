import {
  isArgumentElement,
  isLiteralElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  parse,
} from '@formatjs/icu-messageformat-parser';
import { errorsOf } from '@/lib/errors/error-text';
import {
  hardCodedAmount,
  hardCodedDuration,
  hardCodedPercentage,
} from '@/lib/text/hard-coded-figures';
import { invisibleCharacters } from '@/lib/text/invisible-characters';

/** What ICU reads as the start or the end of an argument or a tag. */
const special = /[{}<>]/;

/** Formats an ICU message: `''` is an apostrophe. @throws Error when it is malformed or takes arguments or tags */
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

/** A message as `fillTemplate` fills it, with `{name}`. @throws Error when it is malformed, or has branches or tags */
export function templateOf(message: string): string {
  return parse(message)
    .map((element) => {
      if (isLiteralElement(element)) return element.value;
      if (isArgumentElement(element)) return `{${element.value}}`;
      throw new Error(`"${message}": has branches or tags, which are not filled in the browser`);
    })
    .join('');
}

/** Escapes a value for use in an ICU message. */
export function escapeIcu(value: string): string {
  const start = value.search(special);
  const quoted = (text: string) => text.replaceAll("'", "''");
  // An apostrophe quotes only from a special character on.
  if (start < 0) return quoted(value);
  return `${quoted(value.slice(0, start))}'${quoted(value.slice(start))}'`;
}

/** All elements of a message in their order, those of its tags and branches included. */
function elementsIn(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.flatMap((element) => {
    if (isTagElement(element)) return [element, ...elementsIn(element.children)];
    if (!isPluralElement(element) && !isSelectElement(element)) return [element];
    return [element, ...Object.values(element.options).flatMap(({ value }) => elementsIn(value))];
  });
}

/** Arguments and tags of a message, of all branches, as `{name}` and `<name>`. @throws Error when it is malformed */
export function messageArguments(message: string): string[] {
  return elementsIn(parse(message)).flatMap((element) => {
    if (isTagElement(element)) return [`<${element.value}>`];
    return isLiteralElement(element) || isPoundElement(element) ? [] : [`{${element.value}}`];
  });
}

/** What is wrong with the form of a message: it is empty, no ICU message, or has characters that nobody sees. */
export function syntaxProblems(text: string): string[] {
  if (text.trim() === '') return ['is empty'];
  const invisible = invisibleCharacters(text);
  if (invisible.length > 0) return [`has invisible characters: ${invisible.join(', ')}`];
  return errorsOf(() => parse(text)).map((problem) => `not a valid ICU message: ${problem}`);
}

/** A figure in a message of any language that should be a fact (`lib/text/hard-coded-figures.ts`). */
export function hardCodedFigureProblems(text: string): string[] {
  return [hardCodedPercentage, hardCodedAmount, hardCodedDuration].some((figure) =>
    figure.test(text),
  )
    ? ['states a figure; refer to a fact of content/facts/ as [[name]] instead']
    : [];
}
