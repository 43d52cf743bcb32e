import postcss, { type Rule } from 'postcss';
import { classesOf, leadersIn } from './class-lists';
import { type KeptNames, namesInScripts } from './kept-names';
import { mergeRules } from './merge-rules';
import { placesIn, replacePlaces } from './page-places';
import { type Part, partsIn, ruleSelectors, writeSelectors } from './selectors';
import { shortNames } from './short-names';
import { shortenProperties } from './short-properties';
import { within } from './within';

/** A page whose names are to be short. */
export type LongPage = {
  /** With the style of the page as its first style element. */
  html: string;
  /** Names that stay as they are: others than the page itself know them. */
  kept: KeptNames;
  /** Lists of classes that elements may get later. */
  later?: readonly string[];
  /** The short names of classes that scripts know by these: they count as names that stay. */
  shared?: ReadonlyMap<string, string>;
};

/** A page whose names are short. */
export type ShortPage = {
  html: string;
  /**
   * A list of classes by their short names.
   * @throws Error when no list of the page or of those for later is the same
   */
  rename: (list: string) => string;
};

/** @throws Error when a selector asks for a part of a class */
function checkSelectors(selectors: ReadonlyMap<Rule, Part[][]>): void {
  for (const [{ selector }, list] of selectors) {
    for (const { kind, name } of partsIn(list)) {
      if (kind !== 'attribute' || !/^class(?![\w-])/i.test(name)) continue;
      throw new Error(
        `"${selector}" reads classes as a text, but pages give them other names (build/page-style/shorten-page.ts)`,
      );
    }
  }
}

/** @throws Error when the page itself knows a class that has another name in its scripts */
function checkShared(shared: ReadonlyMap<string, string>, { classes, selected }: KeptNames): void {
  for (const name of shared.keys()) {
    if (!classes.has(name) && !selected.has(name)) continue;
    throw new Error(
      `an inline script or a style attribute names the class "${name}", which the page's scripts make elements with: give it another name (build/page-style/shorten-page.ts)`,
    );
  }
}

/** A value of an attribute of HTML. */
function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/**
 * Gives the classes and the custom properties of a page names of one or two letters, and one name to classes
 * that always stand together; rules that then have the same selectors become one. Classes go that no rule
 * of the page has.
 * @throws Error when the page has no style, or one that reads classes as a text
 */
export async function shortenPage({
  html,
  kept,
  later = [],
  shared = new Map(),
}: LongPage): Promise<ShortPage> {
  const { style, lists, scripts } = await placesIn(html);
  const here = namesInScripts(scripts);
  checkShared(shared, here);
  const isKept = (name: string) =>
    !shared.has(name) &&
    [kept, here].some(({ classes, selected }) => classes.has(name) || selected.has(name));
  const sheet = postcss.parse(style.text);
  const selectors = ruleSelectors(sheet);
  checkSelectors(selectors);

  const inRules = [...selectors.values()].flatMap((list) =>
    [...partsIn(list)].filter(({ kind }) => kind === 'class'),
  );
  const ruled = new Set(inRules.map(({ name }) => name));
  const all = new Set([...lists.map(({ text }) => text), ...later]);
  const leaders = leadersIn(all, (name) => ruled.has(name) && !isKept(name));

  const ours = [...ruled]
    .flatMap((name) => leaders.get(name) ?? [])
    .filter((name) => !shared.has(name));
  const others = [...all]
    .flatMap(classesOf)
    .concat([...ruled])
    .filter((name) => !leaders.has(name));
  const taken = new Set([...kept.selected, ...here.selected, ...others, ...shared.values()]);
  const names = new Map([...shortNames(new Set(ours), taken), ...shared]);
  const short = (name: string) => names.get(leaders.get(name) ?? '') ?? name;

  const renamed = new Map<string, string>();
  for (const list of all) {
    const left = classesOf(list).filter((name) => ruled.has(name) || isKept(name));
    renamed.set(list, [...new Set(left.map(short))].join(' '));
  }
  for (const part of inRules) if (leaders.has(part.name)) part.raw = `.${short(part.name)}`;
  for (const [rule, list] of selectors) rule.selector = writeSelectors(list);
  shortenProperties(sheet, (name) => kept.properties.has(name) || here.properties.has(name));
  mergeRules(sheet);

  const rename = (list: string): string => {
    const result = renamed.get(list);
    if (result === undefined) throw new Error(`no element has the classes "${list}"`);
    return result;
  };
  const places = [
    { ...style, text: within('style', sheet.toString()) },
    ...lists.map((place) => ({ ...place, text: `class="${escaped(rename(place.text))}"` })),
  ];
  return {
    html: replacePlaces(
      html,
      places.sort((a, b) => a.start - b.start),
    ),
    rename,
  };
}
