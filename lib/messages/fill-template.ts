/** Fills `{done} of {total}` where there is no ICU formatter. @throws Error naming a value without a placeholder */
export function fillTemplate(template: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce((text, [name, value]) => {
    if (!text.includes(`{${name}}`)) throw new Error(`"${template}" has no {${name}}`);
    return text.split(`{${name}}`).join(value);
  }, template);
}
