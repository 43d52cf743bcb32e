import { transform } from 'lightningcss';
import postcss, { type Root } from 'postcss';
import { inlineConstants } from './constants';
import { mergeRules } from './merge-rules';
import { withoutFallbacks } from './modern';
import { Needs } from './needs';
import { removeOverridden, removeUnnamedFonts } from './overridden';
import { possibleSelectors } from './possible';
import { type Need, type Part, ruleSelectors, wordOf, writeSelectors } from './selectors';
import { removeSpaces } from './spaces';
import { removeEmpty, removeUnread } from './unread';

/** Writes a style sheet with fewer characters. */
function minified(sheet: Root): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(sheet.toString()),
    minify: true,
  });
  const less = postcss.parse(code.toString());
  withoutFallbacks(less);
  mergeRules(less);
  removeSpaces(less);
  return less.toString();
}

/** The rules of a style sheet that a page may use. */
export class UsedRules {
  private needs: Needs;
  private selectors: Part[][][];
  private known = new Map<string, string>();

  /** @param sheet a style sheet that fetches nothing */
  constructor(private sheet: Root) {
    withoutFallbacks(sheet);
    this.needs = new Needs(sheet);
    this.selectors = [...ruleSelectors(sheet).values()];
  }

  /** What the style sheet asks for and a page has. */
  inHtml(html: string): Need[] {
    return this.needs.inHtml(html);
  }

  /** What the style sheet asks for and a script may make. */
  inScript(script: string): Need[] {
    return this.needs.inScript(script);
  }

  /**
   * The rules of which a selector asks only for what is there.
   * @param there what `inHtml` and `inScript` have found
   */
  for(there: Iterable<Need>): string {
    const all = new Set(there);
    const key = [...all].sort().join('\n');
    const known = this.known.get(key) ?? this.make(all);
    this.known.set(key, known);
    return known;
  }

  private make(there: ReadonlySet<Need>): string {
    const sheet = this.sheet.clone();
    const rules = [...ruleSelectors(sheet, this.selectors).keys()];
    for (const [at, rule] of rules.entries()) {
      const list = possibleSelectors(this.selectors[at] ?? [], there);
      if (list.length === 0) rule.remove();
      else rule.selector = writeSelectors(list);
    }
    removeOverridden(sheet);
    const isKept = (name: string) => there.has(wordOf('property', name));
    inlineConstants(sheet, isKept);
    removeUnread(sheet, isKept);
    removeUnnamedFonts(sheet);
    removeEmpty(sheet);
    return minified(sheet);
  }
}
