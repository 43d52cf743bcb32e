import { isText } from 'domhandler';
import { DomUtils, parseDocument } from 'htmlparser2';

/** An element of an HTML text, with its offsets in that text. */
export type SourceElement = {
  name: string;
  /** Values with their character references decoded. */
  attributes: Readonly<Record<string, string>>;
  /** Offset of its start tag. */
  start: number;
  /** The text at its beginning: of a script or style, all of it, as it stands in the source. */
  content: string;
  /** Offset after its end tag. An element that has none, and is not void, ends with the tag that closes it. */
  end: number;
};

/** A replacement in a text: `text` in place of the range from `start` to `end`. */
export type Replacement = { start: number; end: number; text: string };

/** The elements of an HTML text, in the order of their start tags. */
export function parseElements(html: string): SourceElement[] {
  const document = parseDocument(html, { withStartIndices: true, withEndIndices: true });
  return DomUtils.getElementsByTagName('*', document).map((element) => ({
    name: element.name,
    attributes: element.attribs,
    // Only elements that no parser has made lack indices.
    start: element.startIndex ?? 0,
    content: element.firstChild && isText(element.firstChild) ? element.firstChild.data : '',
    end: (element.endIndex ?? 0) + 1,
  }));
}

/** Replaces ranges of a text. @param replacements in any order, none overlapping another */
export function replaceRanges(text: string, replacements: readonly Replacement[]): string {
  let at = 0;
  const pieces = replacements
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end, text: replacement }) => {
      const before = text.slice(at, start);
      at = end;
      return [before, replacement];
    });
  return [...pieces, text.slice(at)].join('');
}

/** Returns a text for a `<style>` or `<script>`, which have no escapes. @throws Error when it contains the end tag */
export function checkRawText(name: 'style' | 'script', text: string): string {
  if (new RegExp(`</${name}`, 'i').test(text)) {
    throw new Error(`the text of a <${name}> contains "</${name}", which would end it`);
  }
  return text;
}
