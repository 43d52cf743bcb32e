import { AtRule, type Root, type Rule } from 'postcss';

/** A piece of a selector: a name with what marks it, a combinator, or a pseudo-class with selectors of its own. */
export type Part = {
  kind: 'class' | 'element' | 'attribute' | 'pseudo' | 'other';
  /** As it stands in the selector; of a pseudo-class with selectors of its own what stands before them. */
  raw: string;
  /** Without marks and escapes; of an attribute what stands between the brackets. */
  name: string;
  /** The selectors of `:is()` and the like. */
  list?: Part[][];
};

const ident = String.raw`(?:\\[\da-fA-F]{1,6}\s?|\\.|[\w-]|[^\0-\x7f])+`;
const quoted = String.raw`"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'`;

/** What a selector is made of; a comma, which parts selectors, is of no kind. */
const part = new RegExp(
  [
    String.raw`\.(?<class>${ident})`,
    `(?<element>${ident}|\\*)`,
    String.raw`\[(?<attribute>(?:${quoted}|[^\]"'])*)\]`,
    String.raw`::?(?<pseudo>${ident})(?<open>\()?`,
    String.raw`(?<comma>\s*,\s*)`,
    String.raw`(?<other>#${ident}|&|\d*\.?\d+%|\s*[>+~]\s*|\s+)`,
  ].join('|'),
  'y',
);

/** What stands between parentheses, up to the one that ends it. */
const value = new RegExp(String.raw`(?:${quoted}|[^()"'])*\)`, 'y');

/** Pseudo-classes whose value is a list of selectors. */
const withSelectors = new Set(['is', 'where', 'not', 'has', 'host']);

/** Resolves the escapes of a name: https://drafts.csswg.org/css-syntax/#consume-escaped-code-point */
function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6})\s?|(.))/gi, (_, code?: string, character = '') =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

class Reader {
  private at = 0;

  constructor(private text: string) {}

  /** @param closed whether a parenthesis ends the list, and not the text */
  list(closed: boolean): Part[][] {
    const list: Part[][] = [[]];
    while (this.at < this.text.length) {
      if (this.text[this.at] === ')' && closed) break;
      const found = this.next(part);
      if (found?.groups?.comma === undefined) list.at(-1)?.push(this.part(found));
      else list.push([]);
    }
    if (closed && this.text[this.at++] !== ')') this.fail();
    return list;
  }

  private next(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.at;
    const found = pattern.exec(this.text);
    if (found) this.at = pattern.lastIndex;
    return found;
  }

  private part(found: RegExpExecArray | null): Part {
    if (found === null) return this.fail();
    const [raw] = found;
    const { element, attribute, pseudo, open, class: className } = found.groups ?? {};
    if (className !== undefined) return { kind: 'class', raw, name: unescaped(className) };
    if (element !== undefined) return { kind: 'element', raw, name: unescaped(element) };
    if (attribute !== undefined) return { kind: 'attribute', raw, name: attribute };
    if (pseudo === undefined) return { kind: 'other', raw, name: raw };
    if (open === undefined) return { kind: 'pseudo', raw, name: pseudo };
    if (withSelectors.has(pseudo))
      return { kind: 'pseudo', raw, name: pseudo, list: this.list(true) };
    const argument = this.next(value)?.[0] ?? this.fail();
    if (/\sof\s/.test(argument)) this.fail();
    return { kind: 'pseudo', raw: raw + argument, name: pseudo };
  }

  private fail(): never {
    throw new Error(
      `the selector "${this.text}" is not understood from "${this.text.slice(this.at)}" on (build/page-style/selectors.ts)`,
    );
  }
}

/**
 * Reads a list of selectors.
 * @throws Error when it holds what no style sheet of ours has needed so far
 */
export function readSelectors(text: string): Part[][] {
  return new Reader(text).list(false);
}

/** Writes selectors as they were read, apart from the white space around commas. */
export function writeSelectors(list: readonly Part[][]): string {
  return list
    .map((parts) =>
      parts
        .map(({ raw, list: inner }) => (inner ? `${raw}${writeSelectors(inner)})` : raw))
        .join(''),
    )
    .join(',');
}

/** All parts of selectors, those within `:is()` and the like as well. */
export function* partsIn(list: readonly Part[][]): Generator<Part> {
  for (const parts of list) {
    for (const each of parts) {
      yield each;
      if (each.list) yield* partsIn(each.list);
    }
  }
}

/**
 * The selectors of all rules of a style sheet, but the moments of animations.
 * @param known the same selectors, where they have been read before
 */
export function ruleSelectors(sheet: Root, known?: readonly Part[][][]): Map<Rule, Part[][]> {
  const all = new Map<Rule, Part[][]>();
  sheet.walkRules((rule) => {
    if (rule.parent instanceof AtRule && rule.parent.name.endsWith('keyframes')) return;
    all.set(rule, known?.[all.size] ?? readSelectors(rule.selector));
  });
  return all;
}

/** `language`: that of the whole page. */
type NeedKind = 'class' | 'element' | 'attribute' | 'property' | 'language';

/** What a style sheet may ask for, as one word: `class flex`, `element table`, `property --edge`. */
export type Need = `${NeedKind} ${string}`;

/** What is asked for, as one word. */
export function wordOf(kind: NeedKind, name: string): Need {
  return `${kind} ${name}`;
}
