import { lawsOf } from '@/content/facts';
import { factsAt } from '@/seo/facts-at';
import { elements } from '@/test/html/support/elements';
import { type Invariant, ofPage } from '@/test/html/support/invariant';

/** Laws do not depend on the language: read once for each path. */
const known = new Map<string, string[]>();

function lawsAt(path: string): string[] {
  const found = known.get(path) ?? lawsOf(factsAt(path)).map(({ number }) => number);
  known.set(path, found);
  return found;
}

/** Every rule that is stated names its law (design.md §4). */
export const lawInvariants = {
  'a page that states rules lists their laws, and no other page has such a list': ofPage(
    ({ $, path }) => {
      const due = lawsAt(path);
      const listed = elements($, '[aria-labelledby="laws-title"] li').map((item) => $(item).text());
      return [
        ...due
          .filter((number) => !listed.some((text) => text.startsWith(number)))
          .map((number) => `${number} is missing`),
        ...(listed.length > due.length ? ['laws without a rule'] : []),
      ];
    },
  ),
} satisfies Record<string, Invariant>;
