/** @jest-environment node */
import { documentPath } from '@/content/pages';
import { site } from '@/content/site';
import { loadMessages } from '@/i18n/load-messages';
import { defaultLocale, type Locale } from '@/i18n/locales';
import type { Crumb } from '@/lib/navigation/breadcrumb';
import { projectCopy } from '@/test/project-copy';
import { withoutBody } from '@/test/without-body';
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

/**
 * What Google's documentation of structured data requires and recommends, by type and with a page that
 * has it. What it recommends and the firm has given no data for (coordinates, price range, ratings, postal code,
 * founding date) is left out. https://developers.google.com/search/docs/appearance/structured-data
 */
const googleProperties: [page: string, type: string, properties: string][] = [
  // LocalBusiness: required name, address; recommended the others.
  [
    '/contact',
    'AccountingService',
    `name address.streetAddress address.addressLocality address.addressCountry telephone url
    openingHoursSpecification.dayOfWeek openingHoursSpecification.opens openingHoursSpecification.closes`,
  ],
  // Where the firm is only the author or the provider: what is required of a LocalBusiness.
  [article, 'AccountingService', 'name address.streetAddress url logo'],
  // Organization: all recommended.
  [
    '/',
    'AccountingService',
    `name alternateName description url logo sameAs email telephone identifier.value contactPoint.contactType
    contactPoint.email contactPoint.telephone contactPoint.availableLanguage`,
  ],
  // Name of the site: required name, url; recommended alternateName.
  ['/', 'WebSite', 'name url alternateName'],
  // Breadcrumb: all required.
  ['/about', 'BreadcrumbList', 'itemListElement.position itemListElement.name'],
  // Article: all recommended.
  [article, 'Article', 'headline image datePublished dateModified author'],
  [blogPost, 'BlogPosting', 'headline image datePublished dateModified author'],
  // Offer: required price; recommended the others.
  ['/free-consultation', 'Service', 'offers.price offers.priceCurrency offers.url offers.name'],
];

test.each(googleProperties)('on %s, %s has what Google reads', (path, type, properties) => {
  const node = nodeOf(type, path);
  const missing = properties.split(/\s+/).filter((property) => {
    const values = valuesOf(node, property);
    return values.length === 0 || values.some((value) => value === '' || value === null);
  });
  expect(missing).toEqual([]);
});

test('an article has its calculators and spreadsheets as parts, in the language of its body', () => {
  const { items } = loadMessages(defaultLocale).calculators;
  expect(nodeOf('Article', article).hasPart).toEqual([
    expect.objectContaining({
      '@type': 'WebApplication',
      name: items.weeklyCash.title,
      url: `${site.origin}${article}#calculator-weeklyCash`,
      isAccessibleForFree: true,
      inLanguage: 'en',
    }),
    expect.objectContaining({ '@type': 'DigitalDocument' }),
  ]);
  const german = `content${article}/de.md`;
  project.write(german, withoutBody(project.read(german)));
  expect(nodeOf('Article', article, 'de')).not.toHaveProperty('hasPart');
  expect(nodeOf('BlogPosting', blogPost)).not.toHaveProperty('hasPart');
});

test('a step of the breadcrumb that leads nowhere is left out', () => {
  const shown: Crumb[] = [{ label: 'Start', path: '/' }, { label: 'Articles' }, { label: 'Here' }];
  const graph = pageGraph({
    path: article,
    locale: 'en',
    messages: loadMessages('en'),
    crumbs: shown,
  });
  const isList = (node: unknown) => valuesOf(node, '@type').includes('BreadcrumbList');
  const list = valuesOf(graph, '@graph').find(isList);
  expect(valuesOf(list, 'itemListElement.name')).toEqual(['Start', 'Here']);
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
