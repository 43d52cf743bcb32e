import { type Node, parseSync, visitorKeys } from 'oxc-parser';
import { classesOf } from './class-lists';
import type { Place } from './page-places';

/** What a script says of classes. */
export type ScriptClasses = {
  /** Its texts that are surely lists of classes: where each stands between its quotes, and what it says. */
  lists: Place[];
  /** Every word of all its other texts, and those of its lists that may be a part of a longer one. */
  others: Set<string>;
};

/** A node with the one that it stands in, and so on. */
type Inner = { node: Node; outer: Inner | undefined };

/** Whether what stands at the ends of a text may go on in the text beside it. */
type Ends = { start: boolean; end: boolean };

/** What a text becomes: surely classes of an element, perhaps, or something else. */
type Role = 'classes' | 'perhaps' | 'other';

/** Names of properties whose values are classes. */
const classProperty = /^class$|^className$|ClassName$/;

/** What only the name of a utility has: a variant, or a value of its own. */
const unmistakable = /[:[]/;

/** How texts name classes in selectors and lists, and other scripts in texts. */
const words = [/\S+/g, /[^\s"'`]+/g, /[\w-]+/g];

function isNode(value: unknown): value is Node {
  return (
    typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
  );
}

function childrenOf(node: Node): Node[] {
  return (visitorKeys[node.type] ?? []).flatMap((key) => {
    const value: unknown = Reflect.get(node, key);
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
}

function nameOf(node: Node): string | undefined {
  if (node.type === 'Identifier') return node.name;
  return node.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;
}

function isClassName(node: Node, computed: boolean): boolean {
  return !computed && classProperty.test(nameOf(node) ?? '');
}

/** What a text becomes, by what it stands in. */
function roleOf({ node, outer }: Inner): Role {
  const parent = outer?.node;
  if (outer === undefined || parent === undefined) return 'other';
  switch (parent.type) {
    case 'TemplateLiteral':
    case 'ParenthesizedExpression':
    case 'ArrayExpression':
      return roleOf(outer);
    case 'BinaryExpression':
      return parent.operator === '+' ? roleOf(outer) : 'other';
    case 'ConditionalExpression':
      return parent.test === node ? 'other' : roleOf(outer);
    case 'LogicalExpression':
      return parent.right === node ? roleOf(outer) : 'other';
    case 'SequenceExpression':
      return parent.expressions.at(-1) === node ? roleOf(outer) : 'other';
    case 'CallExpression':
      // A function that makes classes is given some; a method may look for them in something.
      return parent.callee !== node &&
        parent.callee.type !== 'MemberExpression' &&
        roleOf(outer) === 'classes'
        ? 'classes'
        : 'other';
    case 'Property':
      if (parent.value !== node) return 'other';
      return isClassName(parent.key, parent.computed) ? 'classes' : 'perhaps';
    case 'AssignmentExpression':
      if (parent.right !== node || parent.operator !== '=') return 'other';
      return parent.left.type === 'MemberExpression' &&
        isClassName(parent.left.property, parent.left.computed)
        ? 'classes'
        : 'perhaps';
    case 'VariableDeclarator':
    case 'ReturnStatement':
      return 'perhaps';
    case 'ArrowFunctionExpression':
      return parent.body === node ? 'perhaps' : 'other';
    default:
      return 'other';
  }
}

/** Whether what comes before or after an expression in a template may go on in it. */
function touches(text: string | null | undefined, space: RegExp, isOuter: boolean): boolean {
  return text ? !space.test(text) : !isOuter;
}

function endsOf({ node, outer }: Inner): Ends {
  const parent = outer?.node;
  if (outer === undefined || parent === undefined) return { start: false, end: false };
  const around = ['CallExpression', 'Property', 'VariableDeclarator'].includes(parent.type)
    ? { start: false, end: false }
    : endsOf(outer);
  if (parent.type === 'BinaryExpression') {
    return {
      start: around.start || parent.right === node,
      end: around.end || parent.left === node,
    };
  }
  if (parent.type !== 'TemplateLiteral') return around;
  const last = parent.quasis.length - 1;
  // Pieces of text and expressions take turns.
  const at = parent.expressions.filter(({ end }) => end <= node.start).length;
  if (node.type === 'TemplateElement') {
    return { start: around.start || at > 0, end: around.end || at < last };
  }
  const [before, after] = [parent.quasis[at]?.value.cooked, parent.quasis[at + 1]?.value.cooked];
  return {
    start: around.start || touches(before, /\s$/, at === 0),
    end: around.end || touches(after, /^\s/, at + 1 === last),
  };
}

/** The words of a list that may be a part of a longer one. */
function openWords(text: string, { start, end }: Ends): string[] {
  const first = start ? /^\S+/.exec(text) : null;
  const last = end ? /\S+$/.exec(text) : null;
  return [...(first ?? []), ...(last ?? [])];
}

/** What a node says, and where: of a text without its quotes. */
function textOf(node: Node): Place | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') {
    return { start: node.start + 1, end: node.end - 1, text: node.value };
  }
  if (node.type !== 'TemplateElement') return undefined;
  return { start: node.start, end: node.end, text: node.value.cooked ?? '' };
}

function isList(text: string, role: Role, isClass: (name: string) => boolean): boolean {
  const names = classesOf(text);
  if (names.length === 0) return false;
  if (role !== 'perhaps') return role === 'classes';
  return (
    names.every(isClass) && (names.some((name) => unmistakable.test(name)) || names.length > 1)
  );
}

/**
 * Reads what a script says of classes. A text is a list of classes where it becomes a `className`, whatever
 * else is said there; where that cannot be seen, because it is kept under a name first, when it is made of
 * classes alone, and of more than one or of one that is no word.
 * @param isClass whether the style sheet has rules for a class
 * @throws Error when it is no script
 */
export function readScriptClasses(
  script: string,
  isClass: (name: string) => boolean,
): ScriptClasses {
  const { program, errors } = parseSync('script.js', script, { sourceType: 'script' });
  const [error] = errors;
  if (error !== undefined) throw new Error(`no script: ${error.message}`);
  const lists: Place[] = [];
  const others = new Set<string>();
  const addOthers = (text: string) => {
    for (const word of words.flatMap((each) => text.match(each) ?? [])) others.add(word);
  };
  const read = (inner: Inner): void => {
    const { node } = inner;
    const place = textOf(node);
    if (place !== undefined) {
      // What is written otherwise than it reads has no words in their places.
      const isPlain = script.slice(place.start, place.end) === place.text;
      if (isPlain && isList(place.text, roleOf(inner), isClass)) {
        lists.push(place);
        for (const word of openWords(place.text, endsOf(inner))) others.add(word);
      } else addOthers(place.text);
    } else if (node.type === 'Literal' && 'regex' in node) addOthers(node.regex.pattern);
    for (const child of childrenOf(node)) read({ node: child, outer: inner });
  };
  read({ node: program, outer: undefined });
  return { lists, others };
}
