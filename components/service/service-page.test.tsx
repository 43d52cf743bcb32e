import { pages } from '@/content/pages';
import { type ServiceKey, serviceKeys, servicePath, services } from '@/content/services';
import { suggestionsFor } from '@/content/suggestions';
import { shownTexts } from '@/test/page-texts';
import { readOnce } from '@/test/read-once';
import { english, renderLocalized } from '@/test/render';
import { textsOf } from '@/test/texts';
import { ServicePage } from './service-page';

readOnce();

// React warns of a script that it renders by itself; in a page it comes with the HTML.
jest.mock('@/components/layout/language-offer', () => ({ LanguageOffer: () => null }));

const { buttons, related, suggestions } = english.common;

/** Addresses of the main area's links with this text. */
function targets(text: string): string[] {
  return [...document.querySelectorAll('main a')]
    .filter((link) => link.textContent === text)
    .map((link) => link.getAttribute('href') ?? '');
}

/** Addresses of the links in the section with this heading; undefined without the section. */
function linksUnder(heading: string): (string | null)[] | undefined {
  const title = [...document.querySelectorAll('main h2')].find((h2) => h2.textContent === heading);
  const section = title?.closest('section');
  if (!section) return undefined;
  return [...section.querySelectorAll('a')].map((link) => link.getAttribute('href'));
}

// Spec §2: on accounting and bookkeeping the buttons lead to pages, on the others to the page's own
// contact section.
const withoutContact: ServiceKey[] = ['accounting', 'bookkeeping'];

/** Whose contact section says that the consultation is free; the others lead to its own page. */
const withConsultation: ServiceKey[] = ['payroll', 'tax', 'business', 'visa'];

describe.each(serviceKeys)('%s', (key) => {
  beforeEach(() => {
    renderLocalized(<ServicePage service={key} />);
  });

  test('shows one first-level heading and every text that all services have', () => {
    const headings = [...document.querySelectorAll('h1')].map((h1) => h1.textContent);
    const { title, subtitle, lead, audience, features, process, bring, timing, fees, benefits } =
      shownTexts(key);
    expect(headings).toEqual([title]);
    const shown = document.querySelector('main')?.textContent ?? '';
    const texts = { title, subtitle, lead, audience, features, process, bring, timing, fees };
    for (const { text } of textsOf({ ...texts, benefits })) expect(shown).toContain(text);
  });

  test('links at its top lead to what every visitor asks', () => {
    const links = [...document.querySelectorAll('main nav a')].slice(-5);
    const parts = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
    const { bring, timing, fees, cta } = shownTexts(key);
    const answers = english.common.practice.answeredBy.label;
    const headings = [bring.title, timing.title, fees.title, answers, cta.title];
    expect(parts.map((target) => target?.querySelector('h2')?.textContent)).toEqual(headings);
  });

  test('its buttons lead where spec §2 says', () => {
    // At the end the page asks once more, above its form where it has one.
    const { contact } = pages;
    const { path: consultation } = pages.freeConsultation;
    const isElsewhere = withoutContact.includes(key);
    const start = isElsewhere ? contact.path : '#contact';
    expect(targets(buttons.getStarted)).toEqual([start, start]);
    // Two buttons side by side never lead to the same place at the end.
    expect(targets(buttons.freeConsultation)).toEqual(
      withConsultation.includes(key) ? ['#contact'] : [consultation, consultation],
    );
    const forms = document.querySelectorAll('#contact form');
    expect(forms).toHaveLength(isElsewhere ? 0 : 1);
    const headings = [...document.querySelectorAll('main h2')].map((h2) => h2.textContent);
    const form = isElsewhere ? [] : [shownTexts('contact').form.title];
    expect(headings.slice(isElsewhere ? -1 : -2)).toEqual([shownTexts(key).cta.title, ...form]);
  });

  test('links the questions about it, where there are any', () => {
    const { categories } = shownTexts('insights').faq;
    const links = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="#faq-"]')];
    const { questions } = services[key];
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      questions === undefined ? [] : [`${pages.insights.path}#faq-${questions}`],
    );
    if (questions !== undefined)
      expect(links[0]?.textContent).toContain(categories[questions].name);
  });

  test('links its related services in their order', () => {
    expect(linksUnder(related.title)).toEqual(services[key].related.map(servicePath));
  });

  test('has its three suggestions', () => {
    const expected = suggestionsFor(key).map((suggestion) =>
      'service' in suggestion ? servicePath(suggestion.service) : `/${suggestion.document}`,
    );
    expect(linksUnder(suggestions.title)).toEqual(expected);
  });
});
