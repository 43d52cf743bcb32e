import type { Rejection } from '@/seo/link-suggestions/types';

const storageKey = 'rejected-links';

function isRejection(value: unknown): value is Rejection {
  return (
    typeof value === 'object' &&
    value !== null &&
    'source' in value &&
    typeof value.source === 'string' &&
    'target' in value &&
    typeof value.target === 'string'
  );
}

/** The links that were refused in this browser; none where storage is blocked or holds something else. */
export function storedRejections(): Rejection[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRejection) : [];
  } catch {
    return [];
  }
}

/** Keeps the links that were refused, unless storage is blocked or full: then the plan alone has them. */
export function storeRejections(rejected: readonly Rejection[]): void {
  const links = rejected.map(({ source, target }) => ({ source, target }));
  try {
    localStorage.setItem(storageKey, JSON.stringify(links));
  } catch {
    // Nothing else depends on it.
  }
}

/** Refused links from several places, each once. */
export function uniteRejections(...lists: (readonly Rejection[])[]): Rejection[] {
  const all = lists.flat().map(({ source, target }): [string, Rejection] => {
    return [`${source} ${target}`, { source, target }];
  });
  return [...new Map(all).values()];
}
