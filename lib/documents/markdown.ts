import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** Kinds of diagrams: each is drawn from the table in its container, `tree` from the list. */
export const diagramKinds = ['bars', 'line', 'waterfall', 'timeline', 'tree'] as const;

/** One of `diagramKinds`. */
export type DiagramKind = (typeof diagramKinds)[number];

/**
 * Containers that documents may use, closed by `:::`: what to do first, a tip, the call to action, a worked
 * example with amounts of the reader's own business, diagrams, a calculator named by its id
 * (`:::calculator{#thirteenthMonth}`), a list to fill in (`:::download{#exitList}`), and the checklist at the end.
 */
const containers: readonly string[] = [
  'first',
  'tip',
  'cta',
  'example',
  ...diagramKinds,
  'calculator',
  'download',
  'checklist',
];

/** Turns known containers into `<aside data-kind>`, and what only looks like a directive into text. */
function replaceDirectives(tree: Root, source: string, file: string): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'containerDirective') {
      if (!containers.includes(node.name)) {
        throw new Error(
          `${file}: body: unknown container :::${node.name}; known are ${containers.join(', ')}`,
        );
      }
      const { id } = node.attributes ?? {};
      node.data = { hName: 'aside', hProperties: { dataKind: node.name, dataId: id ?? undefined } };
    } else if (node.type === 'textDirective' || node.type === 'leafDirective') {
      // "9:30" and the like: a colon in prose is a colon, and what follows it is text.
      const value = source.slice(node.position?.start.offset, node.position?.end.offset);
      parent?.children.splice(index ?? 0, 1, { type: 'text', value });
    }
  });
  joinTextNodes(tree);
}

/** Joins texts that stand side by side, so that `[[wageInterval:dative]]` is in one. */
function joinTextNodes(tree: Root): void {
  visit(tree, 'text', (node, index, parent) => {
    if (index === undefined || parent === undefined) return;
    while (true) {
      const next = parent.children[index + 1];
      if (next?.type !== 'text') return;
      node.value += next.value;
      parent.children.splice(index + 1, 1);
    }
  });
}

const placeholder = /\[\[[^\]]*\]\]/g;

/** Fills the placeholders of a document, in place. The values are text, whatever characters they have. */
export function fillTexts(tree: Root, fill: (text: string) => string): void {
  visit(tree, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') {
      node.value = fill(node.value);
    } else if (node.type === 'link' || node.type === 'definition') {
      node.url = node.url.replace(placeholder, (found) => encodeURIComponent(fill(found)));
      if (node.title) node.title = fill(node.title);
    }
  });
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const toHtml = unified().use(remarkRehype).use(rehypeSlug);

/** Parses Markdown (GFM tables, containers such as `:::tip`). @throws Error naming the file and an unknown container */
export function parseMarkdown(source: string, file: string): Root {
  const tree = parser.parse(source);
  replaceDirectives(tree, source, file);
  return tree;
}

/** Converts mdast whose placeholders are already filled to hast, without raw HTML; every heading gets an id. */
export function htmlTree(tree: Root): HtmlRoot {
  const html = toHtml.runSync(tree);
  // Positions in the source are needed no more, and are a third of the size of the tree.
  visit(html, (node) => {
    delete node.position;
    // An id begins with a letter, so that style sheets can name it.
    if (node.type === 'element' && /^\d/.test(String(node.properties.id ?? ''))) {
      node.properties.id = `s-${node.properties.id}`;
    }
  });
  return html;
}
