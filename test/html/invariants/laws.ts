import { lawsOf } from '@/content/facts';
import { factsAt } from '@/seo/facts-at';
import { elements, everyPage } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';

/** Numbers of the laws by path: they do not depend on the language. */
const lawNumbers = new Map<string, string[]>();

function lawsAt(path: string): string[] {
  const found = lawNumbers.get(path) ?? lawsOf(factsAt(path)).map(({ number }) => number);
  lawNumbers.set(path, found);
  return found;
}

/** The list of laws of a page. */
const list = '[aria-labelledby="laws-title"]';

testInvariants(everyPage, {
  'a page that states rules lists their laws, and no other page has such a list': [
    ofPage(({ $, path }) => {
      const expected = lawsAt(path);
      const listed = elements($, `${list} [itemprop="name"]`).map((item) => $(item).text());
      return [
        ...expected
          .filter((number) => !listed.some((text) => text.startsWith(number)))
          .map((number) => `${number} is missing`),
        ...(listed.length > expected.length ? ['lists a law that no rule cites'] : []),
      ];
    }),
    [
      '/tax-services',
      ($) => $(list).remove(),
      '/tax-services: Revenue Memorandum Circular 5-2023 is missing',
    ],
  ],
});
