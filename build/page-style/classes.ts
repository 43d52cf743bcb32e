/** The classes of an element of HTML. */
const classAttribute = /\sclass="([^"]*)"/g;

/** What may be a class in a script: whatever stands between quotes and spaces. */
const word = /[^\s"'`]+/g;

/** How HTML and the framework's data write characters that stand in classes. */
const writtenAs: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&gt;': '>',
  '&lt;': '<',
  '\\u0026': '&',
  '\\u003e': '>',
  '\\u003c': '<',
};

const written = /&(?:amp|gt|lt);|\\u00(?:26|3[ce])/g;

/** A class in a selector, with its escapes: `.hover\:underline`, `.\32 xl\:gap-2`. */
const classSelector = /\.((?:\\[\da-f]{1,6} ?|\\.|[\w-]|[^\0-\x7f])+)/gi;

/** Resolves the escapes of a name: https://drafts.csswg.org/css-syntax/#consume-escaped-code-point */
function unescaped(name: string): string {
  return name.replace(/\\(?:([\da-f]{1,6}) ?|(.))/gi, (_, code?: string, character = '') =>
    code === undefined ? character : String.fromCodePoint(Number.parseInt(code, 16)),
  );
}

/** The classes that a selector names. */
export function classesInSelector(selector: string): string[] {
  return [...selector.matchAll(classSelector)].map(([, name = '']) => unescaped(name));
}

/** The classes that the elements of a page have. */
export function classesInHtml(html: string, known: ReadonlySet<string>): string[] {
  const attributes = [...html.matchAll(classAttribute)].map(([, classes]) => classes);
  return classesInScript(attributes.join(' '), known);
}

/**
 * Those of the known classes that a script may use, wherever in it they stand.
 * @param known classes without quotes, at which a text is divided
 */
export function classesInScript(text: string, known: ReadonlySet<string>): string[] {
  const words = new Set(text.match(word));
  return [...words]
    .map((each) =>
      each.replaceAll(written, (found) => writtenAs[found] ?? found).replace(/\\+$/, ''),
    )
    .filter((each) => known.has(each));
}
