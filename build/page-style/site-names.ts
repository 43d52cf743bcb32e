import { classesOf } from './class-lists';
import type { ScriptClasses } from './class-literals';
import type { KeptNames } from './kept-names';
import { shortNames } from './short-names';

/** Pages have names of small letters for the classes that no script makes. */
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** A class that is no word: what is a word may stand in a script for something else. */
const composed = /[^a-z]/i;

/** Scripts of the site. */
export type ReadScripts = {
  /** Those whose classes may have other names. */
  read: readonly ScriptClasses[];
  /** What others know, and what any of them looks for. */
  kept: KeptNames;
};

/**
 * Short names for the classes that scripts of more than one page make: on all pages the same. A class keeps
 * its name when anything but a list of classes holds it.
 * @param classes those that a style sheet has rules for, in its order
 * @returns the short name of each class that has one
 */
export function siteNames(
  { read, kept }: ReadScripts,
  classes: ReadonlySet<string>,
): Map<string, string> {
  const listed = new Set(read.flatMap(({ lists }) => lists.flatMap(({ text }) => classesOf(text))));
  const ours = [...classes].filter(
    (name) =>
      listed.has(name) &&
      composed.test(name) &&
      !kept.classes.has(name) &&
      !kept.selected.has(name) &&
      !read.some(({ others }) => others.has(name)),
  );
  return shortNames(ours, new Set([...classes, ...listed, ...kept.selected]), letters);
}
