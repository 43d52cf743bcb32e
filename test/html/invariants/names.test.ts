import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { nameInvariants } from './names';

testInvariants(nameInvariants, {
  'links and buttons have names': [
    {
      fault: 'a link that holds only what is hidden',
      on: ['/about'],
      change: edit(($) => $('main').append('<a href="/x"><b aria-hidden="true">x</b></a>')),
      finds: '<a href="/x"> without a name',
    },
    {
      fault: 'a button without text',
      on: ['/'],
      change: edit(($) => $('main button').first().removeAttr('aria-label').empty()),
      finds: '<button href=""> without a name',
    },
  ],
  'fields have labels': [
    {
      fault: 'a label for another field',
      on: ['/contact'],
      change: edit(($) => $('label').first().attr('for', 'x')),
      finds: 'has no label',
    },
    {
      fault: 'an empty label',
      on: ['/contact'],
      change: edit(($) => $('label').first().empty()),
      finds: 'has no label',
    },
  ],
  'pictures say what they show, as the messages have it, or nothing': [
    {
      fault: 'no alternative text',
      on: ['/visa-processing'],
      change: edit(($) => $('main img').first().removeAttr('alt')),
      finds: '/src/assets/visa.svg has no alternative text',
    },
    {
      fault: 'no name of a drawing',
      on: ['/visa-processing'],
      change: edit(($) => $('main svg[data-src]').removeAttr('aria-label')),
      finds: '/src/assets/service-visa.svg has no alternative text',
    },
    {
      fault: 'that of another picture',
      on: ['/visa-processing'],
      change: edit(($) => $('main svg[data-src]').attr('aria-label', 'A desk')),
      finds: '/src/assets/service-visa.svg says "A desk"',
    },
  ],
  'pictures have their sizes, so that nothing moves when they arrive': [
    {
      fault: 'no height',
      on: ['/about'],
      change: edit(($) => $('main img').first().removeAttr('height')),
      finds: 'has no size',
    },
  ],
  'drawings are hidden or have names': [
    {
      fault: 'a drawing without a name',
      on: ['/about'],
      change: edit(($) => $('main svg').first().removeAttr('aria-hidden')),
      finds: 'a drawing in',
    },
  ],
  'what is named by its id is there': [
    {
      fault: 'a section named by nothing',
      on: ['/'],
      change: edit(($) => $('#services-title').removeAttr('id')),
      finds: 'aria-labelledby="services-title" names nothing',
    },
    {
      fault: 'a menu that is not there',
      on: ['/'],
      change: edit(($) => $('[popover]').removeAttr('id')),
      finds: 'popovertarget=',
    },
  ],
});
