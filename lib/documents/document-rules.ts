import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import {
  findHardCodedDeadline,
  hardCodedAmount,
  hardCodedPercentage,
  hardCodedPromise,
} from '@/lib/text/hard-coded-figures';
import { straightMarks } from '@/lib/text/straight-marks';
import { countWordsBySpaces } from '@/lib/text/words';

type DocumentToCheck = {
  /** Its Markdown without front matter as a syntax tree, placeholders not filled. */
  tree: Root;
  /** Path at which the document is listed, without locale prefix. */
  path: string;
  kind: 'articles' | 'blogs';
  /** Every path of the site, without locale prefix. */
  knownPaths: ReadonlySet<string>;
};

/** Words of body in one stated minute of reading. */
const wordsPerMinute = { min: 150, max: 260 };

/** The shortest English body, in words. */
const minWords = 750;

/** The longest lead, in words: a reader on a phone sees what to do first without scrolling. */
const maxLeadWords = 60;

const entryLimits = { first: { min: 3, max: 5 }, checklist: { min: 5, max: 12 } };

const sectionLimits = { min: 4, max: 7 };

function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
}

/** Compares the stated minutes with the length of an English body. @returns the problem of `readMinutes`, or undefined */
export function readTimeProblem(tree: Root, readMinutes: number): string | undefined {
  const words = countWordsBySpaces(textOf(tree));
  if (words < minWords) {
    return `readMinutes: the body has ${words} words; a document has ${minWords} at least`;
  }
  const { min, max } = wordsPerMinute;
  if (words >= min * readMinutes && words <= max * readMinutes) return undefined;
  return `readMinutes: ${readMinutes} is not true for ${words} words; ${min}-${max} words a minute make ${Math.ceil(words / max)}-${Math.floor(words / min)} minutes`;
}

function nodesOf<Type extends Nodes['type']>(tree: Root, ...types: Type[]) {
  const nodes: Extract<Nodes, { type: Type }>[] = [];
  visit(tree, types, (node) => {
    // `visit` gives nodes of these types alone, but does not say so of a list of them.
    nodes.push(node as Extract<Nodes, { type: Type }>);
  });
  return nodes;
}

function entryProblems(name: keyof typeof entryLimits, node: Nodes | undefined): string[] {
  if (node?.type !== 'containerDirective' || node.name !== name) return [];
  const [list, ...others] = node.children;
  const { min, max } = entryLimits[name];
  const count = list?.type === 'list' ? list.children.length : 0;
  return count >= min && count <= max && others.length === 0
    ? []
    : [`body: :::${name} holds one list of ${min} to ${max} entries`];
}

function openingProblems(tree: Root): string[] {
  const [lead, first] = tree.children;
  const last = tree.children.at(-1);
  const isNamed = (node: Nodes | undefined, name: string) =>
    node?.type === 'containerDirective' && node.name === name;
  const words = lead === undefined ? 0 : countWordsBySpaces(textOf(lead));
  return [
    ...(lead?.type === 'paragraph' ? [] : ['body: must begin with a lead paragraph']),
    ...(words > maxLeadWords
      ? [`body: the lead has ${words} words, not at most ${maxLeadWords}`]
      : []),
    ...(isNamed(first, 'first') ? [] : ['body: :::first must follow the lead']),
    ...(isNamed(last, 'checklist') ? [] : ['body: must end with a :::checklist']),
    ...entryProblems('first', first),
    ...entryProblems('checklist', last),
  ];
}

function structureProblems({ tree, kind }: DocumentToCheck): string[] {
  const headings = nodesOf(tree, 'heading');
  const sections = headings.filter(({ depth }) => depth === 2).length;
  const { min, max } = sectionLimits;
  const containers = nodesOf(tree, 'containerDirective').map(({ name }) => name);
  const missing = (kind === 'blogs' ? ['tip', 'cta'] : []).filter(
    (name) => !containers.includes(name),
  );
  return [
    ...openingProblems(tree),
    ...headings.flatMap((heading, index) => {
      const before = headings[index - 1]?.depth ?? 1;
      const text = textOf(heading);
      return [
        ...(heading.depth === 1 ? [`body: "# ${text}": the title is the only h1`] : []),
        ...(heading.depth > before + 1
          ? [`body: "${text}" skips from level ${before} to ${heading.depth}`]
          : []),
      ];
    }),
    ...(sections < min || sections > max
      ? [`body: has ${sections} sections headed by ##, not ${min}-${max}`]
      : []),
    ...missing.map((name) => `body: a blog post has a :::${name}`),
    ...nodesOf(tree, 'html', 'image', 'imageReference').map(
      ({ type }) => `body: ${type === 'html' ? 'raw HTML' : 'an image'} is not supported`,
    ),
  ];
}

function targetProblem(url: string, { path, knownPaths }: DocumentToCheck): string | undefined {
  if (url.startsWith('https://')) return undefined;
  const target = url.replace(/[#?].*$/, '');
  if (!knownPaths.has(target))
    return `body: the link ${url} leads to no page (content/pages.ts, or a folder of content/)`;
  return target === path ? `body: the link ${url} leads to the document itself` : undefined;
}

/** A reference that nothing defines is no link in Markdown, but text: `[text][name]`. */
const openReference = /!?\[[^[\]]+\]\[[^[\]]*\]/;
/** What is left of a placeholder whose outer brackets were taken for those of a link. */
const brokenPlaceholder = /^\[\w+\]$/;

/** Problems of links, of references such as `[text][name]`, and of the definitions of their names. */
function linkProblems(document: DocumentToCheck): string[] {
  const { tree } = document;
  const references = nodesOf(tree, 'linkReference', 'imageReference');
  const referred = new Set(references.map(({ identifier }) => identifier));
  const definitions = nodesOf(tree, 'definition');
  return [
    ...[...nodesOf(tree, 'link'), ...definitions].flatMap(
      ({ url }) => targetProblem(url, document) ?? [],
    ),
    ...nodesOf(tree, 'link', 'linkReference')
      .map(textOf)
      .filter((text) => brokenPlaceholder.test(text))
      .map((text) => `body: the link text ${text}: write [[${text}]](…) to link a placeholder`),
    ...nodesOf(tree, 'text').flatMap(({ value }) => {
      const open = openReference.exec(value);
      return open === null ? [] : [`body: nothing defines the reference ${open[0]}`];
    }),
    ...definitions
      // Of two definitions of one name only the first counts.
      .filter(({ identifier }) => !referred.delete(identifier))
      .map(({ label }) => `body: nothing refers to the definition [${label}]`),
  ];
}

/** The problem of a text: figures of the state are facts, and never hard-coded. */
function figureProblem(text: string, inExample = false): string[] {
  const found =
    hardCodedPercentage.exec(text) ??
    (inExample ? null : (hardCodedAmount.exec(text) ?? hardCodedPromise.exec(text))) ??
    findHardCodedDeadline(text);
  if (found === null) return [];
  const around = text.slice(Math.max(0, found.index - 30), found.index + found[0].length + 20);
  return [`"…${around}…" types a figure; refer to content/facts/ as [[name]]`];
}

/** Containers with amounts of the reader's own business, which are no facts. */
const ownAmounts: readonly string[] = ['example', 'bars', 'line', 'waterfall', 'timeline'];

/** Problems of paragraphs, headings and table cells, each with the text of all its nodes. */
function figureProblems(tree: Root): string[] {
  const problems: string[] = [];
  visitParents(tree, ['paragraph', 'heading', 'tableCell'], (node, ancestors) => {
    const inExample = ancestors.some(
      (ancestor) => ancestor.type === 'containerDirective' && ownAmounts.includes(ancestor.name),
    );
    for (const problem of figureProblem(textOf(node), inExample)) {
      problems.push(`body: ${problem}, or put amounts of the reader's business into :::example`);
    }
  });
  return problems;
}

function markProblems(tree: Root): string[] {
  return nodesOf(tree, 'text').flatMap(({ value }) =>
    straightMarks(value).map(({ at, problem }) => {
      const around = value.slice(Math.max(0, at - 30), at + 20);
      return `body: "…${around}…" ${problem}`;
    }),
  );
}

/** The problems of a text of the front matter as it is written: figures and straight marks, as in the body. */
export function fieldProblems(field: string, text: string): string[] {
  const marks = straightMarks(text).map(({ problem }) => problem);
  return [...figureProblem(text), ...marks].map((problem) => `${field}: ${problem}`);
}

/**
 * The problems of a document's body: each begins with `body:`. Rules: the text has a lead and headed
 * sections whose levels do not skip, blog posts have a tip and a call to action, links within the site
 * exist, figures of the state are not hard-coded, apostrophes and quotation marks are not straight.
 */
export function documentProblems(document: DocumentToCheck): string[] {
  return [
    ...structureProblems(document),
    ...linkProblems(document),
    ...figureProblems(document.tree),
    ...markProblems(document.tree),
  ];
}
