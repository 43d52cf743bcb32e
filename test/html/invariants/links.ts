import { shownMessages } from '@/i18n/load-messages';
import { locales } from '@/i18n/locales';
import { elements, everyPage } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';
import { plain } from '@/test/html/support/text';

/** Targets of links. */
testInvariants(everyPage, {
  'links out of the site are secure and open in a tab of their own': [
    ofPage(({ $ }) =>
      elements($, 'a')
        .map(({ attribs: { href = '', target = '', rel = '' } }) => ({ href, target, rel }))
        .filter(({ href, target, rel }) => {
          const leaves = /^[a-z]+:/.test(href) && !/^(?:mailto|tel):/.test(href);
          const opens = target === '_blank' && rel.split(' ').includes('noopener');
          return leaves ? !href.startsWith('https://') || !opens : target !== '';
        })
        .map(({ href }) => href),
    ),
    // No rel.
    ['/about', ($) => $('a[target]').first().removeAttr('rel'), 'https://'],
  ],
  'links that open another tab say so to screen readers, in the language of the page': [
    ofPage(({ $, locale }) =>
      elements($, 'a[target="_blank"]')
        .filter((link) => {
          const note = $(link).find('.sr-only');
          const isOwn = note.closest('[lang]').attr('lang') === locales[locale].lang;
          return (
            plain(note.text()) !== plain(shownMessages(locale).navigation.footer.newTab) || !isOwn
          );
        })
        .map(({ attribs: { href } }) => `${href} does not say that it opens another tab`),
    ),
    // A link that keeps it to itself.
    [
      '/de/about',
      ($) => $('a[target="_blank"] .sr-only').first().remove(),
      'does not say that it opens another tab',
    ],
  ],
});
