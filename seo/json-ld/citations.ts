import type { CreativeWorkLeaf, LegislationLeaf } from 'schema-dts';
import { lawsOf } from '@/content/facts';
import type { Law } from '@/content/laws';
import { factsAt } from '@/seo/facts-at';

/** Whether an address is that of a text, not of the agency that keeps it. */
function leadsToText(url: string): boolean {
  return new URL(url).pathname !== '/';
}

type Citation = LegislationLeaf | CreativeWorkLeaf;

function citation({ number, title, year, url, announcement }: Law): Citation {
  return {
    '@type': announcement ? 'CreativeWork' : 'Legislation',
    // Without a title, its number is its name.
    name: title === undefined ? number : `${number}, ${title}`,
    datePublished: String(year),
    ...(leadsToText(url) ? { url } : {}),
  };
}

/**
 * The laws behind the rules that a page states, as its list shows them.
 * @param path path without locale prefix
 * @returns undefined where it states none
 */
export function citations(path: string): Citation[] | undefined {
  const laws = lawsOf(factsAt(path));
  return laws.length === 0 ? undefined : laws.map(citation);
}
