/**
 * A drawing that stands alone, where no style sheet gives its colours: with a value in place of each
 * `var(--color-deep)`.
 * @param svg text of a drawing
 * @param colours by the names of `app/globals.css`
 * @throws Error naming a colour that is not among them
 */
export function coloured(svg: string, colours: Readonly<Record<string, string>>): string {
  return svg.replaceAll(/var\(--color-([\w-]+)\)/g, (_, name: string) => {
    const value = colours[name];
    if (value === undefined)
      throw new Error(`app/globals.css has no --color-${name} in its @theme`);
    return value;
  });
}
