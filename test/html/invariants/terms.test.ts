import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { termInvariants } from './terms';

testInvariants(termInvariants, {
  'an explanation is that of the glossary, and stands once': [
    {
      fault: 'another explanation',
      on: ['/about'],
      change: edit(($) => $('main dfn').first().text('Something Else (SEC)')),
      finds: 'as "Something Else (SEC)"',
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
        dfn.replaceWith(dfn.attr('title') ?? '');
      }),
      finds: 'does not explain ',
    },
  ],
});
