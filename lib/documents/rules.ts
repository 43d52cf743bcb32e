import type { Nodes, Parents, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { visitParents } from 'unist-util-visit-parents';
import { countWords } from '@/lib/text/count-words';
import {
  typedAmount,
  typedDeadline,
  typedPercentage,
  typedPromise,
} from '@/lib/text/typed-figures';

/** What the rules need to know about a document. */
type DocumentToCheck = {
  /** The texts of its front matter. */
  metaTitle: string;
  description: string;
  excerpt: string;
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

/** Headed sections of a document. */
const sections = { min: 4, max: 7 };

/** The text of a node and all nodes in it. */
function textOf(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map(textOf).join(' ') : '';
}

/**
 * Whether the stated minutes of reading are true for an English body.
 * @param tree of the body, placeholders not filled
 * @returns the problem of the field `readMinutes`, or undefined
 */
export function readTimeProblem(tree: Root, readMinutes: number): string | undefined {
  const words = countWords(textOf(tree));
  const { min, max } = wordsPerMinute;
  if (words >= min * readMinutes && words <= max * readMinutes) return undefined;
  return `readMinutes: ${readMinutes} is not true for ${words} words; ${min}-${max} words a minute make ${Math.ceil(words / max)}-${Math.floor(words / min)} minutes`;
}

function structureProblems({ tree, kind }: DocumentToCheck): string[] {
  const problems: string[] = [];
  if (tree.children[0]?.type !== 'paragraph') {
    problems.push('body: must begin with a lead paragraph');
  }
  let depth = 1;
  let headed = 0;
  visit(tree, 'heading', (heading) => {
    if (heading.depth === 1)
      problems.push(`body: "# ${textOf(heading)}": the title is the only h1`);
    if (heading.depth > depth + 1) {
      problems.push(`body: "${textOf(heading)}" skips from level ${depth} to ${heading.depth}`);
    }
    if (heading.depth === 2) headed += 1;
    depth = heading.depth;
  });
  if (headed < sections.min || headed > sections.max) {
    problems.push(`body: has ${headed} sections headed by ##, not ${sections.min}-${sections.max}`);
  }
  const required = kind === 'blogs' ? ['tip', 'cta'] : [];
  const containers = new Set<string>();
  visit(tree, 'containerDirective', (node) => {
    containers.add(node.name);
  });
  for (const name of required) {
    if (!containers.has(name)) problems.push(`body: a blog post has a :::${name}`);
  }
  visit(tree, ['html', 'image', 'imageReference'], (node) => {
    problems.push(`body: ${node.type === 'html' ? 'raw HTML' : 'an image'} is not supported`);
  });
  return problems;
}

/** The problem of where a link leads to, or undefined. */
function targetProblem(url: string, { path, knownPaths }: DocumentToCheck): string | undefined {
  if (url.startsWith('https://')) return undefined;
  const target = url.replace(/[#?].*$/, '');
  if (!knownPaths.has(target)) return `body: the link ${url} leads to no page`;
  return target === path ? `body: the link ${url} leads to the document itself` : undefined;
}

/** A reference that nothing defines is no link in Markdown, but text: `[text][name]`. */
const openReference = /!?\[[^[\]]+\]\[[^[\]]*\]/;
/** What is left of a placeholder whose outer brackets were taken for those of a link. */
const brokenPlaceholder = /^\[\w+\]$/;

/** Problems of links, of references such as `[text][name]`, and of the definitions of their names. */
function linkProblems(document: DocumentToCheck): string[] {
  const { tree } = document;
  const problems: string[] = [];
  const referred = new Set<string>();
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      const problem = targetProblem(node.url, document);
      if (problem !== undefined) problems.push(problem);
    }
    if (node.type === 'linkReference' || node.type === 'imageReference') {
      referred.add(node.identifier);
    }
    if (node.type === 'link' || node.type === 'linkReference') {
      const text = textOf(node);
      if (brokenPlaceholder.test(text)) {
        problems.push(`body: the link text ${text}: write [[${text}]](…) to link a placeholder`);
      }
    }
    const open = node.type === 'text' ? openReference.exec(node.value) : null;
    if (open !== null) problems.push(`body: nothing defines the reference ${open[0]}`);
  });
  visit(tree, 'definition', ({ identifier, label }) => {
    // Of two definitions of one name only the first counts.
    if (!referred.delete(identifier))
      problems.push(`body: nothing refers to the definition [${label}]`);
  });
  return problems;
}

/** A block's own problems: figures of the state are facts, and facts are never typed. */
function figureProblem(text: string, inExample: boolean): string | undefined {
  const found =
    typedPercentage.exec(text) ??
    (inExample ? null : (typedAmount.exec(text) ?? typedPromise.exec(text))) ??
    typedDeadline(text);
  if (found === null) return undefined;
  const around = text.slice(Math.max(0, found.index - 30), found.index + found[0].length + 20);
  return `body: "…${around}…" types a figure; refer to content/facts.ts as [[name]], or put amounts of the reader's business into :::example`;
}

/** The texts of a document that are read as one: paragraphs, headings and table cells. */
function blocksOf(parent: Parents): { text: string; inExample: boolean }[] {
  const blocks: { text: string; inExample: boolean }[] = [];
  visitParents(parent, ['paragraph', 'heading', 'tableCell'], (node, ancestors) => {
    blocks.push({
      text: textOf(node),
      inExample: ancestors.some(
        (ancestor) => ancestor.type === 'containerDirective' && ancestor.name === 'example',
      ),
    });
  });
  return blocks;
}

function figureProblems(tree: Root): string[] {
  return blocksOf(tree).flatMap(({ text, inExample }) => figureProblem(text, inExample) ?? []);
}

function apostropheProblems({ metaTitle, description, excerpt, tree }: DocumentToCheck): string[] {
  const problems: string[] = [];
  for (const [field, text] of Object.entries({ title: metaTitle, description, excerpt })) {
    if (text.includes("'")) problems.push(`${field}: has the apostrophe '; write ’`);
  }
  visit(tree, 'text', ({ value }) => {
    const at = value.indexOf("'");
    if (at < 0) return;
    const around = value.slice(Math.max(0, at - 30), at + 20);
    problems.push(`body: "…${around}…" has the apostrophe '; write ’`);
  });
  return problems;
}

/**
 * The problems of a document's text: each begins with the field at fault. Rules: the
 * text has a lead and headed sections whose levels do not skip, blog posts have a tip and a
 * call to action, links within the site exist, figures of the state are not typed, apostrophes are of one kind.
 */
export function documentProblems(document: DocumentToCheck): string[] {
  return [
    ...structureProblems(document),
    ...linkProblems(document),
    ...figureProblems(document.tree),
    ...apostropheProblems(document),
  ];
}
