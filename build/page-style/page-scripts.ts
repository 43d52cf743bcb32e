import { readFileSync } from 'node:fs';
import { chunksIn } from './chunk-names';
import { type KeptNames, namesInScripts } from './kept-names';
import { ownScripts, type SiteScripts } from './site-scripts';

/** The scripts of a page, and those that they may load: what they make has a style, too. */
export type ScriptsOfPage = {
  /** As the framework has written them. */
  texts: readonly string[];
  /** The lists of classes in those of the framework. */
  lists: readonly string[];
  kept: KeptNames;
};

/** Finds the scripts of pages of the static output. */
export class PageScripts {
  private known = new Map<string, ScriptsOfPage>();
  private own = ownScripts.map((file) => readFileSync(file, 'utf8'));

  constructor(private site: SiteScripts) {}

  /**
   * The script that each page has, those of one page, and those that these may load.
   * @param addresses URL paths
   * @returns the same each time
   * @throws Error when a script is missing
   */
  of(addresses: readonly string[]): ScriptsOfPage {
    const key = addresses.join(' ');
    const known = this.known.get(key);
    if (known) return known;
    const texts: string[] = [];
    // A set that grows while it is walked is walked to its new end.
    const all = new Set(addresses.flatMap(chunksIn));
    for (const name of all) {
      const text = this.site.texts.get(name);
      if (text === undefined) throw new Error(`${name}: the script is missing`);
      texts.push(text);
      for (const named of chunksIn(text)) all.add(named);
    }
    const found = {
      texts: [...this.own, ...texts],
      lists: [...new Set([...all].flatMap((name) => this.site.lists.get(name) ?? []))],
      kept: namesInScripts([...this.own, ...texts]),
    };
    this.known.set(key, found);
    return found;
  }
}
