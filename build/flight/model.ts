/** A value of a row in JSON. */
export type Model = null | boolean | number | string | Model[] | { [key: string]: Model };

/** Attributes and children of an element. */
export type Props = { [key: string]: Model };

/** An element: the name of a tag, or a reference to a component. */
export type ElementModel = { type: string; key: Model; props: Props };

/** What refers to a row: `$1f`, `$L1f` (not before it is shown), `$1f:props:children` (a part of it). */
export type Reference = { id: string; path: readonly string[] };

/** Other values that a row holds for: promises, maps, sets, iterators. */
const wrapped = /^\$[@QWKhi]([\da-f]+)$/;
const reference = /^\$L?([\da-f]+)((?::[^:]+)*)$/;

/** How React writes an element: with a mark before its type, key and attributes. */
export function elementOf(value: Model): ElementModel | undefined {
  if (!Array.isArray(value) || value.length !== 4) return undefined;
  const [mark, type, key = null, props] = value;
  if (mark !== '$' || typeof type !== 'string' || !isProps(props)) return undefined;
  return { type, key, props };
}

/** The element as React writes it. */
export function elementModel({ type, key, props }: ElementModel): Model {
  return ['$', type, key, props];
}

/** Whether a value is an object, whatever its keys. */
export function isProps(value: Model | undefined): value is Props {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** What a string refers to; `undefined` when it is none of these. */
export function referenceIn(value: string): Reference | undefined {
  const [, id, path = ''] = reference.exec(value) ?? [];
  return id === undefined ? undefined : { id, path: path.split(':').slice(1) };
}

/** The row that a string stands for in another form; `undefined` when it is none of these. */
export function wrappedIn(value: string): string | undefined {
  return wrapped.exec(value)?.[1];
}

/** Where in an element's array React finds its parts. */
const parts: Readonly<Record<string, number>> = { type: 1, key: 2, props: 3 };

/** What stands in a value under a name or a number; `undefined` when nothing does. */
export function partOf(value: Model, name: string): Model | undefined {
  if (isProps(value)) return value[name];
  if (!Array.isArray(value)) return undefined;
  return value[elementOf(value) ? (parts[name] ?? -1) : Number(name)];
}
