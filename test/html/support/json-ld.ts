import { z } from 'zod';
import type { Change } from './fault';
import type { HtmlPage } from './html-page';

/** A node of a page's graph, with type and id. */
const nodeSchema = z.looseObject({
  '@type': z.union([z.string(), z.array(z.string())]),
  '@id': z.url({ protocol: /^https?$/ }),
});

const graphSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z.array(nodeSchema),
});

export type GraphNode = z.infer<typeof nodeSchema>;

const graphType = 'application/ld+json';

/**
 * The nodes of all graphs of a page, graph by graph.
 * @throws Error when one cannot be read
 */
export function jsonLdGraphsOf({ scripts }: HtmlPage): GraphNode[][] {
  return scripts
    .filter(({ type }) => type === graphType)
    .map(({ content }) => graphSchema.parse(JSON.parse(content))['@graph']);
}

/**
 * The nodes of all graphs of a page; none where one of them cannot be read: the invariant of graphs, which reads them with
 * `jsonLdGraphsOf`, reports that.
 */
export function nodesOf(page: HtmlPage): GraphNode[] {
  try {
    return jsonLdGraphsOf(page).flat();
  } catch {
    return [];
  }
}

/**
 * The node with a fragment in its id, such as `article`, parsed by a schema.
 * @returns undefined where there is none
 * @throws Error naming page and property when it does not match the schema
 */
export function parsedNode<Shape>(
  page: HtmlPage,
  fragment: string,
  schema: z.ZodType<Shape>,
): Shape | undefined {
  const node = nodesOf(page).find((each) => each['@id'].endsWith(`#${fragment}`));
  if (node === undefined) return undefined;
  const parsed = schema.safeParse(node);
  if (parsed.success) return parsed.data;
  throw new Error(`${page.url}: #${fragment}: ${z.prettifyError(parsed.error)}`);
}

/** A change of the graph of a page. */
export function editJsonLd(change: (nodes: GraphNode[]) => void): Change {
  return ($) => {
    const script = $(`script[type="${graphType}"]`);
    const graph = graphSchema.parse(JSON.parse(script.text()));
    change(graph['@graph']);
    script.text(JSON.stringify(graph));
  };
}

/** A change of the node with a fragment in its id, such as `article`. */
export function editNode(fragment: string, change: (node: GraphNode) => void): Change {
  return editJsonLd((nodes) => {
    for (const node of nodes) if (node['@id'].endsWith(`#${fragment}`)) change(node);
  });
}
