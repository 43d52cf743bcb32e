import { Parser } from 'htmlparser2';

/** An element of an HTML text, with the places of its parts in it. */
export type SourceElement = {
  name: string;
  /** Values with their character references decoded. */
  attributes: Readonly<Record<string, string>>;
  /** Where its start tag begins. */
  start: number;
  /** What stands between its tags, as it is written; empty where it has no end tag. */
  content: string;
  /** Where it ends, end tag included. */
  end: number;
};

/** A change of a text: what stands from `start` to `end` is replaced. */
export type Edit = { start: number; end: number; text: string };

/** The elements of an HTML text, in the order of their start tags. */
export function readElements(html: string): SourceElement[] {
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

/** A text with some of its parts replaced. @param edits in any order, none within another */
export function withEdits(text: string, edits: readonly Edit[]): string {
  let at = 0;
  const pieces = edits
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end, text: replacement }) => {
      const before = text.slice(at, start);
      at = end;
      return [before, replacement];
    });
  return [...pieces, text.slice(at)].join('');
}

/**
 * A text as the content of a `<style>` or `<script>`, which know no escapes.
 * @throws Error when it would end the element: what follows would be HTML
 */
export function contentOf(name: 'style' | 'script', text: string): string {
  if (new RegExp(`</${name}`, 'i').test(text)) {
    throw new Error(`the text of a <${name}> contains "</${name}", which would end it`);
  }
  return text;
}
