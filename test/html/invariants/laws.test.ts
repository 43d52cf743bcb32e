import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { lawInvariants } from './laws';

const list = '[aria-labelledby="laws-title"]';

testInvariants(lawInvariants, {
  'a page that states rules lists their laws, and no other page has such a list': [
    {
      fault: 'a page without its list',
      on: ['/tax-services'],
      change: edit(($) => $(list).remove()),
      finds: '/tax-services: Revenue Memorandum Circular 5-2023 is missing',
    },
    {
      fault: 'a document without one of its laws',
      on: ['/articles/asean-business-regulations'],
      change: edit(($) => $(`${list} li`).last().remove()),
      finds: 'is missing',
    },
    {
      fault: 'a law on a page that states no rule',
      on: ['/about'],
      change: edit(($) =>
        $('main').append('<div aria-labelledby="laws-title"><ul><li>X</li></ul></div>'),
      ),
      finds: '/about: laws without a rule',
    },
  ],
});
