/** @jest-environment node */

import {
  benefitIcons,
  consultationIcons,
  contactReasonIcons,
  faqIcons,
  heroScenes,
  industryImages,
  offeringIcons,
  solutionIcons,
  specializationIcons,
  valueIcons,
  visaIcons,
  workIcons,
} from '@/content/message-items';
import { allPaths } from '@/content/pages';
import { serviceKeys } from '@/content/services';
import { documentEntries } from '@/documents/entries';
import { pageSources } from '@/i18n/page-sources';
import { countWords } from '@/lib/text/count-words';
import { pageMetadata } from '@/seo/page-metadata';
import { english } from '@/test/render';
import { textsOf } from '@/test/texts';

type Meta = { title: string; description: string };

/** Every `meta` of the messages by its key, placeholders filled. */
function metas(tree: object, key = ''): [string, Meta][] {
  return Object.entries(tree).flatMap(([name, value]): [string, Meta][] => {
    if (typeof value !== 'object' || value === null) return [];
    return name === 'meta' ? [[key, value]] : metas(value, `${key}.${name}`);
  });
}

/** The title as a search engine sees it. */
function fullTitle({ title, description }: Meta): string {
  const page = { locale: 'en', path: '/', indexable: true } as const;
  return String(pageMetadata({ ...page, title, description }).title);
}

describe('title and description of each page (spec §5: title 30–60, description 120–160)', () => {
  const all = metas(pageSources(english));

  test('every page that is not a document has them', () => {
    const documents = allPaths.filter((path) => /\/(articles|blogs)\//.test(path));
    expect(all).toHaveLength(allPaths.length - documents.length);
  });

  test.each(all)('%s', (_, meta) => {
    const title = fullTitle(meta);
    expect([title, title.length >= 30 && title.length <= 60]).toEqual([title, true]);
    const { length } = meta.description;
    expect([length, length >= 120 && length <= 160]).toEqual([length, true]);
  });

  test('no two pages share a title or a description', () => {
    expect(new Set(all.map(([, meta]) => meta.title)).size).toBe(all.length);
    expect(new Set(all.map(([, meta]) => meta.description)).size).toBe(all.length);
  });
});

describe.each(['articles', 'blogs'] as const)('titles of %s', (kind) => {
  test.each(documentEntries(kind, 'en').map((document) => [document.slug, document] as const))(
    '%s has 30–60 characters with the brand',
    (_, document) => {
      const title = fullTitle({ ...document, title: document.metaTitle });
      expect([title, title.length >= 30 && title.length <= 60]).toEqual([title, true]);
    },
  );
});

test.each(serviceKeys)('the page of %s has at least 450 words', (key) => {
  // The summary stands on cards of other pages, the meta in no page's text.
  const { meta: _meta, summary: _summary, ...shown } = english.services[key];
  const words = textsOf(shown).reduce((sum, { text }) => sum + countWords(text), 0);
  expect(words).toBeGreaterThanOrEqual(450);
});

describe('FAQ', () => {
  const categories = Object.values(english.pages.insights.faq.categories);
  const questions = categories.flatMap(({ items }): { question: string; answer: string }[] =>
    Object.values(items),
  );

  test('has the seven categories of spec §3 with three questions each (spec §2)', () => {
    expect(categories.map((category) => category.name)).toEqual([
      'Business Registration',
      'Visa Processing',
      'Bookkeeping & Accounting',
      'Payroll Services',
      'Tax Services',
      'HR & Admin Support',
      'Remote Business Services',
    ]);
    expect(categories.map((category) => Object.keys(category.items).length)).toEqual([
      3, 3, 3, 3, 3, 3, 3,
    ]);
  });

  test.each(questions)('$question: 40–90 words', ({ answer }) => {
    const words = countWords(answer);
    expect([words, words >= 40 && words <= 90]).toEqual([words, true]);
  });

  test('no question stands there twice', () => {
    expect(new Set(questions.map(({ question }) => question)).size).toBe(21);
  });
});

test.each<[string, object, object]>([
  ['home.hero.slides', english.pages.home.hero.slides, heroScenes],
  ['home.why.benefits', english.pages.home.why.benefits, benefitIcons],
  ['home.why.industries', english.pages.home.why.industries.items, industryImages],
  ['about.what', english.pages.about.what.items, workIcons],
  ['about.values', english.pages.about.values.items, valueIcons],
  ['contact.why', english.pages.contact.why.items, contactReasonIcons],
  ['freeConsultation.benefits', english.pages.freeConsultation.benefits.items, consultationIcons],
  ['insights.faq', english.pages.insights.faq.categories, faqIcons],
  ['hrAdmin.solutions', english.services.hrAdmin.solutions.items, solutionIcons],
  [
    'consulting.specializations',
    english.services.consulting.specializations.items,
    specializationIcons,
  ],
  ['remoteBusiness.offerings', english.services.remoteBusiness.offerings.items, offeringIcons],
  ['visa.visaTypes', english.services.visa.visaTypes.items, visaIcons],
])('%s: links are found in the order in which its entries are shown', (_, entries, table) => {
  expect(Object.keys(entries)).toEqual(Object.keys(table));
});
