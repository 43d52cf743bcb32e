import { z } from 'zod';
import { documentPath, pages } from '@/content/pages';
import { site } from '@/content/site';
import { shownMessages } from '@/i18n/load-messages';
import { locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { contentLocale } from '@/seo/page-languages';
import { distinctPages } from '@/test/html/support/document-at';
import { replace } from '@/test/html/support/fault';
import { elements, type HtmlPage } from '@/test/html/support/html-page';
import { ofPage } from '@/test/html/support/invariant';
import { editNode, nodesOf, parsedNode } from '@/test/html/support/json-ld';
import { picturesIn } from '@/test/html/support/pictures';
import { testInvariants } from '@/test/html/support/test-invariants';
import { plain } from '@/test/html/support/text';

const text = z.string().min(1);

const reference = z.strictObject({ '@id': text });

const webPage = z.object({
  url: text,
  inLanguage: text,
  name: text.optional(),
  description: text.optional(),
  primaryImageOfPage: z.object({ url: text }),
  breadcrumb: reference.optional(),
  datePublished: z.iso.date().optional(),
  dateModified: z.iso.date().optional(),
  mainEntity: reference.optional(),
});

const breadcrumb = z.object({
  itemListElement: z.array(z.object({ position: z.int(), name: text, item: text.optional() })),
});

const article = z.object({
  headline: text.optional(),
  description: text.optional(),
  articleSection: text.optional(),
  image: text,
  datePublished: z.iso.date(),
  dateModified: z.iso.date(),
  inLanguage: text,
  timeRequired: z.string().regex(/^PT\d+M$/),
  hasPart: z.array(z.object({ '@type': text, name: text, url: text })).default([]),
});

const service = z.object({
  name: text,
  description: text,
  serviceType: text.optional(),
  areaServed: z.object({ name: text }).optional(),
});

const serviceList = z.object({
  numberOfItems: z.int(),
  itemListElement: z.array(
    z.object({ position: z.int(), item: z.object({ name: text, url: text }) }),
  ),
});

/** The difference between data and page; none where they agree. */
function difference(what: string, data: unknown, shown: unknown): string[] {
  const [one, other] = [JSON.stringify(data), JSON.stringify(shown)];
  return one === other ? [] : [`${what} is ${one}, the page shows ${other}`];
}

function attributesOf({ $ }: HtmlPage, selector: string, name: string): string[] {
  return elements($, selector).map(({ attribs }) => attribs[name] ?? '');
}

function textsOf({ $ }: HtmlPage, selector: string): string[] {
  return elements($, selector).map((element) => plain($(element).text()));
}

/** The one text of a page; undefined where it has none, or several. */
function textOf(page: HtmlPage, selector: string): string | undefined {
  const [found, ...more] = textsOf(page, selector);
  return more.length === 0 ? found : undefined;
}

/** Whether the content of a page is in the language of the page. */
function isContentTranslated({ path, locale }: HtmlPage): boolean {
  return contentLocale(path, locale) === locale;
}

/** The crumbs with a URL, and the last one. */
function shownCrumbs({ $ }: HtmlPage): { name: string; item?: string }[] {
  // The list before the first section.
  const items = elements($, 'main > nav > ol > li');
  return items.flatMap((item, index) => {
    const name = plain($(item).find('a, [aria-current], span').first().text());
    const href = $(item).find('a').attr('href');
    if (href !== undefined)
      return [{ name, item: href === '/' ? site.origin : site.origin + href }];
    return index === items.length - 1 ? [{ name }] : [];
  });
}

/** The language of a document's text, which may differ from that of the page. */
function languageOfText({ $, locale }: HtmlPage): string {
  return $('article [lang]:has(p)').first().attr('lang') ?? locales[locale].lang;
}

const articlePath = documentPath('articles', 'hr-policies-remote-first');

/** Gives a property another value. */
function set(fragment: string, property: string, value: unknown) {
  return editNode(fragment, (node) => {
    node[property] = value;
  });
}

/** Replaces the first occurrence of a text in a node. */
function misquote(fragment: string, from: string | RegExp, to: string) {
  return editNode(fragment, (node) => {
    Object.assign(node, JSON.parse(JSON.stringify(node).replace(from, to)));
  });
}

/** The data about a page and its topic is shown on the page. */
testInvariants(distinctPages, {
  'the page has the data of its head': [
    ofPage((page) => {
      const data = parsedNode(page, 'webpage', webPage);
      if (data === undefined) return [];
      const own = isContentTranslated(page);
      return [
        ...difference('url', [data.url], attributesOf(page, 'link[rel="canonical"]', 'href')),
        ...difference(
          'primaryImageOfPage',
          [data.primaryImageOfPage.url],
          attributesOf(page, 'meta[property="og:image"]', 'content'),
        ),
        ...difference(
          'name',
          data.name === undefined ? [] : [`${data.name} | ${site.brand}`],
          own ? [page.$('title').text()] : [],
        ),
        ...difference(
          'description',
          data.description === undefined ? [] : [data.description],
          own ? attributesOf(page, 'meta[name="description"]', 'content') : [],
        ),
        ...difference(
          'inLanguage',
          data.inLanguage,
          own ? page.$('html').attr('lang') : languageOfText(page),
        ),
      ];
    }),
    ['/about', set('webpage', 'name', 'x'), 'name is ["x | '],
    ['/about', set('webpage', 'inLanguage', 'de'), 'inLanguage is "de", the page shows "en"'],
  ],
  'the breadcrumb is the one that is shown, its last step the only one without a URL': [
    ofPage((page) => {
      const data = parsedNode(page, 'breadcrumb', breadcrumb)?.itemListElement ?? [];
      if (nodesOf(page).length === 0) return [];
      return [
        ...difference(
          'breadcrumb',
          data.map(({ name, item }) => ({ name, ...(item && { item }) })),
          shownCrumbs(page),
        ),
        ...difference(
          'order of the breadcrumb',
          data.map(({ position }) => position),
          data.map((_, index) => index + 1),
        ),
      ];
    }),
    ['/about', misquote('breadcrumb', '"Home"', '"Start"'), 'breadcrumb is [{"name":"Start"'],
    [
      '/about',
      misquote('breadcrumb', '"position":1', '"position":0'),
      'order of the breadcrumb is [0,2]',
    ],
  ],
  'the dates of the page are those that it shows': [
    ofPage((page) => {
      const data = parsedNode(page, 'webpage', webPage);
      if (data === undefined) return [];
      const header = 'article header time';
      const days = attributesOf(
        page,
        page.$(header).length > 0 ? header : 'footer time',
        'datetime',
      );
      return [data.dateModified, ...(page.$(header).length > 0 ? [data.datePublished] : [])]
        .filter((day) => day === undefined || !days.includes(day))
        .map((day) => `the page does not show ${day}`);
    }),
    [
      ['/about', `/de${articlePath}`],
      set('webpage', 'dateModified', '2031-01-31'),
      'does not show 2031-01-31',
    ],
  ],
  'the data of a document are those shown above its text': [
    ofPage((page) => {
      const data = parsedNode(page, 'article', article);
      if (data === undefined) return [];
      const own = isContentTranslated(page);
      const header = textOf(page, 'article header') ?? '';
      const minutes = data.timeRequired.replace(/\D/g, '');
      const days = attributesOf(page, 'article header time', 'datetime');
      return [
        ...difference('headline', data.headline, own ? textOf(page, 'h1') : undefined),
        ...difference(
          'description',
          data.description,
          own ? page.$('meta[name="description"]').attr('content') : undefined,
        ),
        ...difference(
          'articleSection',
          own && data.articleSection !== undefined && header.includes(data.articleSection),
          own,
        ),
        ...difference('datePublished', data.datePublished, days[0]),
        ...difference('dateModified', days.includes(data.dateModified), true),
        ...difference('inLanguage', data.inLanguage, languageOfText(page)),
        ...difference(
          'image',
          [data.image],
          picturesIn(page.$, 'article').map(({ src }) => site.origin + src),
        ),
        ...difference(
          'timeRequired',
          textsOf(page, 'article header p > span').some(
            (line) => line.replace(/\D/g, '') === minutes,
          ),
          true,
        ),
        ...difference(
          'hasPart',
          data.hasPart
            .filter((part) => part['@type'] === 'WebApplication')
            .map(({ name, url }) => ({ name, id: new URL(url).hash.slice(1) })),
          own
            ? elements(page.$, 'section:has(> [data-calculator])').map((tool) => ({
                name: plain(page.$(tool).children('h3').text()),
                id: tool.attribs.id,
              }))
            : [],
        ),
      ];
    }),
    [articlePath, set('article', 'headline', 'x'), 'headline is "x"'],
    [
      documentPath('articles', 'cash-flow-optimization'),
      misquote('article', '#calculator-', '#'),
      'hasPart is',
    ],
    [articlePath, ($) => $('article svg[data-src]').attr('data-src', '/x.svg'), 'image is'],
  ],
  'the data of a service are those that its page shows': [
    ofPage((page) => {
      const data = parsedNode(page, 'service', service);
      if (data === undefined) return [];
      const paragraphs = textsOf(page, 'main p');
      const footer = textOf(page, 'footer') ?? '';
      const names = page.path === pages.freeConsultation.path ? 'footer a' : 'h1';
      return [
        ...difference('name', textsOf(page, names).includes(data.name), true),
        ...difference('description', paragraphs.includes(data.description), true),
        ...difference('serviceType', footer.includes(data.serviceType ?? data.name), true),
        ...difference('areaServed', footer.includes(data.areaServed?.name ?? ''), true),
      ];
    }),
    ['/visa-processing', set('service', 'name', 'x'), 'name is false'],
    ['/de/free-consultation', set('service', 'description', 'x'), 'description is false'],
  ],
  'the list of services is that of the overview page': [
    ofPage((page) => {
      const data = parsedNode(page, 'services', serviceList);
      if (data === undefined) return [];
      const shown = elements(page.$, 'main li:has(img) h3 a').map((link) => ({
        name: plain(page.$(link).text()),
        url: site.origin + link.attribs.href,
      }));
      return [
        ...difference(
          'itemListElement',
          data.itemListElement.map(({ item: { name, url } }) => ({ name, url })),
          shown.slice(0, data.numberOfItems),
        ),
        ...difference('numberOfItems', data.numberOfItems, data.itemListElement.length),
      ];
    }),
    [
      '/services',
      editNode('services', (node) => {
        node.itemListElement = [node.itemListElement].flat().reverse();
      }),
      'itemListElement is',
    ],
  ],
  'the one offer is the free consultation, on pages that speak of it': [
    ofPage((page) => {
      const offers = nodesOf(page).flatMap(({ offers: own, makesOffer }) => [
        ...(own === undefined ? [] : [own]),
        ...(makesOffer === undefined ? [] : [makesOffer]),
      ]);
      const { freeConsultation } = shownMessages(page.locale).navigation.pages;
      const url = site.origin + localizedPath(page.locale, pages.freeConsultation.path);
      const id = { '@id': `${url}#offer` };
      const expected = {
        '@type': 'Offer',
        ...id,
        name: plain(freeConsultation),
        url,
        price: 0,
        priceCurrency: 'PHP',
      };
      const main = textOf(page, 'main') ?? '';
      const isStated = /(?<!\d)30(?!\d)/.test(main);
      return [
        // A reference has the name only.
        ...offers.flatMap((offer) =>
          JSON.stringify(offer) === JSON.stringify(id) ? [] : difference('offer', offer, expected),
        ),
        ...(offers.length > 0 && !isStated ? ['the page offers no session of 30 minutes'] : []),
      ];
    }),
    ['/free-consultation', misquote('service', '"price":0', '"price":100'), 'offer is'],
    ['/contact', replace(/(?<=\D)30(?=.minutes)/g, '45'), 'no session of 30 minutes'],
  ],
});
