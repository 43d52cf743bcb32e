/** @jest-environment node */
import { documentIds, documentPath, type PageId, pages } from '@/content/pages';
import { serviceKeys, servicePath } from '@/content/services';
import { site } from '@/content/site';
import { documentEntry } from '@/documents/entries';
import { loadMessages } from '@/i18n/load-messages';
import { defaultLocale, type Locale, localeCodes } from '@/i18n/locales';
import type { Crumb } from '@/lib/navigation/breadcrumb';
import { projectCopy } from '@/test/project-copy';
import { pageGraph } from './page-graph';

type Node = { [property: string]: unknown; '@type'?: string | string[]; '@id'?: string };

const project = projectCopy('content');

const crumbs: Crumb[] = [{ label: 'Start', path: '/' }, { label: 'Here' }];
const article = documentPath('articles', 'cash-flow-optimization');
const articleDuplicate = documentPath('articles', 'cash-flow-optimization', 'insights');
const blogPost = documentPath('blogs', 'maximizing-roi');

/** The nodes of a page's graph as machines read them; empty where there is none. */
function nodesOf(path: string, locale: Locale = defaultLocale): Node[] {
  const shown = path === '/' ? undefined : crumbs;
  const graph = pageGraph({ path, locale, messages: loadMessages(locale), crumbs: shown });
  return graph === undefined ? [] : JSON.parse(JSON.stringify(graph['@graph']));
}

/** The node of a page that is of a type. */
function nodeOf(type: string, path: string, locale: Locale = defaultLocale): Node {
  const found = nodesOf(path, locale).find((node) => [node['@type']].flat().includes(type));
  if (found === undefined) throw new Error(`${path} has no ${type}`);
  return found;
}

/** The values of a property, several where nodes of a list have it: `itemListElement.name`. */
function valuesOf(node: unknown, property: string): unknown[] {
  return property
    .split('.')
    .reduce<unknown[]>(
      (found, name) =>
        found
          .flatMap((value) =>
            typeof value === 'object' && value !== null && name in value
              ? Object.entries(value).filter(([key]) => key === name)
              : [],
          )
          .flatMap(([, value]) => value),
      [node],
    );
}

const sampledPages: PageId[] = ['home', 'about', 'contact', 'services', 'visa', 'freeConsultation'];

test.each<[string, string[]]>([
  ['/', ['WebPage', 'WebSite', 'AccountingService']],
  ['/about', ['AboutPage', 'BreadcrumbList', 'WebSite', 'AccountingService']],
  ['/contact', ['ContactPage', 'BreadcrumbList', 'WebSite', 'AccountingService']],
  ['/services', ['CollectionPage', 'ItemList', 'BreadcrumbList', 'WebSite', 'AccountingService']],
  ['/visa-processing', ['WebPage', 'Service', 'BreadcrumbList', 'WebSite', 'AccountingService']],
  ['/free-consultation', ['WebPage', 'Service', 'BreadcrumbList', 'WebSite', 'AccountingService']],
  ['/insights', ['CollectionPage', 'BreadcrumbList', 'WebSite', 'AccountingService']],
  [article, ['WebPage', 'Article', 'BreadcrumbList', 'WebSite', 'AccountingService']],
  [articleDuplicate, ['WebPage', 'Article', 'BreadcrumbList', 'WebSite', 'AccountingService']],
  [blogPost, ['WebPage', 'BlogPosting', 'BreadcrumbList', 'WebSite', 'AccountingService']],
])('%s describes %j', (path, types) => {
  expect(nodesOf(path).map((node) => [node['@type']].flat()[0])).toEqual(types);
});

test.each([
  '/thank-you',
  '/seo-audit',
  '/canonical-diagnostic',
  '/download-assets',
  '/404',
  '/no-such-page',
])('%s is not for search engines and has no graph', (path) => expect(nodesOf(path)).toEqual([]));

/**
 * What Google's documentation of structured data requires and recommends, by type and with a page that
 * has it. What it recommends and the firm has given no data for (coordinates, price range, ratings, postal code,
 * founding date) is left out. https://developers.google.com/search/docs/appearance/structured-data
 */
const googleProperties: [page: string, type: string, properties: string[]][] = [
  // LocalBusiness: required name, address; recommended the others.
  [
    '/contact',
    'AccountingService',
    [
      'name',
      'address.streetAddress',
      'address.addressLocality',
      'address.addressCountry',
      'openingHoursSpecification.dayOfWeek',
      'openingHoursSpecification.opens',
      'openingHoursSpecification.closes',
      'telephone',
      'url',
    ],
  ],
  // Where the firm is only the author or the provider: what is required of a LocalBusiness.
  [article, 'AccountingService', ['name', 'address.streetAddress', 'url', 'logo']],
  // Organization: all recommended.
  [
    '/',
    'AccountingService',
    [
      'name',
      'alternateName',
      'description',
      'url',
      'logo',
      'sameAs',
      'email',
      'telephone',
      'contactPoint.contactType',
      'contactPoint.email',
      'contactPoint.telephone',
      'contactPoint.availableLanguage',
      'identifier.value',
    ],
  ],
  // Name of the site: required name, url; recommended alternateName.
  ['/', 'WebSite', ['name', 'url', 'alternateName']],
  // Breadcrumb: all required.
  ['/about', 'BreadcrumbList', ['itemListElement.position', 'itemListElement.name']],
  // Article: all recommended.
  [article, 'Article', ['headline', 'image', 'datePublished', 'dateModified', 'author']],
  [blogPost, 'BlogPosting', ['headline', 'image', 'datePublished', 'dateModified', 'author']],
  // Offer: required price; recommended the others.
  [
    '/free-consultation',
    'Service',
    ['offers.price', 'offers.priceCurrency', 'offers.url', 'offers.name'],
  ],
];

test.each(googleProperties)('on %s, %s has what Google reads', (path, type, properties) => {
  const node = nodeOf(type, path);
  const missing = properties.filter((property) => {
    const values = valuesOf(node, property);
    return values.length === 0 || values.some((value) => value === '' || value === null);
  });
  expect(missing).toEqual([]);
});

test('the author of a document is the firm, with its name and address', () => {
  const author = nodeOf('Article', article).author;
  expect(author).toEqual({ '@id': `${site.origin}/#organization` });
  expect(nodeOf('AccountingService', article)).toMatchObject({
    '@id': `${site.origin}/#organization`,
    name: site.name,
    url: site.origin,
  });
});

test('properties for which the firm has given no data are left out', () => {
  const paths = [...sampledPages.map((id) => pages[id].path), article, '/insights'];
  const written = JSON.stringify(paths.map((path) => nodesOf(path)));
  for (const property of [
    'geo',
    'priceRange',
    'aggregateRating',
    'review',
    'foundingDate',
    'postalCode',
    'SearchAction',
    'Person',
  ]) {
    expect(written).not.toContain(`"${property}"`);
  }
});

test.each([...serviceKeys])('%s is provided by the firm, without a price', (key) => {
  const service = nodeOf('Service', servicePath(key));
  expect(service).toMatchObject({
    '@id': `${site.origin}${servicePath(key)}#service`,
    provider: { '@id': `${site.origin}/#organization` },
  });
  expect(service).not.toHaveProperty('offers');
});

test('the free consultation is offered on pages that state its length, and nothing else is', () => {
  const offer = nodeOf('Service', '/free-consultation').offers;
  expect(offer).toMatchObject({ '@type': 'Offer', price: 0, priceCurrency: 'PHP' });
  expect(nodeOf('AccountingService', '/').makesOffer).toEqual(offer);
  for (const path of ['/visa-processing', blogPost]) {
    expect(nodeOf('AccountingService', path).makesOffer).toEqual({
      '@id': `${site.origin}/free-consultation#offer`,
    });
  }
  // Neither of these states it.
  for (const path of ['/about', article]) {
    expect(nodeOf('AccountingService', path)).not.toHaveProperty('makesOffer');
  }
});

test('the registrations are those that the page shows', () => {
  const numbers = (path: string) => valuesOf(nodeOf('AccountingService', path), 'identifier.value');
  const { secNumber, dtiNumber, dtiRegistrations } = site;
  expect(numbers('/contact')).toEqual([secNumber, dtiNumber]);
  expect(numbers('/about')).toEqual([
    secNumber,
    dtiNumber,
    dtiRegistrations.bookkeeping,
    dtiRegistrations.visa,
  ]);
});

test('only the last crumb is without an address: a step that leads nowhere is left out', () => {
  const messages = loadMessages('de');
  const shown: Crumb[] = [
    { label: 'Start', path: '/' },
    { label: 'Steuerrecht', path: '/insights' },
    { label: 'Articles' },
    { label: 'A title of 3 words' },
  ];
  const graph = pageGraph({ path: articleDuplicate, locale: 'de', messages, crumbs: shown });
  expect(JSON.parse(JSON.stringify(graph))['@graph']).toContainEqual({
    '@type': 'BreadcrumbList',
    '@id': `${site.origin}/de${articleDuplicate}#breadcrumb`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Start', item: `${site.origin}/de` },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Steuerrecht',
        item: `${site.origin}/de/insights`,
      },
      { '@type': 'ListItem', position: 3, name: 'A title of 3 words' },
    ],
  });
});

test('a page with another canonical address describes the canonical one', () => {
  const canonical = { page: nodeOf('WebPage', article), article: nodeOf('Article', article) };
  // A duplicate has the same words, and another breadcrumb.
  const { breadcrumb: _own, ...page } = canonical.page;
  expect(nodeOf('WebPage', articleDuplicate)).toEqual(page);
  expect(nodeOf('Article', articleDuplicate)).toEqual(canonical.article);
  // Its title and description are translated, its text is not.
  const { name: _name, description: _description, ...samePage } = page;
  expect(nodeOf('WebPage', article, 'de')).toEqual(samePage);
  const { headline, description, articleSection, ...sameArticle } = canonical.article;
  expect([headline, description, articleSection]).not.toContain(undefined);
  expect(nodeOf('Article', article, 'de')).toEqual(sameArticle);
});

test('a translation is a page and an article of its own, and names the English one', () => {
  project.write(`content${article}/ja.md`, project.read(`content${article}/en.md`));
  const url = `${site.origin}/ja${article}`;
  const english = `${site.origin}${article}`;
  expect(nodeOf('WebPage', article, 'ja')).toMatchObject({
    '@id': `${url}#webpage`,
    inLanguage: 'ja',
    breadcrumb: { '@id': `${url}#breadcrumb` },
    translationOfWork: { '@id': `${english}#webpage` },
  });
  expect(nodeOf('Article', article, 'ja')).toMatchObject({
    '@id': `${url}#article`,
    inLanguage: 'ja',
    mainEntityOfPage: { '@id': `${url}#webpage` },
    translationOfWork: { '@id': `${english}#article` },
  });
  expect(nodeOf('AboutPage', '/about', 'ja').translationOfWork).toEqual({
    '@id': `${site.origin}/about#webpage`,
  });
  expect(nodeOf('WebPage', '/visa-processing')).not.toHaveProperty('translationOfWork');
});

test.each(localeCodes)('%s: headlines are short enough to be shown whole', (locale) => {
  // Google shows 110 characters of a headline.
  for (const id of documentIds) {
    const { title, path } = documentEntry(id, locale);
    expect({ path, fits: title.length <= 110 }).toEqual({ path, fits: true });
  }
});
