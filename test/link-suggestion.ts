import type { LinkSuggestion } from '@/seo/link-suggestions/types';

/** A suggested link to `/<id>`. */
export function linkSuggestion(id: string, own: Partial<LinkSuggestion> = {}): LinkSuggestion {
  return {
    id,
    anchorText: `words of ${id}`,
    targetUrl: `/${id}`,
    targetTitle: `Title of ${id}`,
    context: `Here are words of ${id} in a sentence.`,
    confidence: 90,
    approved: false,
    implemented: false,
    rule: 'keyword',
    parts: { anchor: 1, topic: 1, context: 1, cluster: 0 },
    block: Number.parseInt(id, 36),
    isInText: true,
    proposed: undefined,
    ...own,
  };
}
