import type { Root as HtmlRoot } from 'hast';
import type { Nodes, Parents, Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

/** Containers that documents may use: `:::tip` and `:::cta`, closed by `:::`. */
const containers = ['tip', 'cta'];

/** Turns known containers into `<aside data-kind>`, and what only looks like a directive into text. */
function directives() {
  return (tree: Root) => visit(tree);
}

function visit(parent: Parents): void {
  parent.children.forEach((node: Nodes, index) => {
    if (node.type === 'containerDirective') {
      if (!containers.includes(node.name)) {
        throw new Error(`unknown container :::${node.name}; known are ${containers.join(', ')}`);
      }
      node.data = { hName: 'aside', hProperties: { dataKind: node.name } };
    } else if (node.type === 'textDirective' || node.type === 'leafDirective') {
      // "9:30" and the like: a colon in prose is a colon.
      parent.children.splice(index, 1, { type: 'text', value: `:${node.name}` });
    }
    if ('children' in node) visit(node);
  });
}

const processor = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkDirective)
  .use(directives)
  .use(remarkRehype);

/**
 * Parses a document's Markdown (GFM tables, `:::tip`, `:::cta`) into an HTML tree without raw HTML.
 * @throws Error naming an unknown container
 */
export function parseMarkdown(source: string): HtmlRoot {
  return processor.runSync(processor.parse(source));
}
