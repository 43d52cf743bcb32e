import { edit, replace } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { markupInvariants } from './markup';

// It takes as long as all other invariants together.
jest.setTimeout(180_000);

testInvariants(markupInvariants, {
  'html-validate finds no error': [
    {
      fault: 'an attribute that is no longer part of HTML',
      on: ['/tax-services'],
      change: edit(($) => $('main p').first().attr('align', 'center')),
      finds: 'no-deprecated-attr: ',
    },
    {
      fault: 'a value that an attribute cannot have',
      on: ['/ja/contact'],
      change: edit(($) => $('input').first().attr('type', 'words')),
      finds: '/ja/contact: attribute-allowed-values: ',
    },
    {
      fault: 'a label for no field',
      on: ['/contact'],
      change: edit(($) => $('label').first().attr('for', 'nothing')),
      finds: 'no-missing-references: ',
    },
    {
      fault: 'a name where names are not read',
      on: ['/about'],
      change: edit(($) => $('main p').first().attr('aria-label', 'a paragraph')),
      finds: 'aria-label-misuse: ',
    },
    {
      fault: 'an attribute twice',
      on: ['/about'],
      change: replace('<main', '<main id="main"'),
      finds: 'no-dup-attr: ',
    },
  ],
});
