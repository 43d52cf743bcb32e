import { readClasses } from '@/seo/page-tree/elements';

/** How a text names a class in a selector. */
const selector = /["'`\s]\.([\w-]+)/g;

/** What may be a class in a script: whatever stands between quotes and spaces, also with quotes in it. */
const words = [/[^\s"'`\\]+/g, /[^\s"`]+/g];

/** A custom property, wherever it is named. */
const property = /--[\w-]+/g;

/** Names in a page that others than its style may know: they cannot be changed. */
export type KeptNames = {
  /** Every word of the scripts that may be one. */
  classes: Set<string>;
  /** Those that scripts look for: no other class may get such a name. */
  selected: Set<string>;
  properties: Set<string>;
};

/** The names that scripts may know, and those by which the site's own readers of pages go. */
export function namesInScripts(scripts: readonly string[]): KeptNames {
  const classes = new Set<string>(readClasses);
  const selected = new Set<string>();
  const properties = new Set<string>();
  for (const script of scripts) {
    for (const found of words.flatMap((word) => script.match(word) ?? [])) classes.add(found);
    for (const [, name = ''] of script.matchAll(selector)) selected.add(name);
    for (const [found] of script.matchAll(property)) properties.add(found);
  }
  return { classes, selected, properties };
}

/** Names of which one of them has each. */
export function joinNames(...all: readonly KeptNames[]): KeptNames {
  return {
    classes: new Set(all.flatMap(({ classes }) => [...classes])),
    selected: new Set(all.flatMap(({ selected }) => [...selected])),
    properties: new Set(all.flatMap(({ properties }) => [...properties])),
  };
}
