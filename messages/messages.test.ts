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
import { loadMessages } from '@/i18n/load-messages';
import { localeCodes, locales } from '@/i18n/locales';
import { pageSources } from '@/i18n/page-sources';
import { descriptionProblem, titleProblem } from '@/lib/search/search-limits';
import { countWords } from '@/lib/text/count-words';
import { pageMetadata } from '@/seo/page-metadata';
import { readOnce } from '@/test/read-once';
import { english } from '@/test/render';
import { textsOf } from '@/test/texts';

readOnce();

type Meta = { title: string; description: string };

/** Every `meta` of the messages by its key, placeholders filled. */
function metas(tree: object, key = ''): [string, Meta][] {
  return Object.entries(tree).flatMap(([name, value]): [string, Meta][] => {
    if (typeof value !== 'object' || value === null) return [];
    return name === 'meta' ? [[key, value]] : metas(value, `${key}.${name}`);
  });
}

/** The title as a search engine sees it. */
function fullTitle(title: string): string {
  const page = { locale: 'en', path: '/', description: '', indexable: true } as const;
  return String(pageMetadata({ ...page, title }).title);
}

test('every page that is not a document has a title and a description', () => {
  const documents = allPaths.filter((path) => /\/(articles|blogs)\//.test(path));
  expect(metas(pageSources(english))).toHaveLength(allPaths.length - documents.length);
});

describe.each(localeCodes)('for search pages in %s (lib/search/search-limits.ts)', (locale) => {
  const { script } = locales[locale];
  const pages = metas(pageSources(loadMessages(locale)));
  const documents = (['articles', 'blogs'] as const).flatMap((kind) =>
    documentEntries(kind, locale)
      .filter((document) => document.locale === locale)
      .map((document): [string, Meta] => [
        document.id,
        { title: document.title, description: document.description },
      ]),
  );

  test.each([...pages, ...documents])('%s', (_, { title, description }) => {
    expect(titleProblem(fullTitle(title), script)).toBeUndefined();
    expect(descriptionProblem(description)).toBeUndefined();
  });

  test.each(['title', 'description'] as const)('no two pages share a %s', (field) => {
    const values = [...pages, ...documents].map(([, meta]) => meta[field]);
    expect(values.filter((value, index) => values.indexOf(value) !== index)).toEqual([]);
  });
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
