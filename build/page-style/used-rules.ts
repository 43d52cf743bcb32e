import { transform } from 'lightningcss';
import type { Root } from 'postcss';
import { classesInHtml, classesInScript, classesInSelector } from './classes';

/** Custom properties that a style reads, and those that it sets or registers. */
const read = /var\((--[\w-]+)/g;
const set = /(--[\w-]+)(?=[:{])/g;

/** @param unused classes and custom properties that nothing needs */
function without(unused: readonly string[], css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...unused],
  });
  return code.toString();
}

/** Removes custom properties that nothing reads, those that only they read, and so on. */
function withoutUnread(css: string): string {
  const needed = new Set([...css.matchAll(read)].map(([, property]) => property));
  const unread = [...css.matchAll(set)].flatMap(([, property]) =>
    property === undefined || needed.has(property) ? [] : [property],
  );
  if (unread.length === 0) return css;
  const less = without(unread, css);
  // What stands in another rule than those it can be removed from.
  return less.length < css.length ? withoutUnread(less) : css;
}

/** The rules of a style sheet that a page may use. */
export class UsedRules {
  private css: string;
  private classes = new Set<string>();
  private known = new Map<string, string>();

  /** @param sheet a style sheet that fetches nothing */
  constructor(sheet: Root) {
    this.css = sheet.toString();
    // Lightning CSS takes a class for the property of the same name, and removes that (`text-wrap`).
    const properties = new Set<string>();
    sheet.walkDecls(({ prop }) => {
      properties.add(prop);
    });
    sheet.walkRules(({ selector }) => {
      for (const name of classesInSelector(selector)) {
        // At a quote a text is divided: what has one is kept on every page.
        if (!/["'`]/.test(name) && !properties.has(name)) this.classes.add(name);
      }
    });
  }

  /** The classes of the style sheet that a page uses. */
  inHtml(html: string): string[] {
    return classesInHtml(html, this.classes);
  }

  /** The classes of the style sheet that a script may use. */
  inScript(script: string): string[] {
    return classesInScript(script, this.classes);
  }

  /**
   * The rules whose classes are all among those given. Elements, states, attributes, languages and media
   * count as given: scripts and visitors change them.
   */
  for(classes: Iterable<string>): string {
    const used = new Set(classes);
    const unused = [...this.classes].filter((name) => !used.has(name));
    const key = unused.join(' ');
    const known = this.known.get(key) ?? withoutUnread(without(unused, this.css));
    this.known.set(key, known);
    return known;
  }
}
