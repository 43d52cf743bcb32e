import type { Root } from 'postcss';
import { classesInHtml, classesInScript } from './classes';
import { type Need, partsIn, ruleSelectors, wordOf } from './selectors';

/** A start tag in HTML. */
const startTag = /<([a-z][\w-]*)/gi;

/** The language of a page, without script or region. */
const pageLanguage = /<html[^>]*\slang="([a-z]+)/;

/** What a script may make an element of: a whole string. */
const wholeString = /["'`\\]([a-z][\w-]*)(?=["'`\\])/gi;

/** The value that an attribute must have. */
const attributeValue = /=\s*["']?(?<value>[\w-]{3,})["']?\s*i?$/;

/** A custom property, wherever it is named. */
const property = /--[\w-]+/g;

/** Where a class with a quote in it ends, where texts are searched for it: there scripts divide it. */
const quote = /["'`\\&]/;

/** What a style sheet asks of a page: it has rules for this, or reads it. */
export class Needs {
  private classes = new Set<string>();
  /** Classes with a quote in them, by what stands before it. */
  private quoted = new Map<string, string>();
  private elements = new Set<string>();
  private attributes: { name: string; value: string | undefined }[] = [];
  private properties = new Set<string>();

  constructor(sheet: Root) {
    const attributes = new Set<string>();
    for (const list of ruleSelectors(sheet).values()) {
      for (const { kind, name } of partsIn(list)) {
        if (kind === 'class') this.addClass(name);
        if (kind === 'element') this.elements.add(name);
        if (kind === 'attribute') attributes.add(name);
      }
    }
    this.attributes = [...attributes].map((name) => ({
      name,
      value: attributeValue.exec(name)?.groups?.value,
    }));
    sheet.walkDecls(({ prop, variable }) => {
      if (variable) this.properties.add(prop);
    });
  }

  private addClass(name: string): void {
    const at = name.search(quote);
    if (at < 0) this.classes.add(name);
    else this.quoted.set(name, name.slice(0, at));
  }

  /** What a page has, and what its elements set themselves. */
  inHtml(html: string): Need[] {
    return [
      ...classesInHtml(html, this.classes).map((name) => wordOf('class', name)),
      ...this.elementsOf(html.matchAll(startTag)),
      wordOf('language', pageLanguage.exec(html)?.[1] ?? ''),
      ...this.others(html),
    ];
  }

  /** What a script may make, set or read. */
  inScript(script: string): Need[] {
    return [
      ...classesInScript(script, this.classes).map((name) => wordOf('class', name)),
      ...this.elementsOf(script.matchAll(wholeString)),
      ...this.others(script),
    ];
  }

  private elementsOf(found: Iterable<RegExpMatchArray>): Need[] {
    const names = new Set([...found].map(([, name = '']) => name));
    return [...names]
      .filter((name) => this.elements.has(name))
      .map((name) => wordOf('element', name));
  }

  /** What is looked for in all texts alike: too much rather than too little. */
  private others(text: string): Need[] {
    const quoted = [...this.quoted].filter(([, begin]) => text.includes(begin));
    // Whoever sets an attribute names its value.
    const attributes = this.attributes.filter(
      ({ value }) => value === undefined || text.includes(value),
    );
    const properties = [...new Set(text.match(property))].filter((each) =>
      this.properties.has(each),
    );
    return [
      ...quoted.map(([name]) => wordOf('class', name)),
      ...attributes.map(({ name }) => wordOf('attribute', name)),
      ...properties.map((name) => wordOf('property', name)),
    ];
  }
}
