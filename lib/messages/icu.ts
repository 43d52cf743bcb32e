import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

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
      if (element.type !== TYPE.literal) {
        throw new Error('takes arguments or tags, but its page has none to give');
      }
      return element.value;
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
