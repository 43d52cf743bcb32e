import { isValidElement } from 'react';
import { renderToString } from 'react-dom/server';
import {
  elementModel,
  elementOf,
  isProps,
  type Model,
  type Props,
  referenceIn,
  wrappedIn,
} from './model';
import { type Row, readRows, writeRows } from './rows';
import { StaticNodes } from './static-nodes';

/** Marks an element, in the page and in the data, whose content stands in the page alone. */
const mark = 'data-still';

/** What the data say of an element whose content React is to leave as it finds it. */
const untouched: Props = { dangerouslySetInnerHTML: { __html: '' } };

/** The shortest HTML that is worth a mark, in characters. */
const worthwhile = 160;

/** What React writes before an element, to fetch the pictures in it ahead. */
const preloads = /^(?:<link rel="preload"[^>]*>)+/;

/** The row with which React begins. */
const root = '0';

/** Whether only machines read it, before any script runs: what is in the head for them stays there. */
function isForMachines(type: string, { rel, property, name }: Props): boolean {
  if (type === 'link') return rel === 'canonical' || rel === 'alternate';
  return (
    type === 'meta' &&
    (property !== undefined || /^(?:description|robots|twitter:.+)$/.test(String(name)))
  );
}

/** The data of a page, and the page, without what stands in both. */
class StillParts {
  private values = new Map<string, Model>();
  private texts = new Map<string, string>();
  private needed = new Set<string>([root]);
  private nodes = new StaticNodes(this.values, this.texts);
  /** Number of each element that keeps its content, by its HTML. */
  private marks = new Map<string, number>();

  constructor(
    private page: string,
    private rows: readonly Row[],
  ) {
    for (const { id, tag, text } of rows) {
      if (tag === '') this.values.set(id, JSON.parse(text));
      if (tag === 'T') this.texts.set(id, text);
    }
  }

  /** The rows that are still needed, each without what stands in the page. */
  shortRows(): Row[] {
    for (const { tag, text } of this.rows) {
      if (tag === 'I') this.shorten(JSON.parse(text));
    }
    const short = new Map<string, string>();
    // A set that grows while it is walked is walked to its new end.
    for (const id of this.needed) {
      const value = this.values.get(id);
      if (value !== undefined) short.set(id, JSON.stringify(this.shorten(value)));
    }
    return this.rows.flatMap((row) => {
      if (row.tag === 'T') return this.needed.has(row.id) ? [row] : [];
      if (row.tag !== '') return [row];
      const text = short.get(row.id);
      return text === undefined ? [] : [{ ...row, text }];
    });
  }

  /** The page, with its marks. */
  markedPage(): string {
    const places = [...this.marks].flatMap(([html, number]) => {
      const found: { place: number; number: number }[] = [];
      const name = /^<[\w-]+/.exec(html)?.[0].length ?? 0;
      for (let at = this.page.indexOf(html); at >= 0; at = this.page.indexOf(html, at + 1)) {
        found.push({ place: at + name, number });
      }
      return found;
    });
    let marked = '';
    let from = 0;
    for (const { place, number } of places.sort((a, b) => a.place - b.place)) {
      marked += `${this.page.slice(from, place)} ${mark}="${number}"`;
      from = place;
    }
    return marked + this.page.slice(from);
  }

  private shorten(value: Model): Model {
    if (typeof value === 'string') return this.shortenText(value);
    if (typeof value !== 'object' || value === null) return value;
    const element = elementOf(value);
    if (element === undefined) return this.shortenParts(value);
    const { type, key, props } = element;
    this.shortenText(type);
    if (isForMachines(type, props)) return null;
    return elementModel({ type, key, props: this.stillProps(value) ?? this.shortenProps(props) });
  }

  private shortenParts(value: Model[] | Props): Model {
    return isProps(value) ? this.shortenProps(value) : value.map((part) => this.shorten(part));
  }

  private shortenProps(props: Props): Props {
    return Object.fromEntries(
      Object.entries(props).map(([name, value]) => [name, this.shorten(value)]),
    );
  }

  private shortenText(value: string): Model {
    const wrapped = wrappedIn(value);
    if (wrapped !== undefined) this.needed.add(wrapped);
    const reference = referenceIn(value);
    if (reference === undefined) return value;
    const target = this.nodes.target(value);
    // What a path leads to may not be there any more.
    if (target !== undefined && reference.path.length > 0) return this.shorten(target);
    if (target !== undefined && this.stillProps(target)) return this.shorten(target);
    this.needed.add(reference.id);
    return value;
  }

  /** The attributes of an element that keeps its content; `undefined` where it cannot. */
  private stillProps(value: Model): Props | undefined {
    const { type = '$', props = {} } = elementOf(value) ?? {};
    // The content of a template stands in no place where it could be found again.
    if (type.startsWith('$') || type === 'template') return undefined;
    if (props.children === undefined && props.dangerouslySetInnerHTML === undefined)
      return undefined;
    const node = this.nodes.read(value);
    if (!isValidElement(node)) return undefined;
    const html = renderToString(node).replace(preloads, '');
    if (html.length < worthwhile || !this.page.includes(html)) return undefined;
    const { children, dangerouslySetInnerHTML, ...rest } = props;
    const still = { ...this.shortenProps(rest), ...untouched };
    // It has run, or been read, and is nothing to see.
    if (type === 'script') return still;
    const number = this.marks.get(html) ?? this.marks.size;
    this.marks.set(html, number);
    return { ...still, [mark]: String(number) };
  }
}

/**
 * Takes out of the data for React what is always the same and stands in the page already: elements without
 * components. React finds such an element, sees that its content is set as HTML, and leaves it as it is.
 * Where React makes the page anew all the same, `client/still-parts.ts` puts the content back.
 * @param page HTML as React has written it
 * @param data that React would build the same page from
 * @returns the page with its marks, and what is left of the data
 * @throws Error when the data are not as React writes them
 */
export function keepStillParts(page: string, data: string): { page: string; data: string } {
  const parts = new StillParts(page, readRows(data));
  const rows = parts.shortRows();
  return { page: parts.markedPage(), data: writeRows(rows) };
}
