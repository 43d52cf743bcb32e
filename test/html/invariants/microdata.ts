import type { Element } from 'domhandler';
import { lawsOf } from '@/content/facts';
import { documentPath, pages } from '@/content/pages';
import { shownMessages } from '@/i18n/load-messages';
import type { Locale } from '@/i18n/locales';
import { factsAt } from '@/seo/facts-at';
import { isIndexable } from '@/seo/page-languages';
import { distinctPages } from '@/test/html/support/document-at';
import { elements, type HtmlPage } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { nodesOf } from '@/test/html/support/json-ld';
import { testInvariants } from '@/test/html/support/test-invariants';
import { plain } from '@/test/html/support/text';

const schema = 'https://schema.org';

const lawList = '[aria-labelledby="laws-title"]';

/**
 * Properties of an item in document order, without those of nested items.
 * https://html.spec.whatwg.org/multipage/microdata.html
 */
function properties({ $ }: HtmlPage, item: Element, name: string): Element[] {
  return elements($, `[itemprop="${name}"]`).filter((element) =>
    $(element).parent().closest('[itemscope]').is(item),
  );
}

/** The items of a type that are values of a property of an item. */
function items(page: HtmlPage, item: Element, name: string, type: string): Element[] {
  return properties(page, item, name).filter(
    ({ attribs }) => attribs.itemscope !== undefined && attribs.itemtype === `${schema}/${type}`,
  );
}

function textsOf(page: HtmlPage, found: readonly Element[]): string[] {
  return found.map((element) => plain(page.$(element).text()));
}

/** The questions of a page with their answers in the microdata. */
function questions(page: HtmlPage): { name: string[]; answers: string[] }[] {
  const faqPages = elements(page.$, `[itemscope][itemtype="${schema}/FAQPage"]`);
  return faqPages
    .flatMap((faqPage) => items(page, faqPage, 'mainEntity', 'Question'))
    .map((question) => ({
      name: textsOf(page, properties(page, question, 'name')),
      answers: items(page, question, 'acceptedAnswer', 'Answer').flatMap((answer) =>
        textsOf(page, properties(page, answer, 'text')),
      ),
    }));
}

/** The number of questions in the messages of a language. */
function countQuestions(locale: Locale): number {
  const { categories } = shownMessages(locale).pages.insights.faq;
  return Object.values(categories).flatMap(({ items: all }) => Object.values(all)).length;
}

const questionCount = countQuestions('en');

const article = documentPath('articles', 'hr-policies-remote-first');

/** Microdata: what the elements of a page tell machines. */
testInvariants(distinctPages, {
  'each question that is shown is in the microdata with its answer': [
    ofPage((page) => {
      if (page.path !== pages.insights.path) return [];
      const expected = countQuestions(page.locale);
      const given = questions(page);
      const shown = textsOf(page, elements(page.$, 'main h4'));
      const answers = textsOf(page, elements(page.$, 'main h4 + div p'));
      return [
        ...(given.length === expected ? [] : [`${given.length} questions of ${expected}`]),
        ...given.flatMap(({ name, answers: texts }, index) =>
          name.length === 1 && name[0] === shown[index] && texts[0] === answers[index]
            ? []
            : [`question ${index + 1} is not "${shown[index]}" with its answer`],
        ),
        ...given.flatMap(({ answers: texts }, index) =>
          texts.length === 1 && texts[0] !== '' ? [] : [`question ${index + 1} has no answer`],
        ),
      ];
    }),
    [
      '/insights',
      ($) => $('[itemtype$="/FAQPage"]').removeAttr('itemtype'),
      `0 questions of ${questionCount}`,
    ],
    [
      '/de/insights',
      ($) => $('[itemprop="text"]').last().removeAttr('itemprop'),
      `question ${questionCount} has no answer`,
    ],
  ],
  'each law that is listed is cited by the document, or else by the page': [
    ofPage((page) => {
      const [list] = elements(page.$, `${lawList} [itemscope][itemid]`);
      if (list === undefined)
        // A page that is not indexed has no structured data that could cite them.
        return elements(page.$, lawList).length > 0 && isIndexable(page.path)
          ? ['nothing cites them']
          : [];
      const nodes = nodesOf(page);
      const node = (name: string) => nodes.find((each) => each['@id'].endsWith(`#${name}`));
      const citing = (node('article') ?? node('webpage'))?.['@id'];
      const cited = ['Legislation', 'CreativeWork'].flatMap((type) =>
        items(page, list, 'citation', type),
      );
      const expected = lawsOf(factsAt(page.path)).length;
      return [
        ...(list.attribs.itemid === citing
          ? []
          : [`${list.attribs.itemid} cites them, not ${citing}`]),
        ...(cited.length === expected ? [] : [`${cited.length} laws of ${expected}`]),
        ...cited.flatMap((law) => {
          const [name = ''] = textsOf(page, properties(page, law, 'name'));
          const [link] = elements(page.$, 'a').filter((each) => page.$(law).find(each).length > 0);
          const hasText = link !== undefined && new URL(link.attribs.href ?? '').pathname !== '/';
          return plain(page.$(link ?? law).text()).startsWith(name) &&
            name !== '' &&
            properties(page, law, 'url').length === (hasText ? 1 : 0)
            ? []
            : [`"${name}" has another name or URL`];
        }),
      ];
    }),
    [
      article,
      ($) => {
        const list = $('[itemid]');
        list.attr('itemid', list.attr('itemid')?.replace('#article', '#webpage') ?? '');
      },
      '#webpage cites them, not',
    ],
    [
      '/ja/tax-services',
      ($) => $('[itemprop="citation"] [itemprop="name"]').first().removeAttr('itemprop'),
      '"" has another name or URL',
    ],
    [
      '/insights',
      ($) => $('[itemprop="citation"] a:not([itemprop])').first().attr('itemprop', 'url'),
      'has another name or URL',
    ],
    ['/visa-processing', ($) => $('[itemid]').removeAttr('itemid'), 'nothing cites them'],
  ],
  'nothing but questions and laws is microdata': [
    ofPage((page) =>
      elements(page.$, '[itemscope], [itemprop]')
        .filter(
          (each) => page.$(each).closest(`${lawList}, [itemtype="${schema}/FAQPage"]`).length === 0,
        )
        .map(({ tagName }) => `<${tagName}> is of no item`),
    ),
    ['/about', ($) => $('main h2').first().attr('itemprop', 'name'), '<h2> is of no item'],
  ],
});
