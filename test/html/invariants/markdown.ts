import { existsSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { site } from '@/content/site';
import { isIndexable } from '@/seo/indexable';
import { elements } from '@/test/html/support/elements';
import { everyPage, type HtmlPage, notFoundPath, outFile } from '@/test/html/support/html-page';
import { type Invariant, ofPage, ofSite } from '@/test/html/support/invariant';
import { type MarkdownVersion, markdownOf } from '@/test/html/support/markdown-version';
import {
  type Content,
  contentOfMarkdown,
  contentOfPage,
} from '@/test/html/support/readable-content';

/** Nothing for the pages without a Markdown version. */
function ofVersions(find: (page: HtmlPage, version: MarkdownVersion) => string[]): Invariant {
  return ofPage((page) => (isIndexable(page.path) ? find(page, markdownOf(page)) : []));
}

/** The first difference between a page and its Markdown version. */
function difference(page: Content, version: Content): string[] {
  const whole = version.pieces.join('');
  let at = 0;
  for (const piece of page.pieces) {
    if (!whole.startsWith(piece, at)) {
      return [`has "${whole.slice(at, at + 60)}" where the page says "${piece.slice(0, 60)}"`];
    }
    at += piece.length;
  }
  return at === whole.length ? [] : [`says more than the page: "${whole.slice(at, at + 60)}"`];
}

function nodesIn(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesIn) : [])];
}

const typesetting = /[\u00a0\u00ad\u200b-\u200d\u2007\u2009\u202f\u2060\ufeff]/u;

/** What is no clean Markdown. */
export function uncleanParts({ source, tree }: MarkdownVersion): string[] {
  const nodes = nodesIn(tree);
  const titles = nodes.filter((node) => node.type === 'heading' && node.depth === 1);
  return [
    ...nodes.flatMap((node) => (node.type === 'html' ? [`HTML: ${node.value}`] : [])),
    ...(nodes.some(({ type }) => type === 'delete') ? ['text that is struck out'] : []),
    ...(typesetting.test(source) ? ['characters of typesetting'] : []),
    ...(/&(?:#x?[\da-f]+|amp|lt|gt|nbsp|quot);/i.test(source) ? ['a character reference'] : []),
    ...(titles.length === 1 && tree.children[0] === titles[0] ? [] : ['not one title, and first']),
  ];
}

/** The addresses that a Markdown version leads to or shows. */
function addressesIn({ tree }: MarkdownVersion): string[] {
  return nodesIn(tree).flatMap((node) =>
    node.type === 'link' || node.type === 'image' ? [node.url] : [],
  );
}

const pageUrls = new Set(
  everyPage.filter(({ path }) => path !== notFoundPath).map(({ url }) => url),
);

/** What is wrong with an address by itself. */
export function addressProblems(address: string): string[] {
  if (/^(?:mailto|tel):/.test(address)) return [];
  if (!address.startsWith('https://')) return [`${address} is not absolute`];
  const { origin, pathname } = new URL(address);
  if (origin !== site.origin || pageUrls.has(pathname)) return [];
  const isFile = /\.[a-z]+$/.test(pathname) && existsSync(outFile(pathname));
  return isFile ? [] : [`${address} is not there`];
}

/** What agents get to read. */
export const markdownInvariants = {
  'a Markdown version has all texts of its page, in its order, and no others': ofVersions(
    (page, { tree }) => difference(contentOfPage(page), contentOfMarkdown(tree)),
  ),

  'a Markdown version has the headings of its page': ofVersions((page, { tree }) => {
    const due = contentOfPage(page).headings;
    const own = contentOfMarkdown(tree).headings;
    return due
      .filter(({ depth, text }, at) => own[at]?.depth !== depth || own[at].text !== text)
      .concat(own.slice(due.length))
      .slice(0, 1)
      .map(({ depth, text }) => `differs from h${depth} "${text}"`);
  }),

  'a Markdown version is clean, under the title of its page': ofVersions((page, version) => {
    const [due] = contentOfPage(page).headings;
    const [title] = contentOfMarkdown(version.tree).headings;
    const isTitle = title !== undefined && title.text === due?.text;
    return [...uncleanParts(version), ...(isTitle ? [] : [`has the title "${title?.text}"`])];
  }),

  'the links of Markdown versions are absolute, and lead to what is there': ofSite(
    (page) => ({
      ids: new Set(elements(page.$, '[id]').map(({ attribs }) => attribs.id)),
      addresses: isIndexable(page.path) ? addressesIn(markdownOf(page)) : [],
    }),
    (all) => {
      const idsAt = new Map(all.map(({ page, facts }) => [page.url, facts.ids]));
      return all.flatMap(({ page, facts }) =>
        facts.addresses.flatMap((address) => {
          const problems = addressProblems(address);
          if (problems.length > 0 || !address.startsWith(site.origin)) {
            return problems.map((problem) => `${page.url}: ${problem}`);
          }
          const { pathname, hash } = new URL(address);
          const known = hash === '' || idsAt.get(pathname)?.has(decodeURIComponent(hash.slice(1)));
          return known ? [] : [`${page.url}: no id for ${address}`];
        }),
      );
    },
  ),
} satisfies Record<string, Invariant>;
