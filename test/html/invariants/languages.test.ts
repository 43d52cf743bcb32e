import { loadMessages } from '@/i18n/load-messages';
import { edit } from '@/test/html/support/mutation';
import { testInvariants } from '@/test/html/support/test-invariants';
import { languageInvariants } from './languages';

const english = loadMessages('en');

testInvariants(languageInvariants, {
  'no text of a translated page is the English one': [
    {
      fault: 'an English sentence',
      on: ['/ja/contact'],
      change: edit(($) =>
        $('main p').first().text(english.pages.contact.why.items.answer.description),
      ),
      finds: `/ja/contact: English: "${english.pages.contact.why.items.answer.description}"`,
    },
    {
      fault: 'an English button',
      on: ['/de/contact'],
      change: edit(($) => $('form button').text(english.common.forms.send)),
      finds: `/de/contact: English: "${english.common.forms.send}"`,
    },
    {
      fault: 'an English picture text',
      on: ['/es/visa-processing'],
      change: edit(($) => $('main img[alt]').attr('alt', english.pages.images.visa ?? '')),
      finds: 'English: "',
    },
    {
      fault: 'an English option',
      on: ['/ko/about'],
      change: edit(($) => $('option').last().text(english.common.forms.options.multiple)),
      finds: `/ko/about: English: "${english.common.forms.options.multiple}"`,
    },
    {
      fault: 'an English title',
      on: ['/zh/about'],
      change: edit(($) => $('title').text(`${english.pages.about.meta.title} | Hablon`)),
      finds: '/zh/about: English: "',
    },
  ],
  'no English stands within a text of another language': [
    {
      fault: 'an English word in a Japanese sentence',
      on: ['/ja/about'],
      change: edit(($) => $('main p').first().text('フィリピンのbookkeepingを承ります。')),
      finds: '/ja/about: bookkeeping in "',
    },
    {
      fault: 'half an English sentence in a German one',
      on: ['/de/about'],
      change: edit(($) => $('main p').first().text('Wir führen Ihre Bücher and your payroll.')),
      finds: '/de/about: and, your in "',
    },
  ],
  'only documents, laws and links to other languages are in another language': [
    {
      fault: 'a main area in English',
      on: ['/ko/about'],
      change: edit(($) => $('main').attr('lang', 'en')),
      finds: '/ko/about: <main lang="en">',
    },
  ],
});
