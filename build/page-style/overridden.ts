import type { Declaration, Root, Rule } from 'postcss';

/** The root of a page in a language, which a page's rules name only where it is the page's own. */
const rootInLanguage = /^:root:lang\([\w-]+\)$/;

const plainRoot = /^:root(?:,\s*:host)?$/;

/** Whether a rule holds whatever the screen and the visitor: it stands in nothing but layers. */
function isUnconditional({ parent }: Rule): boolean {
  if (parent === undefined || parent.type === 'root') return true;
  return (
    parent.type === 'atrule' &&
    'name' in parent &&
    parent.name === 'layer' &&
    parent.parent?.type === 'root'
  );
}

/**
 * Removes values of custom properties that a page never has: those of the root where a rule for the page's
 * language gives it others. Layers stand in the order in which they win.
 */
export function removeOverridden(sheet: Root): void {
  const plain: Declaration[] = [];
  sheet.walkRules((rule) => {
    if (!isUnconditional(rule)) return;
    const own = (rule.nodes ?? []).filter((node) => node.type === 'decl' && node.variable);
    const declarations = own.filter((node): node is Declaration => node.type === 'decl');
    if (plainRoot.test(rule.selector)) plain.push(...declarations);
    if (!rule.selectors.some((selector) => rootInLanguage.test(selector))) return;
    const others = new Set(declarations.map(({ prop }) => prop));
    for (const earlier of plain) if (others.has(earlier.prop)) earlier.remove();
  });
}

/** Removes fonts that no declaration names. */
export function removeUnnamedFonts(sheet: Root): void {
  const values: string[] = [];
  sheet.walkDecls(({ parent, value }) => {
    const inFont = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face';
    if (!inFont) values.push(value);
  });
  sheet.walkAtRules('font-face', (rule) => {
    rule.walkDecls('font-family', ({ value }) => {
      const name = value.replaceAll(/["']/g, '');
      if (!values.some((each) => each.includes(name))) rule.remove();
    });
  });
}
