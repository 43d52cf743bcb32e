import type { GraphNode } from './graph';
import { graphType } from './graph';
import { edit, type Mutation } from './mutation';

/** A change of what the graph of a page says. */
export function editGraph(change: (nodes: GraphNode[]) => void): Mutation['change'] {
  return edit(($) => {
    const script = $(`script[type="${graphType}"]`);
    const graph: { '@graph': GraphNode[] } = JSON.parse(script.text());
    change(graph['@graph']);
    script.text(JSON.stringify(graph));
  });
}

/** A change of what the graph of a page says of the thing with a fragment, such as `article`. */
export function editNode(fragment: string, change: (node: GraphNode) => void): Mutation['change'] {
  return editGraph((nodes) => {
    for (const node of nodes) if (node['@id'].endsWith(`#${fragment}`)) change(node);
  });
}
