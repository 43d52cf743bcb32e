import { Parser } from 'htmlparser2';

/** An element of an HTML text, with its offsets in that text. */
export type SourceElement = {
  name: string;
  /** Values with their character references decoded. */
  attributes: Readonly<Record<string, string>>;
  /** Offset of its start tag. */
  start: number;
  /** The source between its tags; empty where it has no end tag. */
  content: string;
  /** Offset of its end, after the end tag. */
  end: number;
};

/** A replacement in a text: `text` in place of the range from `start` to `end`. */
export type Replacement = { start: number; end: number; text: string };

/** The elements of an HTML text, in the order of their start tags. */
export function parseElements(html: string): SourceElement[] {
  const elements: SourceElement[] = [];
  const open: { element: SourceElement; contentStart: number }[] = [];
  const parser = new Parser({
    onopentag(name, attributes) {
      const contentStart = parser.endIndex + 1;
      const element = {
        name,
        attributes,
        start: parser.startIndex,
        content: '',
        end: contentStart,
      };
      elements.push(element);
      open.push({ element, contentStart });
    },
    onclosetag(_, isImplied) {
      const closed = open.pop();
      if (closed === undefined || isImplied) return;
      closed.element.content = html.slice(closed.contentStart, parser.startIndex);
      closed.element.end = parser.endIndex + 1;
    },
  });
  parser.end(html);
  return elements;
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
