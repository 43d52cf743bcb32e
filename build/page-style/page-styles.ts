import { handedTexts, renameClasses } from '@/build/flight/class-names';
import { renameChunks } from './chunk-names';
import { classesOf } from './class-lists';
import { joinNames, namesInScripts } from './kept-names';
import { PageScripts } from './page-scripts';
import type { Need } from './selectors';
import { shortenPage } from './shorten-page';
import { readSiteScripts, renameListed, type SiteScripts } from './site-scripts';
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

/** The classes of an element in HTML that stands in data. */
const classAttribute = /\sclass=\\*["']([^"'\\]*)/g;

/** Writes the styles of pages of the static output. */
export class PageStyles {
  private sheets = new Map<string, { used: UsedRules; fonts: string }>();
  private site: SiteScripts;
  private scripts: PageScripts;
  private needed = new Map<string, readonly Need[]>();

  /** @param folder of the static output */
  constructor(private folder: string) {
    this.site = readSiteScripts(folder);
    this.scripts = new PageScripts(this.site);
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
    const fontStyle = `<style media="(scripting:none)" id="fonts">${within('style', fonts)}</style>`;
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
    const found = [
      ...new Set(this.scripts.of(addresses).texts.flatMap((each) => used.inScript(each))),
    ];
    this.needed.set(key, found);
    return found;
  }

  /** @throws Error when the data hold a class that scripts know by another name, where it is not renamed */
  private checkHanded(data: string, names: ReadonlyMap<string, string>): void {
    const lists = handedTexts(data).filter((text) =>
      classesOf(text).every((name) => this.site.classes.has(name)),
    );
    const inHtml = [...data.matchAll(classAttribute)].map(([, list = '']) => list);
    for (const list of [...lists, ...inHtml]) {
      if (!classesOf(list).some((name) => names.has(name))) continue;
      throw new Error(
        `a component gets "${list}", which scripts have other names for: classes are handed on as className (build/page-style/page-styles.ts)`,
      );
    }
  }

  /**
   * Gives a page that has its style short names, and what React makes of it later the same.
   * @throws Error when the page has no style, or one that cannot be renamed
   */
  async shorten({ html, data, scripts }: WholePage): Promise<{ html: string; data: string }> {
    const { lists, kept } = this.scripts.of(scripts);
    const listed = new Set(lists.flatMap(classesOf));
    const shared = new Map([...this.site.names].filter(([name]) => listed.has(name)));
    const later = [...lists];
    const add = (list: string, left: string) => {
      later.push(list);
      return left;
    };
    // What is no class of an element there, components get as they know it.
    const known = renameClasses(data, {
      ofElement: (list) => add(list, ''),
      handed: (list) => add(list, renameListed(list, shared)),
    });
    this.checkHanded(known, shared);
    const short = await shortenPage({
      html,
      later,
      kept: joinNames(kept, namesInScripts([known])),
      shared,
    });
    const renamed = renameClasses(data, {
      ofElement: short.rename,
      handed: (list) => renameListed(list, shared),
    });
    return { html: short.html, data: renamed };
  }

  /** A page, or its data, with the new names of the scripts that it loads. */
  renameScripts(text: string): string {
    return renameChunks(text, this.site.files);
  }
}
