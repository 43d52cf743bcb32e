import { attribute } from '@/build/start-tag';
import { StringRewriter } from '@/build/string-rewriter';

/** A piece of a page, by its place. */
export type Place = { start: number; end: number; text: string };

/** What names classes and custom properties in a page. */
export type PagePlaces = {
  /** What stands in its first style element. */
  style: Place;
  /** The class attributes, each with its value. */
  lists: Place[];
  /** Texts of inline scripts, and of style attributes. */
  scripts: string[];
};

/** What the parser knows of a start tag besides what its types say. */
type WithAttributes = {
  attrs: Partial<Record<string, { startOffset: number; endOffset: number }>>;
};

function hasAttributes(location: object): location is WithAttributes {
  return 'attrs' in location;
}

/**
 * Finds what names classes and custom properties in a page.
 * @throws Error when the page has no style
 */
export async function placesIn(html: string): Promise<PagePlaces> {
  const reader = new StringRewriter();
  const lists: Place[] = [];
  const scripts: string[] = [];
  let style: Place | undefined;
  let open: 'style' | 'script' | undefined;
  reader.on('startTag', (tag) => {
    open = undefined;
    if (tag.tagName === 'style' && style === undefined) open = 'style';
    // Others hold data.
    if (tag.tagName === 'script' && attribute(tag, 'type') === undefined) open = 'script';
    const list = attribute(tag, 'class');
    const location = tag.sourceCodeLocation;
    if (list !== undefined && location && hasAttributes(location)) {
      const place = location.attrs.class;
      if (place) lists.push({ start: place.startOffset, end: place.endOffset, text: list });
    }
    const own = attribute(tag, 'style');
    if (own !== undefined) scripts.push(own);
  });
  reader.on('text', ({ text, sourceCodeLocation: place }) => {
    if (open === 'script') scripts.push(text);
    if (open === 'style' && place) style = { start: place.startOffset, end: place.endOffset, text };
    open = undefined;
  });
  await reader.rewrite(html);
  if (style === undefined) throw new Error('the page has no style');
  return { style, lists, scripts };
}

/**
 * A text with some of its pieces replaced.
 * @param places what stands in their place, in their order
 */
export function replacePlaces(text: string, places: readonly Place[]): string {
  let at = 0;
  const pieces = places.flatMap(({ start, end, text: instead }) => {
    const before = text.slice(at, start);
    at = end;
    return [before, instead];
  });
  return [...pieces, text.slice(at)].join('');
}
