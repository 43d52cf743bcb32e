/** A place in a text, from `start` to `end` (exclusive). */
export type Place = { start: number; end: number };

/** Whether two places of one text have a character in common. */
export function overlap(one: Place, other: Place): boolean {
  return one.start < other.end && other.start < one.end;
}

/** Places of which none overlaps an earlier one; of those with one start the longest stays, then the lowest rank. */
export function withoutOverlaps<Found extends Place>(
  places: readonly Found[],
  rankOf: (place: Found) => number,
): Found[] {
  let end = 0;
  return places
    .toSorted((a, b) => a.start - b.start || b.end - a.end || rankOf(a) - rankOf(b))
    .filter((place) => {
      if (place.start < end) return false;
      end = place.end;
      return true;
    });
}
