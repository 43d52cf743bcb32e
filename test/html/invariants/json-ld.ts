import { documentPath, pages } from '@/content/pages';
import { site } from '@/content/site';
import { documentSlugs } from '@/generated/document-slugs';
import { isTranslated } from '@/i18n/locales';
import { replace } from '@/test/html/support/fault';
import { everyPage, type HtmlPage, notFoundPath } from '@/test/html/support/html-page';
import { type Collected, ofPage, ofSite } from '@/test/html/support/invariant';
import {
  editJsonLd,
  editNode,
  type GraphNode,
  jsonLdGraphsOf,
  nodesOf,
} from '@/test/html/support/json-ld';
import { testInvariants } from '@/test/html/support/test-invariants';

/** Paths of the pages without structured data. */
const pathsWithoutGraph: string[] = [
  ...Object.values(pages)
    .filter(({ indexable }) => !indexable)
    .map(({ path }) => path),
  notFoundPath,
];

/** Every value within a node, the node first. */
function valuesIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [value];
  return [value, ...Object.values(value).flatMap(valuesIn)];
}

/** A node with an id and its properties; nothing for a mere reference. */
type Statement = { id: string; properties: Record<string, unknown> };

function statementsIn(nodes: GraphNode[]): Statement[] {
  return valuesIn(nodes).flatMap((value) => {
    if (typeof value !== 'object' || value === null || !('@id' in value)) return [];
    const { '@id': id, ...properties } = value;
    return [{ id: String(id), properties }];
  });
}

function isReference({ properties }: Statement): boolean {
  return Object.keys(properties).length === 0;
}

/** Ids of the firm and the site, whose texts are in the language of the page. */
const localizedIds: string[] = [`${site.origin}/#organization`, `${site.origin}/#website`];

/** The id of a node; undefined for other values. */
function idIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && '@id' in value ? value['@id'] : undefined;
}

/** Whether two values are equal, or one list includes the other. */
function isConsistent(one: unknown, other: unknown): boolean {
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  // Nodes with an id are compared separately.
  if (idIn(one) !== undefined && idIn(one) === idIn(other)) return true;
  if (!Array.isArray(one) || !Array.isArray(other)) return false;
  const [less, more] = [one, other]
    .map((list) => list.map((value) => JSON.stringify(value)))
    .sort((a, b) => a.length - b.length);
  return less?.every((value) => more?.includes(value)) === true;
}

/** Contradictions between the data of two pages on one node. */
function contradictions(all: Collected<Statement[]>[]): string[] {
  const known = new Map<string, { url: string; value: unknown }>();
  return all.flatMap(({ page: { url, locale }, facts }) =>
    facts.flatMap(({ id, properties }) =>
      Object.entries(properties).flatMap(([property, value]) => {
        const key = `${localizedIds.includes(id) ? locale : ''} ${id} ${property}`;
        const first = known.get(key);
        if (first === undefined) known.set(key, { url, value });
        return first === undefined || isConsistent(first.value, value)
          ? []
          : [`${url}: says another ${property} of ${id} than ${first.url}`];
      }),
    ),
  );
}

/** Problems of the graphs of a page by themselves. */
function graphProblems(page: HtmlPage): string[] {
  const expected = pathsWithoutGraph.includes(page.path) || !isTranslated(page.locale) ? 0 : 1;
  try {
    const count = jsonLdGraphsOf(page).length;
    return count === expected ? [] : [`${count} graphs instead of ${expected}`];
  } catch (error) {
    return [`the graph cannot be read: ${error instanceof Error ? error.message : error}`];
  }
}

const copy = documentPath('articles', documentSlugs.articles[0], 'insights');

const script = 'script[type="application/ld+json"]';

/** The structure of the JSON-LD. */
testInvariants(everyPage, {
  'an indexable page has one graph of schema.org, and no other page has': [
    ofPage(graphProblems),
    ['/about', ($) => $(script).remove(), '0 graphs instead of 1'],
    [
      '/seo-audit',
      replace(
        '</body>',
        '<script type="application/ld+json">{"@context":"https://schema.org","@graph":[]}</script></body>',
      ),
      '1 graphs instead of 0',
    ],
    [
      '/about',
      editJsonLd((nodes) => {
        Reflect.deleteProperty(nodes[0] ?? {}, '@type');
      }),
      'cannot be read',
    ],
  ],
  'a node that is referred to is described, on this page or on another': [
    ofSite(
      (page) => statementsIn(nodesOf(page)),
      (all) => {
        const describedIds = new Set(
          all.flatMap(({ facts }) =>
            facts.filter((statement) => !isReference(statement)).map(({ id }) => id),
          ),
        );
        return all.flatMap(({ page, facts }) =>
          facts
            .filter(({ id }) => !describedIds.has(id))
            .map(({ id }) => `${page.url}: nothing describes ${id}`),
        );
      },
    ),
    [
      '/about',
      editJsonLd((nodes) => {
        nodes.splice(
          nodes.findIndex((node) => node['@type'] === 'BreadcrumbList'),
          1,
        );
      }),
      'nothing describes',
    ],
  ],
  'a graph describes its page, its site and the firm, each once': [
    ofPage((page) => {
      const nodes = nodesOf(page);
      const count = (fragment: string) =>
        nodes.filter((node) => node['@id'].endsWith(`#${fragment}`)).length;
      return nodes.length === 0
        ? []
        : ['webpage', 'website', 'organization']
            .filter((fragment) => count(fragment) !== 1)
            .map((fragment) => `${count(fragment)} nodes of #${fragment}`);
    }),
    ['/about', editJsonLd((nodes) => nodes.push(...nodes.slice(0, 1))), '2 nodes of #webpage'],
  ],
  'no page contradicts the data of another': [
    ofSite(
      (page) => statementsIn(nodesOf(page)).filter((statement) => !isReference(statement)),
      contradictions,
    ),
    [
      copy,
      editNode('article', (node) => {
        node.headline = 'x';
      }),
      'says another headline of',
    ],
  ],
});
