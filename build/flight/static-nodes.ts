import { createElement, Fragment, type ReactNode } from 'react';
import { elementOf, isProps, type Model, type Props, partOf, referenceIn } from './model';

/** Stands for what is not always the same: components, and what is yet to come. */
export const moving = Symbol('moving');

/** What React puts elsewhere than where it stands, or has only one of in a page. */
const placed = ['html', 'head', 'body', 'title', 'meta', 'link', 'base', 'style'];

/** How React names its fragment. */
const fragment = '$Sreact.fragment';

/** @param props with its children, which come from data */
function make(type: string | typeof Fragment, props: object): ReactNode {
  return createElement(type, props);
}

/** Reads what of a page's data is always the same: elements without components. */
export class StaticNodes {
  private known = new Map<Model, unknown>();

  /**
   * @param values of the rows, by their names
   * @param texts of the rows that are nothing but a text
   */
  constructor(
    private values: ReadonlyMap<string, Model>,
    private texts: ReadonlyMap<string, string>,
  ) {}

  /** What a string refers to; `undefined` where it is a text, or refers to something that is no value. */
  target(value: string): Model | undefined {
    const reference = referenceIn(value);
    if (reference === undefined) return undefined;
    let found = this.values.get(reference.id);
    for (const name of reference.path) {
      // On its way a path may meet further references.
      if (typeof found === 'string') found = this.target(found);
      found = found === undefined ? undefined : partOf(found, name);
    }
    return found;
  }

  /** What React makes of a value, or `moving`. */
  read(value: Model): unknown {
    if (typeof value === 'string') return this.readText(value);
    if (typeof value !== 'object' || value === null) return value;
    if (!this.known.has(value)) this.known.set(value, this.make(value));
    return this.known.get(value);
  }

  private readText(value: string): unknown {
    if (!value.startsWith('$')) return value;
    if (value.startsWith('$$')) return value.slice(1);
    if (value === '$undefined') return undefined;
    const target = this.target(value);
    if (target !== undefined) return this.read(target);
    return this.texts.get(referenceIn(value)?.id ?? '') ?? moving;
  }

  private make(value: Model[] | Props): unknown {
    if (isProps(value)) return this.makeProps(value);
    if (elementOf(value)) return this.makeElement(value);
    const parts = value.map((part) => this.read(part));
    if (parts.includes(moving)) return moving;
    const children = parts.map((part, key) => make(Fragment, { key, children: part }));
    return make(Fragment, { children });
  }

  private makeProps(props: Props): Record<string, unknown> | typeof moving {
    const entries = Object.entries(props).map(([name, value]) => [name, this.read(value)] as const);
    return entries.some(([, value]) => value === moving) ? moving : Object.fromEntries(entries);
  }

  private makeElement(value: Model): unknown {
    const { type = '', props = {} } = elementOf(value) ?? {};
    if (placed.includes(type)) return moving;
    const isFragment = type.startsWith('$') && this.target(type) === fragment;
    if (type.startsWith('$') && !isFragment) return moving;
    const { children = '$undefined', ...rest } = props;
    const attributes = this.makeProps(rest);
    const content = this.read(children);
    if (attributes === moving || content === moving) return moving;
    return make(isFragment ? Fragment : type, { ...attributes, children: content });
  }
}
