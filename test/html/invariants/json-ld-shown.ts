import { z } from 'zod';
import { pages } from '@/content/pages';
import { site } from '@/content/site';
import { locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { contentLocale } from '@/seo/translated-locales';
import { elements } from '@/test/html/support/elements';
import { described, nodesOf } from '@/test/html/support/graph';
import type { HtmlPage } from '@/test/html/support/html-page';
import { type Invariant, ofPage } from '@/test/html/support/invariant';
import { messagesOf } from '@/test/html/support/messages';
import { picturesIn } from '@/test/html/support/pictures';
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

/** What is said and is not what is shown. */
function differs(what: string, said: unknown, shown: unknown): string[] {
  const [one, other] = [JSON.stringify(said), JSON.stringify(shown)];
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

/** Whether the page is in the language of what it shows; a document may be in a foreign frame. */
function speaksOfItself({ path, locale }: HtmlPage): boolean {
  return contentLocale(path, locale) === locale;
}

/** The crumbs that have an address, and the last one. */
function shownCrumbs({ $ }: HtmlPage): { name: string; item?: string }[] {
  // The one list of steps above the first section.
  const items = elements($, 'main > nav > ol > li');
  return items.flatMap((item, index) => {
    const name = plain($(item).find('a, [aria-current], span').first().text());
    const href = $(item).find('a').attr('href');
    if (href !== undefined)
      return [{ name, item: href === '/' ? site.origin : site.origin + href }];
    return index === items.length - 1 ? [{ name }] : [];
  });
}

/** The language of a document: that of its text, which may be another one than that of the page. */
function languageOfText({ $, locale }: HtmlPage): string {
  return $('article [lang]:has(p)').first().attr('lang') ?? locales[locale].lang;
}

/** Each statement about a page and what it is about is one that its visitors read. */
export const jsonLdShownInvariants = {
  'a page is what its head says': ofPage((page) => {
    const said = described(page, 'webpage', webPage);
    if (said === undefined) return [];
    const own = speaksOfItself(page);
    return [
      ...differs('url', [said.url], attributesOf(page, 'link[rel="canonical"]', 'href')),
      ...differs(
        'primaryImageOfPage',
        [said.primaryImageOfPage.url],
        attributesOf(page, 'meta[property="og:image"]', 'content'),
      ),
      ...differs(
        'name',
        said.name === undefined ? [] : [`${said.name} | ${site.brand}`],
        own ? [page.$('title').text()] : [],
      ),
      ...differs(
        'description',
        said.description === undefined ? [] : [said.description],
        own ? attributesOf(page, 'meta[name="description"]', 'content') : [],
      ),
      ...differs(
        'inLanguage',
        said.inLanguage,
        own ? page.$('html').attr('lang') : languageOfText(page),
      ),
    ];
  }),

  'the breadcrumb is the one that is shown, its last step the only one without an address': ofPage(
    (page) => {
      const said = described(page, 'breadcrumb', breadcrumb)?.itemListElement ?? [];
      if (nodesOf(page).length === 0) return [];
      return [
        ...differs(
          'breadcrumb',
          said.map(({ name, item }) => ({ name, ...(item && { item }) })),
          shownCrumbs(page),
        ),
        ...differs(
          'order of the breadcrumb',
          said.map(({ position }) => position),
          said.map((_, index) => index + 1),
        ),
      ];
    },
  ),

  'a page was changed on the day that it shows': ofPage((page) => {
    const said = described(page, 'webpage', webPage);
    if (said === undefined) return [];
    const header = 'article > header time';
    const days = attributesOf(page, page.$(header).length > 0 ? header : 'footer time', 'datetime');
    return [said.dateModified, ...(page.$(header).length > 0 ? [said.datePublished] : [])]
      .filter((day) => day === undefined || !days.includes(day))
      .map((day) => `the page does not show ${day}`);
  }),

  'a document is what stands above its text': ofPage((page) => {
    const said = described(page, 'article', article);
    if (said === undefined) return [];
    const own = speaksOfItself(page);
    const header = textOf(page, 'article > header') ?? '';
    const minutes = said.timeRequired.replace(/\D/g, '');
    const days = attributesOf(page, 'article > header time', 'datetime');
    return [
      ...differs('headline', said.headline, own ? textOf(page, 'h1') : undefined),
      ...differs(
        'description',
        said.description,
        own ? page.$('meta[name="description"]').attr('content') : undefined,
      ),
      ...differs(
        'articleSection',
        own && said.articleSection !== undefined && header.includes(said.articleSection),
        own,
      ),
      ...differs('datePublished', said.datePublished, days[0]),
      ...differs('dateModified', days.includes(said.dateModified), true),
      ...differs('inLanguage', said.inLanguage, languageOfText(page)),
      ...differs(
        'image',
        [said.image],
        picturesIn(page.$, 'article > header').map(({ src }) => site.origin + src),
      ),
      ...differs(
        'timeRequired',
        textsOf(page, 'article > header p > span').some(
          (line) => line.replace(/\D/g, '') === minutes,
        ),
        true,
      ),
    ];
  }),

  'a service is what its page says': ofPage((page) => {
    const said = described(page, 'service', service);
    if (said === undefined) return [];
    const paragraphs = textsOf(page, 'main p');
    const footer = textOf(page, 'footer') ?? '';
    const names = page.path === pages.freeConsultation.path ? 'footer a' : 'h1';
    return [
      ...differs('name', textsOf(page, names).includes(said.name), true),
      ...differs('description', paragraphs.includes(said.description), true),
      ...differs('serviceType', footer.includes(said.serviceType ?? said.name), true),
      ...differs('areaServed', footer.includes(said.areaServed?.name ?? ''), true),
    ];
  }),

  'the list of services is that of the overview': ofPage((page) => {
    const said = described(page, 'services', serviceList);
    if (said === undefined) return [];
    const shown = elements(page.$, 'main li:has(img) h3 a').map((link) => ({
      name: plain(page.$(link).text()),
      url: site.origin + link.attribs.href,
    }));
    return [
      ...differs(
        'itemListElement',
        said.itemListElement.map(({ item: { name, url } }) => ({ name, url })),
        shown.slice(0, said.numberOfItems),
      ),
      ...differs('numberOfItems', said.numberOfItems, said.itemListElement.length),
    ];
  }),

  'what is offered for nothing is the free consultation, where the page speaks of it': ofPage(
    (page) => {
      const offers = nodesOf(page).flatMap(({ offers: own, makesOffer }) => [
        ...(own === undefined ? [] : [own]),
        ...(makesOffer === undefined ? [] : [makesOffer]),
      ]);
      const { freeConsultation } = messagesOf(page.locale).navigation.pages;
      const url = site.origin + localizedPath(page.locale, pages.freeConsultation.path);
      const id = { '@id': `${url}#offer` };
      const due = {
        '@type': 'Offer',
        ...id,
        name: plain(freeConsultation),
        url,
        price: 0,
        priceCurrency: 'PHP',
      };
      const main = textOf(page, 'main') ?? '';
      const states = /(?<!\d)30(?!\d)/.test(main);
      return [
        // Where it is only mentioned, it goes by its name.
        ...offers.flatMap((offer) =>
          JSON.stringify(offer) === JSON.stringify(id) ? [] : differs('offer', offer, due),
        ),
        ...(offers.length > 0 && !states ? ['the page offers no session of 30 minutes'] : []),
      ];
    },
  ),
} satisfies Record<string, Invariant>;
