/**
 * The rows of the data from which React builds a page in the browser, as its own client reads them:
 * `processBinaryChunk` of react-server-dom-turbopack.
 */
export type Row = {
  /** In hexadecimal; empty where nothing refers to the row. */
  id: string;
  /** A letter; empty for a value in JSON. */
  tag: string;
  text: string;
};

const colon = 58;
const comma = 44;
const newline = 10;

/** A row that tells its length in bytes and has no end of its own. */
const textTag = 'T';

/** Tags of other rows that tell their length: bytes and streams of bytes, of which no page of ours has any. */
const binaryTags = /[AOobUSsLlGgMmV]/;

/** Tags of rows that end with their line. */
const lineTags = /[A-Z#rx]/;

/** @throws Error when the byte does not come any more */
function find(bytes: Buffer, byte: number, from: number): number {
  const place = bytes.indexOf(byte, from);
  if (place < 0) throw new Error('the data for React break off');
  return place;
}

/** @throws Error when a row is of no known kind: React may have changed what it writes */
export function readRows(data: string): Row[] {
  // Lengths are counted in bytes.
  const bytes = Buffer.from(data);
  const slice = (from: number, to: number) => bytes.toString('utf8', from, to);
  const rows: Row[] = [];
  let place = 0;
  while (place < bytes.length) {
    const start = find(bytes, colon, place) + 1;
    const id = slice(place, start - 1);
    const first = slice(start, start + 1);
    if (first === textTag) {
      const from = find(bytes, comma, start) + 1;
      place = from + Number.parseInt(slice(start + 1, from - 1), 16);
      rows.push({ id, tag: textTag, text: slice(from, place) });
      continue;
    }
    if (binaryTags.test(first) || !/^[\da-f]*$/.test(id)) {
      throw new Error(
        `the data for React have a row of an unknown kind: ${slice(place, start + 20)}`,
      );
    }
    const tag = lineTags.test(first) ? first : '';
    const end = find(bytes, newline, start);
    rows.push({ id, tag, text: slice(start + tag.length, end) });
    place = end + 1;
  }
  return rows;
}

/** The rows as data again. */
export function writeRows(rows: readonly Row[]): string {
  return rows
    .map(({ id, tag, text }) =>
      tag === textTag
        ? `${id}:${tag}${Buffer.byteLength(text).toString(16)},${text}`
        : `${id}:${tag}${text}\n`,
    )
    .join('');
}
