import type { Element, ElementContent } from 'hast';
import { readCarousel } from './carousel';
import { readDefinitionList } from './definition-list';
import { element, elementsIn, hasClass, isHeading } from './elements';
import { readForm } from './form-list';
import { isHidden } from './hidden';
import { linkTitles } from './link-titles';
import { readList } from './list';
import { readPhrasing, trimmed } from './phrasing';
import type { Reader, Rule, Surroundings } from './reader';
import { readTabPanel, tabLabels } from './tab-panel';
import { readTable } from './table';

const inlineTags = new Set(
  'a abbr b br button cite code del dfn em i kbd label mark q s small span strong sub sup time u wbr'.split(
    ' ',
  ),
);

function isBlock(node: Element): boolean {
  return !inlineTags.has(node.tagName) && !isHidden(node) && node.tagName !== 'img';
}

/** Whether a node is a part of the text around it. */
function isInline(node: ElementContent): boolean {
  return node.type !== 'element' || (inlineTags.has(node.tagName) && !holdsBlock(node));
}

function holdsBlock(node: Element): boolean {
  return elementsIn(node, isBlock, (child) => !isHidden(child)).length > 0;
}

/** Rules by tag; what has none says what its children say. */
const rules: Record<string, Rule> = {
  ul: readList,
  ol: readList,
  dl: readDefinitionList,
  form: readForm,
  table: readTable,
  p: (node, { phrasing }) => paragraph(trimmed(phrasing(node.children)), isStrong(node)),
  summary: (node, { phrasing }) => paragraph(trimmed(phrasing(node.children)), true),
  img: (node, { phrasing }) => paragraph(phrasing([node]), false),
  aside: (node, { flow }) => [element('blockquote', flow(node.children))],
  hr: () => [element('hr', [])],
};

/** Rules by role. */
const roleRules: Record<string, Rule> = { tabpanel: readTabPanel };

/** Whether a paragraph is a title, though no heading. */
function isStrong(node: Element): boolean {
  return hasClass(node, 'font-semibold');
}

function paragraph(said: ElementContent[], strong: boolean): Element[] {
  if (said.length === 0) return [];
  return [element('p', strong ? [element('strong', said)] : said)];
}

function readBlock(node: Element, reader: Reader): Element[] {
  if ([node.properties.ariaRoleDescription].flat().includes('carousel'))
    return readCarousel(node, reader);
  if (isHidden(node)) return [];
  if (isHeading(node)) {
    const said = trimmed(reader.phrasing(node.children));
    return said.length === 0 ? [] : [element(node.tagName, said)];
  }
  const rule = roleRules[String(node.properties.role)] ?? rules[node.tagName];
  return rule === undefined ? reader.flow(node.children) : rule(node, reader);
}

/** Links of headings to themselves, beside them. */
function withoutSelfLinks(nodes: readonly ElementContent[]): ElementContent[] {
  const own = nodes.flatMap((node) =>
    node.type === 'element' && isHeading(node) ? [`#${node.properties.id}`] : [],
  );
  return nodes.filter(
    (node) => node.type !== 'element' || !own.includes(String(node.properties.href)),
  );
}

function readerOf(page: Surroundings): Reader {
  const phrasing: Reader['phrasing'] = (nodes) => readPhrasing(nodes, page.url);
  const reader: Reader = {
    page,
    phrasing,
    flow: (nodes) => {
      const blocks: Element[] = [];
      let run: ElementContent[] = [];
      const end = () => {
        blocks.push(...paragraph(trimmed(phrasing(run)), false));
        run = [];
      };
      for (const node of withoutSelfLinks(nodes)) {
        if (isInline(node)) run.push(node);
        else if (node.type === 'element') {
          end();
          blocks.push(...readBlock(node, reader));
        }
      }
      end();
      return blocks;
    },
  };
  return reader;
}

function isPicture({ tagName, children }: Element): boolean {
  return (
    tagName === 'p' && children.every((node) => node.type === 'element' && node.tagName === 'img')
  );
}

/**
 * Rules only set apart what follows a list of sections: before a heading, with or without a picture above
 * it, and at the end they say nothing.
 */
function withoutNeedlessRules(blocks: Element[]): Element[] {
  return blocks.filter((block, index) => {
    if (block.tagName !== 'hr') return true;
    const next = blocks.slice(index + 1).find((each) => !isPicture(each));
    return next !== undefined && next.tagName !== 'hr' && !isHeading(next);
  });
}

/** The title of the page before the line above it. */
function titleFirst(blocks: Element[]): Element[] {
  const title = blocks.find(({ tagName }) => tagName === 'h1');
  return title === undefined ? blocks : [title, ...blocks.filter((block) => block !== title)];
}

/**
 * What a part of a page says, as a plain tree of headings, paragraphs, lists, tables, quotes, links and
 * pictures: no decoration, no controls, nothing twice, all addresses absolute.
 * @param part the main area or a part of it; changed in place
 */
export function contentTree(part: Element, page: Omit<Surroundings, 'tabs'>): Element[] {
  linkTitles(part);
  const { flow } = readerOf({ ...page, tabs: tabLabels(part) });
  return titleFirst(withoutNeedlessRules(flow(part.children)));
}
