import { readFileSync } from 'node:fs';
import path from 'node:path';
import postcss, { type AtRule, type Root } from 'postcss';

/** A style sheet of the build, in two parts. */
export type StyleSheet = {
  /** Everything but the fonts that are fetched. */
  rules: Root;
  /** The `@font-face` rules of the fonts that are fetched, as text. */
  fonts: string;
};

/** A value that has the browser fetch something; a picture within the value is none. */
const fetching = /(?:url|src)\((?!\s*["']?(?:data:|#))|image-set\(/i;

/** Addresses in a style sheet are relative to it; in a page they begin at the root. */
function withAbsoluteAddresses(rule: AtRule, folder: string): AtRule {
  const clone = rule.clone();
  clone.walkDecls((declaration) => {
    declaration.value = declaration.value.replaceAll(
      /url\((["']?)(?![a-z]+:|\/)([^"')]+)\1\)/g,
      (_, quote: string, address: string) =>
        `url(${quote}${path.posix.join(folder, address)}${quote})`,
    );
  });
  return clone;
}

/**
 * Reads a style sheet of the static output.
 * @param folder of the static output
 * @param address URL path of the style sheet
 * @throws Error when another rule than `@font-face` fetches something: inline, its address would not hold
 */
export function readStyleSheet(folder: string, address: string): StyleSheet {
  const rules = postcss.parse(readFileSync(path.join(folder, address), 'utf8'));
  const fonts: string[] = [];
  rules.walkAtRules('font-face', (rule) => {
    if (!rule.toString().includes('url(')) return;
    fonts.push(withAbsoluteAddresses(rule, path.posix.dirname(address)).toString());
    rule.remove();
  });
  rules.walkAtRules('import', ({ params }) => {
    throw new Error(`${address}: "@import" fetches ${params}`);
  });
  rules.walkDecls((declaration) => {
    if (fetching.test(declaration.value)) {
      throw new Error(`${address}: "${declaration.prop}" fetches ${declaration.value}`);
    }
  });
  return { rules, fonts: fonts.join('') };
}
