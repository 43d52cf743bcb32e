/**
 * Replaces each `var(--color-deep)` of a drawing with its value, for a file of its own, where no style sheet
 * defines the colors.
 * @param colors values by the names of `app/globals.css`
 * @throws Error naming a color that is not among them
 */
export function inlineColors(svg: string, colors: Readonly<Record<string, string>>): string {
  return svg.replaceAll(/var\(--color-([\w-]+)\)/g, (_, name: string) => {
    const value = colors[name];
    if (value === undefined)
      throw new Error(`app/globals.css has no --color-${name} in its @theme`);
    return value;
  });
}
