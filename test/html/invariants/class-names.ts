import { readFileSync } from 'node:fs';
import { filesBelow } from '@/build/files-below';
import { elements, everyPage, outFile } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';

/** The style sheet of Next, with all rules; pages carry a part of it. */
const sheet = filesBelow(outFile('/_next/static'))
  .filter((file) => file.endsWith('.css'))
  .map((file) => readFileSync(outFile(`/_next/static/${file}`), 'utf8'))
  .join('\n');

/** A class as its selector writes it, without escapes: of a digit (`\32 xl`) and of any other character (`\:`). */
function unescaped(name: string): string {
  return name
    .replace(/\\([\da-f]{1,6}) /gi, (_, code: string) => String.fromCodePoint(parseInt(code, 16)))
    .replace(/\\(.)/g, '$1');
}

const styled = new Set(
  [...sheet.matchAll(/\.((?:\\[\da-f]{1,6} |\\.|[\w-])+)/gi)].map(([, name = '']) =>
    unescaped(name),
  ),
);

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
