/** All texts at the ends of a message tree with their keys, e.g. `home.hero.slides.0`. */
export function leafTexts(tree: unknown, key = ''): { key: string; text: string }[] {
  if (typeof tree === 'string') return [{ key, text: tree }];
  if (typeof tree !== 'object' || tree === null) throw new Error(`${key}: neither text nor tree`);
  return Object.entries(tree).flatMap(([name, value]) =>
    leafTexts(value, key === '' ? name : `${key}.${name}`),
  );
}
