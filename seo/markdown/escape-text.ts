/** Where a text stands in Markdown. */
export type Place = {
  /** The character before and after it; a line break or nothing where a block begins or ends. */
  before: string;
  after: string;
  inCell: boolean;
  inLink: boolean;
  /** Whether its block has a sign a second time, so that the two could mark what is between. */
  isPaired: (sign: '*' | '_' | '~') => boolean;
};

const blockStart = /^(?:#{1,6}(?=\s|$)|>|[-+](?=\s|$)|=+(?=\s*$)|-{3,}(?=\s*$)|:?-+(?=\s*\|))/;
const numbering = /^(\d{1,9})([.)])(?=\s|$)/;
const space = /\s/;
const letter = /[\p{L}\p{N}]/u;

/** Whether a character of a text would be read as Markdown. */
function isMarkup(value: string, at: number, place: Place): boolean {
  const before = value[at - 1] ?? place.before;
  const after = value[at + 1] ?? place.after;
  const isAlone = (before === '' || space.test(before)) && (after === '' || space.test(after));
  switch (value[at]) {
    case '\\':
      return after === '' || /[!-/:-@[-`{-~]/.test(after);
    case '*':
      return isAlone ? before === '' || before === '\n' : place.isPaired('*');
    case '_':
      return !isAlone && !(letter.test(before) && letter.test(after)) && place.isPaired('_');
    case '`':
    case '[':
      return true;
    case ']':
      return place.inLink;
    case '<':
      return /[A-Za-z/!?]/.test(after);
    case '&':
      return /^&(?:#\d+|#x[\da-f]+|[a-z]\w*);/i.test(value.slice(at));
    case '!':
      return after === '[';
    case '|':
      return place.inCell;
    case '~':
      return place.isPaired('~');
    default:
      return false;
  }
}

/**
 * Writes a text in Markdown (GFM) so that it is read as it is, with a backslash only before what would
 * be read as something else. Addresses in it stay as they are: they may become links.
 */
export function escapeText(value: string, place: Place): string {
  let escaped = '';
  for (let at = 0; at < value.length; at += 1) {
    escaped += isMarkup(value, at, place) ? `\\${value[at]}` : value[at];
  }
  if (place.before !== '' && place.before !== '\n') return escaped;
  return escaped
    .replace(blockStart, (start) => `\\${start}`)
    .replace(numbering, (_, digits: string, sign: string) => `${digits}\\${sign}`);
}
