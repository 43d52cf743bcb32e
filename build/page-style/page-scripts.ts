import { readFileSync } from 'node:fs';
import path from 'node:path';

/** How the framework's scripts name others, which they load when they need them. */
const chunk = /static\/chunks\/[\w.~-]+\.js/g;

/** The script that each page has: what it makes has a style, too. */
const ownScript = 'public/client.js';

/** Reads the scripts of pages of the static output. */
export class PageScripts {
  private texts = new Map<string, readonly string[]>();

  /** @param folder of the static output */
  constructor(private folder: string) {}

  /**
   * The texts of the script that each page has, of those of one page, and of those that these may load.
   * @param addresses URL paths
   * @returns the same array each time
   * @throws Error when a script is missing
   */
  of(addresses: readonly string[]): readonly string[] {
    const key = addresses.join(' ');
    const known = this.texts.get(key);
    if (known) return known;
    const texts = [readFileSync(ownScript, 'utf8')];
    // A set that grows while it is walked is walked to its new end.
    const all = new Set(addresses);
    for (const address of all) {
      const script = readFileSync(path.join(this.folder, address), 'utf8');
      texts.push(script);
      for (const [named] of script.matchAll(chunk)) all.add(`/_next/${named}`);
    }
    this.texts.set(key, texts);
    return texts;
  }
}
