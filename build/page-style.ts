import { readFileSync } from 'node:fs';
import path from 'node:path';
import { transform } from 'lightningcss';
import { reachableFiles } from './references';
import { readSheet, type Sheet } from './style-sheet';

/** What separates words where classes are named: in HTML, in JSON and in scripts. */
const separators = /[\s"'`\\]+/;

/** The words of a text that may be classes, with the escaped characters of HTML and JSON decoded. */
function wordsOf(text: string): string[] {
  return text
    .replaceAll(/&amp;|\\u0026/g, '&')
    .replaceAll(/&gt;|\\u003e/g, '>')
    .replaceAll(/&lt;|\\u003c/g, '<')
    .split(separators);
}

/** Chooses the rules of the style sheet that each page of the static output has inline. */
export class PageStyles {
  private readonly sheets = new Map<string, Sheet>();
  private readonly classesByScript = new Map<string, string[]>();
  private readonly styles = new Map<string, string>();

  constructor(private readonly folder: string) {}

  /**
   * The rules of a style sheet that a page may use: all but those for classes whose names occur neither in the
   * page, nor in a script that it loads, nor in one that these may load.
   * @param scripts URL paths of the scripts that it loads
   */
  styleFor(sheet: string, page: string, scripts: readonly string[]): string {
    const { code, classes } = this.sheet(sheet);
    const words = new Set([
      ...wordsOf(page),
      ...scripts.flatMap((script) => this.classesIn(script, classes)),
    ]);
    const unusedSymbols = [...classes].filter((name) => !words.has(name));
    const key = `${sheet} ${unusedSymbols.join(' ')}`;
    const style =
      this.styles.get(key) ??
      transform({ filename: sheet, code, minify: true, unusedSymbols }).code.toString();
    this.styles.set(key, style);
    return style;
  }

  private sheet(address: string): Sheet {
    const sheet = this.sheets.get(address) ?? readSheet(this.folder, address);
    this.sheets.set(address, sheet);
    return sheet;
  }

  /** The classes of the style sheet that a script names, or one that it may load in turn. */
  private classesIn(script: string, classes: ReadonlySet<string>): string[] {
    const known = this.classesByScript.get(script);
    if (known) return known;
    const files = [...reachableFiles(this.folder, [script.slice(1)])].filter((file) =>
      file.endsWith('.js'),
    );
    const words = files.flatMap((file) =>
      wordsOf(readFileSync(path.join(this.folder, file), 'utf8')),
    );
    const found = [...new Set(words)].filter((word) => classes.has(word));
    this.classesByScript.set(script, found);
    return found;
  }
}
