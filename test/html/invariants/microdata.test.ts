import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { microdataInvariants } from './microdata';

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
    {
      fault: 'items on another page',
      on: ['/about'],
      change: edit(($) => $('main h2').first().attr('itemprop', 'name')),
      finds: 'items on a page without questions',
    },
  ],
});
