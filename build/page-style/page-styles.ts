import { readFileSync } from 'node:fs';
import { renameClasses } from '@/build/flight/class-names';
import { joinNames, type KeptNames, namesInScripts } from './kept-names';
import { PageScripts } from './page-scripts';
import type { Need } from './selectors';
import { shortenPage } from './shorten-page';
import { readStyleSheet } from './style-sheet';
import { UsedRules } from './used-rules';
import { within } from './within';

/** A page, and what makes more of it. */
export type WholePage = {
  html: string;
  /** From which React makes the page; empty where it works without. */
  data: string;
  /** The framework's scripts that the page loads, by URL path; none where it works without them. */
  scripts: readonly string[];
};

/** A page whose style is asked for. */
export type StyledPage = WholePage & {
  /** URL path of the style sheet that the build has made for it. */
  sheet: string;
};

/** The script that lets fonts be used at once where they have been fetched before. */
const fontScript = 'generated/fonts.js';

/** Writes the styles of pages of the static output. */
export class PageStyles {
  private sheets = new Map<string, { used: UsedRules; fonts: string }>();
  private scripts: PageScripts;
  private needed = new Map<string, readonly Need[]>();
  private names = new Map<readonly string[], KeptNames>();
  private knownFonts = readFileSync(fontScript, 'utf8');

  /** @param folder of the static output */
  constructor(private folder: string) {
    this.scripts = new PageScripts(folder);
  }

  /**
   * The elements that stand in place of the link to a page's style sheet: the rules that the page uses, and,
   * in languages that are set in the site's own fonts, these, for `client/fonts.ts` to fetch after the first
   * paint. A page that is hydrated also names the style sheet itself, which no browser fetches like this:
   * React would when it did not find it.
   * @throws Error when the style sheet or a script is missing, or one of them would end its element
   */
  elements({ html, data, sheet, scripts }: StyledPage, hasFonts: boolean): string {
    const { used, fonts } = this.sheet(sheet);
    const there = [
      ...used.inHtml(html),
      ...used.inScript(data),
      ...this.inScripts(used, sheet, scripts),
    ];
    const fontStyle = `<style media="(scripting:none)" id="fonts">${within('style', fonts)}</style><script>${within('script', this.knownFonts)}</script>`;
    return [
      `<style>${within('style', used.for(there))}</style>`,
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

  /** What scripts of a page may make. */
  private inScripts(used: UsedRules, sheet: string, addresses: readonly string[]): readonly Need[] {
    const key = [sheet, ...addresses].join(' ');
    const known = this.needed.get(key);
    if (known) return known;
    const found = [...new Set(this.scripts.of(addresses).flatMap((each) => used.inScript(each)))];
    this.needed.set(key, found);
    return found;
  }

  private namesInScripts(addresses: readonly string[]): KeptNames {
    const texts = this.scripts.of(addresses);
    const known = this.names.get(texts) ?? namesInScripts(texts);
    this.names.set(texts, known);
    return known;
  }

  /**
   * Gives a page that has its style short names, and what React makes of it later the same.
   * @throws Error when the page has no style, or one that cannot be renamed
   */
  async shorten({ html, data, scripts }: WholePage): Promise<{ html: string; data: string }> {
    const later: string[] = [];
    // What is no class of an element there, components get as they know it.
    const known = renameClasses(data, (list) => {
      later.push(list);
      return '';
    });
    const kept = joinNames(this.namesInScripts(scripts), namesInScripts([known]));
    const short = await shortenPage({ html, later, kept });
    return { html: short.html, data: renameClasses(data, short.rename) };
  }
}
