import type { ParsedPage } from './parsed-page';

/** The data of a script of JSON-LD; undefined where it is none. */
export function jsonLdData(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

/** The addresses of the site that the JSON-LD of a page names, each once. */
export function jsonLdAddresses({ jsonLd }: ParsedPage, origin: string): Set<string> {
  const texts = jsonLd.flatMap((json) => textsIn(jsonLdData(json)));
  return new Set(texts.filter((text) => text === origin || text.startsWith(`${origin}/`)));
}
