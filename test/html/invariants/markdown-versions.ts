import { existsSync } from 'node:fs';
import type { Nodes } from 'mdast';
import { site } from '@/content/site';
import { isIndexable } from '@/seo/page-languages';
import { distinctPages } from '@/test/html/support/document-at';
import { replace } from '@/test/html/support/fault';
import {
  elements,
  everyPage,
  type HtmlPage,
  notFoundPath,
  outFile,
} from '@/test/html/support/html-page';
import { type Invariant, ofPage, ofSite } from '@/test/html/support/invariant';
import {
  type MarkdownVersion,
  markdownVersionOf,
  parseVersion,
} from '@/test/html/support/markdown-version';
import { type Content, contentOfMarkdown, contentOfPage } from '@/test/html/support/page-content';
import { testInvariants } from '@/test/html/support/test-invariants';

/** An invariant of the pages that have a Markdown version. */
function ofVersions(find: (page: HtmlPage, version: MarkdownVersion) => string[]): Invariant {
  return ofPage((page) => (isIndexable(page.path) ? find(page, markdownVersionOf(page)) : []));
}

/** The first difference between the content of a page and its Markdown version. */
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

/** What a Markdown version should not have: HTML, formatting for screens, or a title elsewhere than at its start. */
function uncleanParts({ source, tree }: MarkdownVersion): string[] {
  const nodes = nodesIn(tree);
  const titles = nodes.filter((node) => node.type === 'heading' && node.depth === 1);
  return [
    ...nodes.flatMap((node) => (node.type === 'html' ? [`HTML: ${node.value}`] : [])),
    ...(nodes.some(({ type }) => type === 'delete') ? ['strikethrough'] : []),
    ...(typesetting.test(source) ? ['typesetting characters'] : []),
    ...(/&(?:#x?[\da-f]+|amp|lt|gt|nbsp|quot);/i.test(source) ? ['a character reference'] : []),
    ...(titles.length === 1 && tree.children[0] === titles[0]
      ? []
      : ['its one title does not come first']),
  ];
}

/** The URLs in a Markdown version. */
function urlsIn({ tree }: MarkdownVersion): string[] {
  return nodesIn(tree).flatMap((node) =>
    node.type === 'link' || node.type === 'image' ? [node.url] : [],
  );
}

const pageUrls = new Set(
  everyPage.filter(({ path }) => path !== notFoundPath).map(({ url }) => url),
);

/** The problem of a URL: that it is relative, or that the site has no such page or file; its hash is not checked. */
function urlProblems(url: string): string[] {
  if (/^(?:mailto|tel):/.test(url)) return [];
  if (!url.startsWith('https://')) return [`${url} is not absolute`];
  const { origin, pathname } = new URL(url);
  if (origin !== site.origin || pageUrls.has(pathname)) return [];
  const isFile = /\.[a-z]+$/.test(pathname) && existsSync(outFile(pathname));
  return isFile ? [] : [`${url} is not there`];
}

testInvariants(distinctPages, {
  'a Markdown version has all texts of its page in the same order, and no others': [
    ofVersions((page, { tree }) => difference(contentOfPage(page), contentOfMarkdown(tree))),
    // A paragraph that the version lacks.
    [
      '/ja/about',
      ($) => $('main section p').first().before('<p>Ein Satz</p>'),
      'where the page says "EinSatz"',
    ],
    // A paragraph that the page lacks.
    [
      '/articles/tax-planning-strategies',
      ($) => $('article p').last().parent().find('p').first().remove(),
      '/articles/tax-planning-strategies: has "',
    ],
  ],
  'a Markdown version has the headings of its page': [
    ofVersions((page, { tree }) => {
      const expected = contentOfPage(page).headings;
      const own = contentOfMarkdown(tree).headings;
      return expected
        .filter(({ depth, text }, at) => own[at]?.depth !== depth || own[at].text !== text)
        .concat(own.slice(expected.length))
        .slice(0, 1)
        .map(({ depth, text }) => `differs from h${depth} "${text}"`);
    }),
    // A heading of another level.
    [
      '/zh/services',
      replace(/<h3(.*?)<\/h3>/, '<h4>Services</h4>'),
      '/zh/services: differs from h4',
    ],
  ],
  'a Markdown version is clean Markdown, under the title of its page': [
    ofVersions((page, version) => {
      const [expected] = contentOfPage(page).headings;
      const [title] = contentOfMarkdown(version.tree).headings;
      const isTitle = title !== undefined && title.text === expected?.text;
      return [...uncleanParts(version), ...(isTitle ? [] : [`has the title "${title?.text}"`])];
    }),
    // Another title.
    ['/ko/about', ($) => $('main h1').text('About'), '/ko/about: has the title "'],
  ],
});

testInvariants(everyPage, {
  'the links of Markdown versions are absolute, and lead to pages and files that exist': [
    ofSite(
      (page) => ({
        ids: new Set(elements(page.$, '[id]').map(({ attribs }) => attribs.id)),
        urls: isIndexable(page.path) ? urlsIn(markdownVersionOf(page)) : [],
      }),
      (all) => {
        const idsAt = new Map(all.map(({ page, facts }) => [page.url, facts.ids]));
        return all.flatMap(({ page, facts }) =>
          facts.urls.flatMap((url) => {
            const problems = urlProblems(url);
            if (problems.length > 0 || !url.startsWith(site.origin)) {
              return problems.map((problem) => `${page.url}: ${problem}`);
            }
            const { pathname, hash } = new URL(url);
            const known =
              hash === '' || idsAt.get(pathname)?.has(decodeURIComponent(hash.slice(1)));
            return known ? [] : [`${page.url}: no id for ${url}`];
          }),
        );
      },
    ),
    // A section that is gone.
    [
      '/visa-processing',
      ($) => $('#visa-srrv').removeAttr('id'),
      `/services: no id for ${site.origin}/visa-processing#visa-srrv`,
    ],
  ],
});

test.each([
  ['# A\n\na <b>b</b>', ['HTML: <b>', 'HTML: </b>']],
  ['# A\n\n~b~', ['strikethrough']],
  ['# A\n\n3\u00a0days', ['typesetting characters']],
  ['# A\n\nb&#x20;', ['a character reference']],
  ['a\n\n# A', ['its one title does not come first']],
  ['---\ntitle: "x"\n---\n\n# A\n\n3~4 or 5\\~6\n', []],
])('%j has the problems %j', (source, problems) => {
  expect(uncleanParts(parseVersion(source))).toEqual(problems);
});

test.each([
  ['/about', '/about is not absolute'],
  [`${site.origin}/no-such-page`, `${site.origin}/no-such-page is not there`],
  [`${site.origin}/src/assets/x.svg`, `${site.origin}/src/assets/x.svg is not there`],
])('the URL %s has the problem "%s"', (url, problem) => {
  expect(urlProblems(url)).toEqual([problem]);
});
