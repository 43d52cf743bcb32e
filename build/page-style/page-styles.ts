import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readStyleSheet } from './style-sheet';
import { UsedRules } from './used-rules';

/** A page whose style is asked for. */
export type StyledPage = {
  html: string;
  /** What React makes of the page later; empty where it works without. */
  data: string;
  /** URL path of the style sheet that the build has made for it. */
  sheet: string;
  /** The framework's scripts that the page loads, by URL path; none where it works without them. */
  scripts: readonly string[];
};

/** How the framework's scripts name others, which they load when they need them. */
const chunk = /static\/chunks\/[\w.~-]+\.js/g;

/** The script that each page has: what it makes has a style, too. */
const ownScript = 'public/client.js';

/** The script that lets fonts be used at once where they have been fetched before. */
const fontScript = 'generated/fonts.js';

/**
 * A text as the content of an element that knows no escapes.
 * @throws Error when it would end the element: what follows would be HTML, and the policy would allow it
 */
export function within(tagName: 'style' | 'script', text: string): string {
  const at = text.search(new RegExp(`</${tagName}`, 'i'));
  if (at < 0) return text;
  throw new Error(
    `the page's ${tagName} would end at "${text.slice(Math.max(0, at - 60), at + 20)}"`,
  );
}

/** Writes the styles of pages of the static output. */
export class PageStyles {
  private sheets = new Map<string, { used: UsedRules; fonts: string }>();
  private scripts = new Map<string, readonly string[]>();
  private knownFonts = readFileSync(fontScript, 'utf8');
  private own = readFileSync(ownScript, 'utf8');

  /** @param folder of the static output */
  constructor(private folder: string) {}

  /**
   * The elements that stand in place of the link to a page's style sheet: the rules that the page uses, and,
   * in languages that are set in the site's own fonts, these, for `client/fonts.ts` to fetch after the first
   * paint. A page that is hydrated also names the style sheet itself, which no browser fetches like this:
   * React would when it did not find it.
   * @throws Error when the style sheet or a script is missing, or one of them would end its element
   */
  elements({ html, data, sheet, scripts }: StyledPage, hasFonts: boolean): string {
    const { used, fonts } = this.sheet(sheet);
    const classes = [
      ...used.inHtml(html),
      ...used.inScript(data),
      ...this.classesInScripts(used, sheet, scripts),
    ];
    const fontStyle = `<style media="(scripting:none)" id="fonts">${within('style', fonts)}</style><script>${within('script', this.knownFonts)}</script>`;
    return [
      `<style>${within('style', used.for(classes))}</style>`,
      ...(hasFonts ? [fontStyle] : []),
      ...(scripts.length > 0
        ? [`<link rel="stylesheet" href="${sheet}" data-precedence="next" disabled=""/>`]
        : []),
    ].join('');
  }

  private sheet(address: string) {
    const known = this.sheets.get(address);
    if (known) return known;
    const { rules, fonts } = readStyleSheet(this.folder, address);
    const read = { used: new UsedRules(rules), fonts };
    this.sheets.set(address, read);
    return read;
  }

  /** Classes in the script of each page, in those of one page, and in those that these may load. */
  private classesInScripts(
    used: UsedRules,
    sheet: string,
    addresses: readonly string[],
  ): readonly string[] {
    const key = [sheet, ...addresses].join(' ');
    const known = this.scripts.get(key);
    if (known) return known;
    const classes = new Set(used.inScript(this.own));
    // A set that grows while it is walked is walked to its new end.
    const all = new Set(addresses);
    for (const address of all) {
      const script = readFileSync(path.join(this.folder, address), 'utf8');
      for (const name of used.inScript(script)) classes.add(name);
      for (const [named] of script.matchAll(chunk)) all.add(`/_next/${named}`);
    }
    const found = [...classes];
    this.scripts.set(key, found);
    return found;
  }
}
