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
