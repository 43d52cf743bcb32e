import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';

const processor = unified().use(remarkParse).use(remarkRehype);

/** Markdown as React elements, made when the page is built; raw HTML in the source is left out. */
export function Markdown({ source }: { source: string }) {
  const tree = processor.runSync(processor.parse(source));
  return toJsxRuntime(tree, { Fragment, jsx, jsxs });
}
