import type { LinkSuggestion } from '@/seo/link-suggestions/link-suggestion';

/** A suggestion to link `words of <name>` on `/page` to `/<name>`. */
export function linkSuggestion(
  name: string,
  overrides: Partial<LinkSuggestion> = {},
): LinkSuggestion {
  const proposed = { anchorText: `words of ${name}`, targetUrl: `/${name}` };
  const page = overrides.page ?? '/page';
  return {
    ...proposed,
    id: `${page} /${name}`,
    page,
    targetTitle: `Title of ${name}`,
    context: `Here are words of ${name} in a sentence.`,
    confidence: 90,
    approved: false,
    implemented: false,
    rejected: false,
    rule: 'keyword',
    parts: { anchor: 1, topic: 1, context: 1, cluster: 0 },
    // A block of its own for each name: two suggestions for one block would compete.
    block: Number.parseInt(name, 36),
    isInText: true,
    proposed,
    ...overrides,
  };
}
