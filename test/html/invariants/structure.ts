import { type CheerioAPI, load } from 'cheerio';
import { countries } from '@/content/countries/countries';
import { localeCodes, locales } from '@/i18n/locales';
import { distinctPages } from '@/test/html/support/document-at';
import { replace } from '@/test/html/support/fault';
import { elements, type HtmlPage } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { testInvariants } from '@/test/html/support/test-invariants';
import { repeated } from '@/test/html/support/text';

const headings = 'h1, h2, h3, h4, h5, h6';

/** Elements without an end tag (HTML Standard, "void elements"). */
const voidElement = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/**
 * Errors of the parser, end tags that end nothing, and elements that it opened, closed or moved by
 * itself: then the page is not what its components say, such as a link in a link or a box in a
 * paragraph.
 */
function parserProblems({ source }: HtmlPage): string[] {
  const problems: string[] = [];
  const $ = load(source, {
    // As for a visitor without scripts: what is in `noscript` is part of the page.
    scriptingEnabled: false,
    sourceCodeLocationInfo: true,
    onParseError: ({ code, startOffset }) =>
      problems.push(`${code} at "${source.slice(startOffset, startOffset + 40)}"`),
  });
  let ended = 0;
  for (const element of elements($, '*')) {
    const place = element.sourceCodeLocation;
    const isInSource =
      place && 'startTag' in place && (place.endTag || voidElement.test(element.name));
    if (place && 'endTag' in place && place.endTag) ended += 1;
    if (!isInSource) problems.push(`<${element.name}> is opened or closed by the parser`);
  }
  // In texts and in data `<` is escaped: what looks like an end tag is one.
  const endTags = source.match(/<\/[a-z]/gi)?.length ?? 0;
  if (endTags !== ended) problems.push(`${endTags - ended} end tags that end nothing`);
  return problems;
}

/** Flow content that is no phrasing content. */
const nonPhrasing =
  'address, article, aside, blockquote, details, div, dl, fieldset, figure, footer, form, h1, h2, h3, h4, h5, h6, header, hr, main, nav, ol, p, pre, section, table, ul';

/** What may not stand in what (HTML Standard, content models), where the parser lets it pass. */
const misplaced: [what: string, selector: string][] = [
  [
    'a control in a control',
    ':is(a, button) :is(a, button, input, select, textarea, label, summary), label label',
  ],
  [
    'a block in a text',
    `:is(p, span, strong, em, b, i, small, time, code, button, label, ${headings}) :is(${nonPhrasing})`,
  ],
  ['a list of something else', ':is(ul, ol) > :not(li), :not(ul, ol) > li'],
  [
    'a description list of something else',
    'dl > :not(dt, dd, div), :not(dl, dl > div) > :is(dt, dd)',
  ],
];

/** Attributes that a policy without `unsafe-inline` blocks. */
function blockedAttributes($: CheerioAPI): string[] {
  return elements($, '*').flatMap((element) =>
    Object.entries(element.attribs)
      .filter(
        ([name, value]) =>
          name.startsWith('on') || name === 'style' || /^\s*javascript:/i.test(value),
      )
      .map(([name, value]) => `<${element.name} ${name}="${value}">`),
  );
}

/** Those of pages, and of native names of papers and authorities. */
const languages: string[] = [
  ...localeCodes.map((locale) => locales[locale].lang),
  ...Object.values(countries).map(({ lang }) => lang),
];

/** How pages are built, whatever they say. */
testInvariants(distinctPages, {
  'the parser finds no error and changes nothing': [
    ofPage(parserProblems),
    ['/about', replace('</main>', '</div></main>'), '1 end tags that end nothing'],
    [
      '/about',
      replace('</main>', '<a href="/">a<a href="/">b</a></a></main>'),
      '<a> is opened or closed',
    ],
  ],
  'elements follow the content models': [
    ofPage(({ $ }) =>
      misplaced.flatMap(([what, selector]) =>
        elements($, selector).map(
          (element) => `${what}: <${element.name}> "${$(element).text().slice(0, 40)}"`,
        ),
      ),
    ),
    ['/', ($) => $('main h2').first().append('<ul><li>x</li></ul>'), 'a block in a text: <ul>'],
    ['/', ($) => $('main ul').first().append('<div>x</div>'), 'a list of something else: <div>'],
  ],
  'the page is in its language, and its parts in languages of the site': [
    ofPage(({ locale, $ }) => {
      const lang = $('html').attr('lang');
      return [
        ...(lang === locales[locale].lang ? [] : [`lang "${lang}"`]),
        ...elements($, '[lang]')
          .map((element) => $(element).attr('lang') ?? '')
          .filter((part) => !languages.includes(part))
          .map((part) => `a part in "${part}"`),
      ];
    }),
    ['/ja/about', ($) => $('html').attr('lang', 'ko'), 'lang "ko"'],
  ],
  'there is one main area, between one header and one footer': [
    ofPage(({ $ }) => {
      const order = elements($, 'body > header, main, body > footer')
        .map(({ name }) => name)
        .join(' ');
      return order === 'header main footer' ? [] : [order];
    }),
    ['/about', ($) => $('main').after('<main></main>'), 'header main main footer'],
  ],
  'there is one main heading, the first of the page': [
    ofPage(({ $ }) => {
      const count = $('h1').length;
      return [
        ...(count === 1 ? [] : [`${count} h1`]),
        ...($(headings).first().is('main h1') ? [] : ['does not start with its h1']),
      ];
    }),
    ['/about', ($) => $('main').prepend('<h2>x</h2>'), 'does not start with its h1'],
  ],
  'levels of headings are never skipped': [
    ofPage(({ $ }) => {
      const levels = elements($, headings).map(({ name }) => Number(name.slice(1)));
      return levels
        .filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
        .map((level) => `skips to h${level}`);
    }),
    ['/about', ($) => $('main h2').first().after('<h4>x</h4>'), 'skips to h4'],
  ],
  'ids are unique': [
    ofPage(({ $ }) => repeated(elements($, '[id]').map((element) => element.attribs.id ?? ''))),
    ['/', ($) => $('main').append('<p id="services">x</p>'), '/: services'],
  ],
  'there is nothing that a strict policy blocks: no inline style, no handler': [
    ofPage(({ $ }) => blockedAttributes($)),
    ['/about', ($) => $('main').attr('style', 'color:red'), '<main style="color:red">'],
    ['/about', ($) => $('main a').first().attr('href', 'javascript:x()'), 'javascript:x()'],
  ],
});
