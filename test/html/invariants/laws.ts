import { lawsOf } from '@/content/facts';
import { documentIdAt, pages } from '@/content/pages';
import { documentFacts } from '@/documents/facts';
import { pageFacts } from '@/i18n/page-facts';
import { keysOf } from '@/lib/objects/entries-of';
import { elements } from '@/test/html/support/elements';
import { type Invariant, ofPage } from '@/test/html/support/invariant';

/** The facts that a page of the site states. @param path without locale prefix */
function factsAt(path: string): string[] {
  const document = documentIdAt(path);
  if (document !== undefined) return documentFacts(document);
  const page = keysOf(pages).find((id) => pages[id].path === path);
  return page === undefined ? [] : pageFacts(page);
}

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
