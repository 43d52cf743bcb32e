import type { Root } from 'postcss';
import { shortNames } from './short-names';

/** A custom property, or another name that begins like one. */
const dashed = /--[\w-]+/g;

/**
 * Gives the custom properties of a style sheet short names.
 * @param isKept whether others than the style know a property
 */
export function shortenProperties(sheet: Root, isKept: (name: string) => boolean): void {
  const declared = new Set<string>();
  sheet.walkDecls(({ prop, variable }) => {
    if (variable) declared.add(prop);
  });
  sheet.walkAtRules('property', ({ params }) => {
    declared.add(params);
  });
  const found = new Set<string>();
  sheet.walkDecls(({ prop, value }) => {
    for (const [name] of `${prop} ${value}`.matchAll(dashed)) found.add(name.slice(2));
  });
  const isOurs = (name: string) => declared.has(`--${name}`) && !isKept(`--${name}`);
  const names = shortNames(
    [...found].filter(isOurs),
    new Set([...found].filter((name) => !isOurs(name))),
  );
  const rename = (text: string) =>
    text.replaceAll(dashed, (name) => {
      const short = names.get(name.slice(2));
      return short === undefined ? name : `--${short}`;
    });
  sheet.walkDecls((declaration) => {
    declaration.prop = rename(declaration.prop);
    declaration.value = rename(declaration.value);
  });
  sheet.walkAtRules('property', (rule) => {
    rule.params = rename(rule.params);
  });
}
