import { toJsxRuntime } from 'hast-util-to-jsx-runtime';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { parseMarkdown } from '@/lib/markdown';
import { markdownComponents } from './markdown-components';

/** Markdown as React elements, made when the page is built; raw HTML in the source is left out. */
export function Markdown({ source }: { source: string }) {
  return toJsxRuntime(parseMarkdown(source), {
    Fragment,
    jsx,
    jsxs,
    components: markdownComponents,
  });
}
