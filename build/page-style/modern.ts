import type { Root } from 'postcss';

/**
 * Asked for by Tailwind (https://tailwindcss.com/docs/compatibility): all browsers that it serves (Safari
 * 16.4, Chrome 111, Firefox 128) mix colours, and know `@property`.
 */
const always = '(color:color-mix(in lab, red, red))';

/** Stands in for `@property` in older browsers. */
const stoodIn = 'properties';

/** A width below another, as all these browsers read it. */
const below = /not all and \(width>=([^)]+)\)/g;

/**
 * Takes from a style sheet what only older browsers than Tailwind serves would need: what follows
 * is the same for all others.
 */
export function withoutFallbacks(sheet: Root): void {
  sheet.walkAtRules((rule) => {
    if (rule.name === 'supports' && rule.params === always) rule.replaceWith(rule.nodes ?? []);
    if (rule.name === 'layer' && rule.params === stoodIn) rule.remove();
    if (rule.name === 'media') rule.params = rule.params.replaceAll(below, '(width<$1)');
  });
  // What is said flat before it is mixed.
  sheet.walkRules((rule) => {
    const before = rule.prev();
    if (before?.type !== 'rule' || before.selector !== rule.selector) return;
    const said = new Set(rule.nodes.map((node) => (node.type === 'decl' ? node.prop : '')));
    before.each((node) => {
      if (node.type === 'decl' && !node.important && said.has(node.prop)) node.remove();
    });
    rule.prepend(before.nodes);
    before.remove();
  });
}
