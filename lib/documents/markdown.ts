import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import rehypeSlug from 'rehype-slug';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/**
 * Containers that documents may use, closed by `:::`: a tip, the call to action, and a worked example
 * with amounts of the reader's own business.
 */
const containers = ['tip', 'cta', 'example'];

/** Turns known containers into `<aside data-kind>`, and what only looks like a directive into text. */
function replaceDirectives(tree: Root, source: string): void {
  visit(tree, (node, index, parent) => {
    if (node.type === 'containerDirective') {
      if (!containers.includes(node.name)) {
        throw new Error(`unknown container :::${node.name}; known are ${containers.join(', ')}`);
      }
      node.data = { hName: 'aside', hProperties: { dataKind: node.name } };
    } else if (node.type === 'textDirective' || node.type === 'leafDirective') {
      // "9:30" and the like: a colon in prose is a colon, and what follows it is text.
      const value = source.slice(node.position?.start.offset, node.position?.end.offset);
      parent?.children.splice(index ?? 0, 1, { type: 'text', value });
    }
  });
}

/** Keeps currency and amount on one line: "PHP 1,000" with a non-breaking space. */
function keepAmounts(tree: Root): void {
  visit(tree, 'text', (node) => {
    node.value = node.value.replace(/\b([A-Z]{3}) (?=\d)/g, '$1\u00a0');
  });
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkDirective);
const toHtml = unified().use(remarkRehype).use(rehypeSlug);

/**
 * Parses a document's Markdown (GFM tables, `:::tip`, `:::cta`, `:::example`) into its syntax tree.
 * @throws Error naming an unknown container
 */
export function markdownSyntax(source: string): Root {
  const tree = parser.parse(source);
  replaceDirectives(tree, source);
  keepAmounts(tree);
  return tree;
}

/**
 * Parses a document's Markdown into an HTML tree without raw HTML; every heading has an id.
 * @throws Error naming an unknown container
 */
export function parseMarkdown(source: string): HtmlRoot {
  return toHtml.runSync(markdownSyntax(source));
}
