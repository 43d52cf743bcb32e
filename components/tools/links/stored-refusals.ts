import type { RefusedLink } from '@/seo/link-suggestions/types';

const storageKey = 'rejected-links';

/** A refused link as it is stored. */
type Stored = { source: string; target: string };

/** The links that were refused in this browser; none where storage is blocked or holds something else. */
export function storedRefusals(): RefusedLink[] {
  try {
    // Whatever is stored there: each field is looked at.
    const stored: (Partial<Stored> | null)[] = JSON.parse(localStorage.getItem(storageKey) ?? '[]');
    return stored.flatMap((each) => {
      const { source, target } = each ?? {};
      return typeof source === 'string' && typeof target === 'string'
        ? [{ page: source, target }]
        : [];
    });
  } catch {
    return [];
  }
}

/** Adds refused links to those in storage, unless that is blocked or full: then the plan alone has them. */
export function storeRefusals(refused: readonly RefusedLink[]): void {
  // Another tab may have refused others meanwhile.
  const all = [...storedRefusals(), ...refused].map(({ page, target }): [string, Stored] => {
    return [`${page} ${target}`, { source: page, target }];
  });
  try {
    localStorage.setItem(storageKey, JSON.stringify([...new Map(all).values()]));
  } catch {
    // Nothing else depends on it.
  }
}
