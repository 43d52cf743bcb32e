import type { RewritingStream } from 'parse5-html-rewriting-stream';

/** A start tag with its attributes, decoded. */
export type StartTag = Parameters<RewritingStream['emitStartTag']>[0];

/** Value of an attribute of a start tag; `undefined` when it has none. */
export function attribute(tag: StartTag, name: string): string | undefined {
  return tag.attrs.find((candidate) => candidate.name === name)?.value;
}
