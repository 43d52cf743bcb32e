/** Properties of which one sets parts of the other begin alike in these families. */
const families = new Set(
  'animation background border column contain container flex font grid inset list margin mask offset outline overflow padding scroll text-decoration text-emphasis text-wrap transition'.split(
    ' ',
  ),
);

/** Properties that belong to a family by another name. */
const members: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  'line-height': 'font',
  'row-gap': 'gap',
  'column-gap': 'gap',
  'grid-gap': 'gap',
  'grid-row-gap': 'gap',
  'grid-column-gap': 'gap',
  columns: 'column',
  'flex-direction': 'flex-flow',
  'flex-wrap': 'flex-flow',
  'flex-flow': 'flex-flow',
  'overflow-wrap': 'word-wrap',
  // Both set whether a text is wrapped.
  'white-space': 'text-wrap',
  'white-space-collapse': 'text-wrap',
};

/** Properties that may set any other. */
const wide = /^(?:all|(?:min-|max-)?(?:inline|block)-size)$/;

function findFamily(property: string): string | undefined {
  const name = property.replace(/^-(?:webkit|moz)-/, '');
  if (wide.test(name)) return undefined;
  const known = members[name];
  if (known !== undefined) return known;
  if (/^(?:place|align|justify)-/.test(name)) return 'place';
  if (/^border-(?:.*-)?radius$/.test(name)) return 'border-radius';
  const [first = '', second = ''] = name.split('-');
  return [`${first}-${second}`, first].find((each) => families.has(each)) ?? name;
}

const found = new Map<string, string | undefined>();

/**
 * The family of a property: what is set by one of another family can never be set by it, neither in part nor
 * as a whole. Undefined where it may set any.
 */
export function familyOf(property: string): string | undefined {
  if (property.startsWith('--')) return property;
  if (!found.has(property)) found.set(property, findFamily(property));
  return found.get(property);
}
