import type { Element } from 'hast';
import type { ListItem, Nodes, Paragraph, PhrasingContent, Root } from 'mdast';
import rehypeRemark, { type Options } from 'rehype-remark';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { labelColon } from '@/i18n/locales';
import { elementsIn, isNamed } from '@/lib/markup/elements';
import type { BuiltPage } from '@/seo/built-page';
import { plainContent } from './plain-content';

type Handler = NonNullable<NonNullable<Options['handlers']>[string]>;

function textOf(node: Nodes): string {
  if ('children' in node) return node.children.map(textOf).join('');
  return node.type === 'text' ? node.value : '';
}

/** A description list as `- **Permitted stay**: 30 days`, with further blocks below. */
function descriptionList(colon: string): Handler {
  return (state, node) => {
    const items: ListItem[] = [];
    for (const part of elementsIn(node, isNamed('dt', 'dd'), isNamed('div'))) {
      if (part.tagName === 'dt') {
        // Terms hold no blocks.
        const children = state.all(part) as PhrasingContent[];
        const label: Paragraph = { type: 'paragraph', children: [{ type: 'strong', children }] };
        items.push({ type: 'listItem', children: [label] });
      } else items.at(-1)?.children.push(...state.toFlow(state.all(part)));
    }
    for (const { children } of items) {
      const [label, first] = children;
      if (label?.type !== 'paragraph' || first?.type !== 'paragraph') continue;
      label.children.push({ type: 'text', value: colon }, ...first.children);
      children.splice(1, 1);
    }
    return { type: 'list', ordered: false, children: items };
  };
}

/**
 * The blocks of a list item with a heading, as a section. The heading comes first: a category above it would belong to
 * the section before. A number above it becomes a part of it.
 */
function sectionOf({ children }: ListItem): ListItem['children'] {
  const heading = children.find((block) => block.type === 'heading');
  if (heading === undefined) return children;
  const number = children.find((each) => each.type === 'paragraph' && /^\d+$/.test(textOf(each)));
  if (number) heading.children.unshift({ type: 'text', value: `${textOf(number)} ` });
  return [heading, ...children.filter((block) => block !== heading && block !== number)];
}

/**
 * Turns lists whose items have headings into sections with a thematic break after the last. From the others it removes
 * numbers that Markdown writes itself, and blank lines between items unless one has several paragraphs.
 */
function arrangeLists(tree: Root): void {
  visit(tree, 'list', (list, index, parent) => {
    const isSections = list.children.some(({ children }) =>
      children.some(({ type }) => type === 'heading'),
    );
    if (parent && index !== undefined && (isSections || list.children.length === 0)) {
      const end = isSections ? [{ type: 'thematicBreak' } as const] : [];
      parent.children.splice(index, 1, ...list.children.flatMap(sectionOf), ...end);
      return index;
    }
    list.children.forEach((item, place) => {
      const [first, ...rest] = item.children;
      // `Note 3` before the third note.
      const numbering = new RegExp(`^\\D{0,12}${(list.start ?? 1) + place}$`);
      const isNumber = list.ordered && rest.length > 0 && first?.type === 'paragraph';
      if (isNumber && numbering.test(textOf(first))) item.children = rest;
      item.spread = item.children.slice(1).some(({ type }) => type !== 'list');
    });
    list.spread = list.children.some(({ spread }) => spread);
    return undefined;
  });
}

/** Moves the title to the top; removes breaks before headings (or their pictures), before others and at the end. */
function arrangeBlocks(tree: Root): void {
  const isPicture = (block: Nodes) =>
    block.type === 'paragraph' && block.children.every(({ type }) => type === 'image');
  const isTitle = (block: Nodes) => block.type === 'heading' && block.depth === 1;
  const blocks = tree.children.filter((block, index) => {
    if (block.type !== 'thematicBreak') return true;
    const next = tree.children.slice(index + 1).find((each) => !isPicture(each));
    return next !== undefined && next.type !== 'thematicBreak' && next.type !== 'heading';
  });
  tree.children = [...blocks.filter(isTitle), ...blocks.filter((block) => !isTitle(block))];
}

/** The content of a part of a page, which is changed in place, as a Markdown tree. */
export function contentTree(part: Element, page: Omit<BuiltPage, 'html'>): Root {
  const tree = unified()
    .use(rehypeRemark, { handlers: { dl: descriptionList(labelColon(page.locale)) } })
    .runSync(plainContent(part, page));
  arrangeLists(tree);
  arrangeBlocks(tree);
  return tree;
}
