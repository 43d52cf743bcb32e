import type { RejectedLink } from '@/seo/link-suggestions/link-suggestion';

const storageKey = 'rejected-links';

/** The links that were rejected in this browser; none where storage is blocked or has other contents. */
export function storedRejections(): RejectedLink[] {
  try {
    // Storage may have any contents: each field is checked.
    const stored: ({ source?: unknown; target?: unknown } | null)[] = JSON.parse(
      localStorage.getItem(storageKey) ?? '[]',
    );
    return stored.flatMap((entry) => {
      const { source: page, target } = entry ?? {};
      return typeof page === 'string' && typeof target === 'string' ? [{ page, target }] : [];
    });
  } catch {
    return [];
  }
}

/** Adds rejected links to those in storage. Where that is blocked or full, only the plan has them. */
export function storeRejections(rejected: readonly RejectedLink[]): void {
  // Another tab may have added some since the last read.
  const entries = [...storedRejections(), ...rejected].map(({ page, target }) =>
    JSON.stringify({ source: page, target }),
  );
  try {
    localStorage.setItem(storageKey, `[${[...new Set(entries)].join()}]`);
  } catch {
    // Nothing else depends on it.
  }
}
