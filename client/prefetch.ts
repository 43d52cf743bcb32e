/**
 * Lets the browser prefetch what a visitor points at, where they can point: the rules for that stand in
 * a template, which keeps them out of operation.
 */
export function prefetchOnHover(root: Document): void {
  const template = root.querySelector<HTMLTemplateElement>('template#prefetch-on-hover');
  if (template && matchMedia('(hover: hover)').matches) {
    // Not a copy: browsers that require trusted types refuse a script that no parser has read.
    root.head.append(template.content);
  }
}
