import { explainedTerms } from '@/content/glossary';
import { localeCodes } from '@/i18n/locales';
import { capitalized } from '@/lib/text/first-uses';
import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { plain } from '@/test/html/support/text';
import { termInvariants } from './terms';

/** The term that an explanation is of, in whichever language. */
function termOf(explanation: string): string {
  const terms = localeCodes.flatMap((locale) => explainedTerms(locale));
  const text = plain(explanation);
  return terms.find(({ first }) => [first, capitalized(first)].includes(text))?.term ?? '';
}

testInvariants(termInvariants, {
  'an explanation is that of the glossary, and stands once': [
    {
      fault: 'another explanation',
      on: ['/about'],
      change: edit(($) => $('main dfn').first().text('Something Else (SEC)')),
      finds: '"Something Else (SEC)" explains no term',
    },
    {
      fault: 'a capital within a sentence',
      on: ['/tax-services'],
      change: edit(($) =>
        $('main').append('<p>All about <strong><dfn>Value-added tax (VAT)</dfn></strong></p>'),
      ),
      finds: '"Value-added tax (VAT)" explains no term',
    },
    {
      fault: 'no capital where a sentence begins',
      on: ['/about'],
      change: edit(($) =>
        $('main').append('<p>All. <strong><dfn>value-added tax (VAT)</dfn></strong></p>'),
      ),
      finds: '"value-added tax (VAT)" explains no term',
    },
    {
      fault: 'a term explained once more',
      on: ['/ja/about'],
      change: edit(($) => {
        const dfn = $('main dfn').first();
        dfn.clone().insertAfter(dfn);
      }),
      finds: ' twice',
    },
  ],
  'a term of the glossary is explained on each page that uses it': [
    {
      fault: 'a term without its explanation',
      on: ['/tax-services'],
      change: edit(($) => {
        const dfn = $('main dfn').first();
        dfn.replaceWith(termOf(dfn.text()));
      }),
      finds: 'does not explain ',
    },
    {
      fault: 'one in a document',
      on: ['/de/articles/philippine-tax-compliance'],
      change: edit(($) => {
        const dfn = $('article dfn').first();
        dfn.replaceWith(termOf(dfn.text()));
      }),
      finds: 'does not explain ',
    },
    {
      fault: 'one that is emphasized, within a sentence',
      on: ['/articles/cloud-bookkeeping-solutions'],
      change: edit(($) => $('article').append('<p>Ask the <em>BOI</em> about it</p>')),
      finds: 'does not explain boi',
    },
  ],
});
