import path from 'node:path';
import type { CheerioAPI } from 'cheerio';
import type { Element } from 'domhandler';
import { image, logoFiles } from '@/content/images';
import { site } from '@/content/site';
import { documentCover } from '@/documents/entries';
import { shownMessages } from '@/i18n/load-messages';
import { distinctPages, documentAt } from '@/test/html/support/document-at';
import { elements, type HtmlPage } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { picturesIn } from '@/test/html/support/pictures';
import { testInvariants } from '@/test/html/support/test-invariants';
import { plain } from '@/test/html/support/text';

/** The text of elements, with the alternative texts in them, without what is hidden. */
function readText($: CheerioAPI, element: Element | string): string {
  const copy = $(element).clone();
  copy.find('[aria-hidden="true"]').remove();
  const altTexts = copy
    .find('img[alt], [aria-label]')
    .toArray()
    .map(({ attribs }) => attribs['aria-label'] ?? attribs.alt ?? '');
  return plain([copy.text(), ...altTexts].join(' '));
}

/** The accessible name of an element from `aria-label` and `aria-labelledby`. */
function ariaName($: CheerioAPI, { attribs }: Element): string {
  const ids = (attribs['aria-labelledby'] ?? '').split(' ').filter((id) => id !== '');
  const labels = ids.map((id) => readText($, `[id="${id}"]`));
  return plain([attribs['aria-label'] ?? '', ...labels].join(' '));
}

/** The alternative texts that images may have on a page, by file name. */
function allowedAltTexts({ path: page, locale }: HtmlPage): Map<string, string> {
  const allowed = new Map<string, string>([
    ...Object.entries(shownMessages(locale).pages.images),
    ...logoFiles.map((file): [string, string] => [path.basename(file, '.svg'), site.brand]),
  ]);
  const document = documentAt(page, locale);
  if (document?.heroAlt) {
    allowed.set(path.basename(image(documentCover(document)).src, '.svg'), document.heroAlt);
  }
  return allowed;
}

/** Attributes that refer to other elements by their ids. */
const idRefAttributes = [
  'for',
  'aria-labelledby',
  'aria-describedby',
  'aria-controls',
  'aria-owns',
  'popovertarget',
  'list',
  'form',
];

/** What screen readers announce (WCAG 1.1.1, 1.3.1, 2.4.4, 4.1.2). */
testInvariants(distinctPages, {
  'links and buttons have names': [
    ofPage(({ $ }) =>
      elements($, 'a, button, summary, [role="tab"]')
        .filter((element) => readText($, element) === '' && ariaName($, element) === '')
        .map((element) => `<${element.name} href="${element.attribs.href ?? ''}"> without a name`),
    ),
    [
      '/about',
      ($) => $('main').append('<a href="/x"><b aria-hidden="true">x</b></a>'),
      '<a href="/x"> without a name',
    ],
    [
      '/',
      ($) => $('main button').first().removeAttr('aria-label').empty(),
      '<button href=""> without a name',
    ],
  ],
  'fields have labels': [
    ofPage(({ $ }) =>
      elements($, 'input:not([type="hidden"], [hidden]), select, textarea')
        .filter((element) => {
          const label = element.attribs.id ? readText($, `label[for="${element.attribs.id}"]`) : '';
          const around = plain($(element).closest('label').text());
          return label === '' && around === '' && ariaName($, element) === '';
        })
        .map((element) => `the field "${element.attribs.name}" has no label`),
    ),
    ['/contact', ($) => $('label').first().attr('for', 'x'), 'has no label'],
  ],
  'images have the alternative texts of the messages, or empty ones': [
    ofPage((page) => {
      const { $ } = page;
      const allowed = allowedAltTexts(page);
      return picturesIn($, 'body').flatMap(({ src, alt }) => {
        if (alt === undefined) return [`${src} has no alternative text`];
        const expected = allowed.get(path.basename(src, '.svg'));
        return alt === '' || plain(alt) === plain(expected ?? '') ? [] : [`${src} says "${alt}"`];
      });
    }),
    [
      '/visa-processing',
      ($) => $('main svg[data-src]').attr('aria-label', 'A desk'),
      '/src/assets/service-visa.svg says "A desk"',
    ],
  ],
  'pictures have their sizes, so that nothing moves when they arrive': [
    ofPage(({ $ }) =>
      elements($, 'img')
        .filter(({ attribs }) => !(Number(attribs.width) > 0 && Number(attribs.height) > 0))
        .map(({ attribs }) => `${attribs.src} has no size`),
    ),
    ['/about', ($) => $('main img').first().removeAttr('height'), 'has no size'],
  ],
  'drawings are hidden or have names': [
    ofPage(({ $ }) =>
      elements($, 'svg')
        .filter(
          (svg) =>
            $(svg).closest('[aria-hidden="true"]').length === 0 &&
            (svg.attribs.role !== 'img' || ariaName($, svg) === ''),
        )
        .map((svg) => `a drawing in "${$(svg).parent().text().slice(0, 40)}"`),
    ),
    ['/contact', ($) => $('main svg').first().removeAttr('aria-hidden'), 'a drawing in'],
  ],
  'every id reference points to an element': [
    ofPage(({ $ }) => {
      const all = elements($, '*');
      const ids = new Set(all.map(({ attribs }) => attribs.id));
      return all.flatMap(({ attribs }) =>
        idRefAttributes.flatMap((name) =>
          (attribs[name]?.split(' ') ?? [])
            .filter((id) => !ids.has(id))
            .map((id) => `${name}="${id}" refers to nothing`),
        ),
      );
    }),
    [
      '/',
      ($) => $('#services-title').removeAttr('id'),
      'aria-labelledby="services-title" refers to nothing',
    ],
  ],
});
