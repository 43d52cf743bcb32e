import type { Element, Root, RootContent } from 'hast';

function isContainer(node: RootContent, kind: string): node is Element {
  return node.type === 'element' && node.properties.dataKind === kind;
}

/** Divides a document for its page: into its lead, what to do first, the text, and the checklist at its end. */
export function documentParts({ children, ...root }: Root) {
  const part = (isIn: (node: RootContent, index: number) => boolean): Root => ({
    ...root,
    children: children.filter(isIn),
  });
  const isFirst = (node: RootContent) => isContainer(node, 'first');
  const isChecklist = (node: RootContent) => isContainer(node, 'checklist');
  return {
    lead: part((_, index) => index === 0),
    first: part(isFirst),
    text: part((node, index) => index > 0 && !isFirst(node) && !isChecklist(node)),
    checklist: part(isChecklist),
  };
}
