import { lawsOf } from '@/content/facts';
import { factsAt } from '@/seo/facts-at';
import { elements } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';

/** Laws do not depend on the language: one page for each path. */
const known = new Map<string, string[]>();

function lawsAt(path: string): string[] {
  const found = known.get(path) ?? lawsOf(factsAt(path)).map(({ number }) => number);
  known.set(path, found);
  return found;
}

const list = '[aria-labelledby="laws-title"]';

/** Every stated rule names its law. */
testInvariants({
  'a page that states rules lists their laws, and no other page has such a list': [
    ofPage(({ $, path }) => {
      const due = lawsAt(path);
      const listed = elements($, '[aria-labelledby="laws-title"] li').map((item) => $(item).text());
      return [
        ...due
          .filter((number) => !listed.some((text) => text.startsWith(number)))
          .map((number) => `${number} is missing`),
        ...(listed.length > due.length ? ['laws without a rule'] : []),
      ];
    }),
    [
      '/tax-services',
      ($) => $(list).remove(),
      '/tax-services: Revenue Memorandum Circular 5-2023 is missing',
    ],
    ['/articles/asean-business-regulations', ($) => $(`${list} li`).last().remove(), 'is missing'],
    [
      '/about',
      ($) => $('main').append('<div aria-labelledby="laws-title"><ul><li>X</li></ul></div>'),
      '/about: laws without a rule',
    ],
  ],
});
