import { readFileSync } from 'node:fs';
import { type Selector, transform } from 'lightningcss';
import { filesBelow } from '@/build/files-below';
import { elements, everyPage, outFile } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';

/** The classes in a selector, also those within `:is()`, `:where()`, `:has()` and the like. */
function classesIn(selector: Selector): string[] {
  return selector.flatMap((part) => {
    if (part.type === 'class') return [part.name];
    if (part.type !== 'pseudo-class' || part.kind === 'host' || !('selectors' in part)) return [];
    return part.selectors.flatMap(classesIn);
  });
}

/** The classes that have rules in Next's style sheet; pages carry a part of it. */
const styled = new Set<string>();
for (const file of filesBelow(outFile('/_next/static')).filter((name) => name.endsWith('.css'))) {
  transform({
    filename: file,
    code: readFileSync(outFile(`/_next/static/${file}`)),
    visitor: {
      Selector(selector) {
        for (const name of classesIn(selector)) styled.add(name);
      },
    },
  });
}

testInvariants(everyPage, {
  'each class has a rule': [
    ofPage(({ $ }) => {
      const used = new Set(
        elements($, 'body, body [class]').flatMap(({ attribs }) =>
          (attribs.class ?? '').split(/\s+/),
        ),
      );
      return [...used]
        .filter((name) => name !== '' && !styled.has(name))
        .map((name) => `no rule for the class ${name}`);
    }),
    [
      '/about',
      ($) => $('main p').first().addClass('tabular-number'),
      'no rule for the class tabular-number',
    ],
  ],
});
