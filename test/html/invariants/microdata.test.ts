import { documentPath } from '@/content/pages';
import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { microdataInvariants } from './microdata';

const article = documentPath('articles', 'hr-policies-remote-first');

testInvariants(microdataInvariants, {
  'each question that is shown is one for machines, with its answer': [
    {
      fault: 'a page of no type',
      on: ['/insights'],
      change: edit(($) => $('[itemtype$="/FAQPage"]').removeAttr('itemtype')),
      finds: '0 questions of 21',
    },
    {
      fault: 'a question that is none',
      on: ['/ja/insights'],
      change: edit(($) => $('[itemtype$="/Question"]').first().removeAttr('itemprop')),
      finds: '20 questions of 21',
    },
    {
      fault: 'a question without its words',
      on: ['/es/insights'],
      change: edit(($) => $('main h4').first().removeAttr('itemprop')),
      finds: 'question 1 is not',
    },
    {
      fault: 'an answer without its words',
      on: ['/de/insights'],
      change: edit(($) => $('[itemprop="text"]').last().removeAttr('itemprop')),
      finds: 'question 21 has no answer',
    },
  ],
  'each law that is listed is cited by the document, or else by the page': [
    {
      fault: 'a law that is not cited',
      on: ['/visa-processing'],
      change: edit(($) => $('[itemprop="citation"]').first().removeAttr('itemscope')),
      finds: 'laws of',
    },
    {
      fault: 'the page in place of the document',
      on: [article],
      change: edit(($) => {
        const list = $('[itemid]');
        list.attr('itemid', list.attr('itemid')?.replace('#article', '#webpage') ?? '');
      }),
      finds: '#webpage cites them, not',
    },
    {
      fault: 'a law without a name',
      on: ['/ja/tax-services'],
      change: edit(($) =>
        $('[itemprop="citation"] [itemprop="name"]').first().removeAttr('itemprop'),
      ),
      finds: '"" has another name or address',
    },
    {
      fault: 'an agency as the address of a law',
      on: ['/insights'],
      change: edit(($) =>
        $('[itemprop="citation"] a:not([itemprop])').first().attr('itemprop', 'url'),
      ),
      finds: 'has another name or address',
    },
    {
      fault: 'no item',
      on: ['/visa-processing'],
      change: edit(($) => $('[itemid]').removeAttr('itemid')),
      finds: 'nothing cites them',
    },
  ],
  'nothing else is told in this way': [
    {
      fault: 'a name of nothing',
      on: ['/about'],
      change: edit(($) => $('main h2').first().attr('itemprop', 'name')),
      finds: '<h2> is of no item',
    },
  ],
});
