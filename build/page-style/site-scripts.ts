import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { newNames, renameChunks } from './chunk-names';
import { readScriptClasses } from './class-literals';
import { joinNames, namesInScripts } from './kept-names';
import { replacePlaces } from './page-places';
import { partsIn, ruleSelectors } from './selectors';
import { siteNames } from './site-names';

/** Where the framework's scripts and style sheets are, below the folder of the static output. */
const chunkFolder = '_next/static/chunks';

/** What else runs on pages: in a file, and inline. (client/offer.ts brings its own style.) */
export const ownScripts = ['public/client.js'];
const inlineScripts = ['first', 'head', 'head-plain', 'inline'].map(
  (name) => `generated/${name}.js`,
);

/** The framework's scripts, and how the static output has them. */
export type SiteScripts = {
  /** The classes that style sheets have rules for, in their order. */
  classes: ReadonlySet<string>;
  /** The scripts as the framework has written them, by name. */
  texts: ReadonlyMap<string, string>;
  /** The lists of classes in each. */
  lists: ReadonlyMap<string, readonly string[]>;
  /** The short names of classes in them: the same on all pages, because pages share the scripts. */
  names: ReadonlyMap<string, string>;
  /** The scripts with these. */
  renamed: ReadonlyMap<string, string>;
  /** The new names of their files, by the old ones; others keep theirs. */
  files: ReadonlyMap<string, string>;
};

function readAll(folder: string, extension: string): Map<string, string> {
  const names = readdirSync(folder).filter((name) => name.endsWith(extension));
  return new Map(names.sort().map((name) => [name, readFileSync(path.join(folder, name), 'utf8')]));
}

function classesInSheet(sheet: string): string[] {
  return [...ruleSelectors(postcss.parse(sheet)).values()].flatMap((list) =>
    [...partsIn(list)].filter(({ kind }) => kind === 'class').map(({ name }) => name),
  );
}

/** A list of classes with other names for some of them; all else stays as it is. */
export function renameListed(list: string, names: ReadonlyMap<string, string>): string {
  return list.replaceAll(/\S+/g, (name) => names.get(name) ?? name);
}

/**
 * Reads the framework's scripts, and gives the classes in them short names.
 * @param folder of the static output, with the scripts as the framework has written them
 * @throws Error naming the script that cannot be read
 */
export function readSiteScripts(folder: string): SiteScripts {
  const chunks = path.join(folder, chunkFolder);
  const texts = readAll(chunks, '.js');
  const classes = new Set([...readAll(chunks, '.css').values()].flatMap(classesInSheet));
  const read = new Map(
    [...texts].map(([name, text]) => {
      try {
        return [name, readScriptClasses(text, (each) => classes.has(each))];
      } catch (error) {
        throw new Error(`${name}: ${error instanceof Error ? error.message : error}`);
      }
    }),
  );
  const own = [...ownScripts, ...inlineScripts].map((file) => readFileSync(file, 'utf8'));
  const { selected, properties } = namesInScripts([...texts.values()]);
  const kept = joinNames(namesInScripts(own), { classes: new Set(), selected, properties });
  const names = siteNames({ read: [...read.values()], kept }, classes);
  const renamed = new Map(
    [...texts].map(([name, text]) => {
      const places = read.get(name)?.lists ?? [];
      const lists = places.map((place) => ({ ...place, text: renameListed(place.text, names) }));
      return [name, replacePlaces(text, lists)];
    }),
  );
  return {
    classes,
    texts,
    lists: new Map([...read].map(([name, { lists }]) => [name, lists.map(({ text }) => text)])),
    names,
    renamed,
    files: newNames(texts, renamed),
  };
}

/** Puts the scripts with short names in place of those that the framework has written. */
export function writeSiteScripts(folder: string): void {
  const { renamed, files } = readSiteScripts(folder);
  for (const [name, file] of files) {
    const text = renameChunks(renamed.get(name) ?? '', files);
    writeFileSync(path.join(folder, chunkFolder, file), text);
    rmSync(path.join(folder, chunkFolder, name));
  }
}
