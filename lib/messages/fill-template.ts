/**
 * A text with its values, in the browser, where messages are not formatted: `{done} of {total}`.
 * @throws Error naming a value that the text does not have
 */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    if (!text.includes(`{${name}}`)) throw new Error(`"${template}" has no {${name}}`);
    return text.split(`{${name}}`).join(value);
  }, template);
}
