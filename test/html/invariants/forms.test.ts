import { forms } from '@/content/forms';
import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { formInvariants } from './forms';

/** Changes an attribute of the first element that a selector finds; `null` takes it away. */
function change(selector: string, name: string, value: string | null) {
  return edit(($) => $(selector).first().attr(name, value));
}

testInvariants(formInvariants, {
  'every form is a tool of its own, described in the language of the page': [
    {
      fault: 'a form without a name for agents',
      on: ['/ja/about'],
      change: change('form', 'toolname', null),
      finds: '/ja/about: a form is the tool "undefined"',
    },
    {
      fault: 'a form without a description',
      on: ['/de/contact'],
      change: change('form', 'tooldescription', null),
      finds: `the tool "${forms.contact.tool.name}" is described by ""`,
    },
    {
      fault: 'a description in another language',
      on: ['/de', '/ja'],
      change: change('form', 'tooldescription', 'Sends a message.'),
      finds: `the tool "${forms.home.tool.name}" is described by "Sends a message."`,
    },
    {
      fault: 'a form twice',
      on: ['/free-consultation'],
      change: edit(($) => $('form').first().after($('form').first().clone())),
      finds: `two forms are the tool "${forms.consultation.tool.name}"`,
    },
  ],
  'every field of a form is named, and described in the language of the page': [
    {
      fault: 'a field without a description',
      on: ['/about'],
      change: change('select', 'toolparamdescription', null),
      finds: 'the field "service" is described by "undefined"',
    },
    {
      fault: 'a field without a name',
      on: ['/contact'],
      change: change('textarea', 'name', null),
      finds: 'the field "undefined" is described by',
    },
    {
      fault: 'a description in another language',
      on: ['/ko/contact'],
      change: change('input', 'toolparamdescription', 'The name.'),
      finds: 'the field "name" is described by "The name."',
    },
  ],
  'no agent can send a form by itself': [
    {
      fault: 'a form that agents send',
      on: ['/contact'],
      change: change('form', 'toolautosubmit', ''),
      finds: '/contact: <form toolautosubmit>',
    },
  ],
});
