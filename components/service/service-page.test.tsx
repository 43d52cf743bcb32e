import { pages } from '@/content/pages';
import { type ServiceKey, serviceKeys, servicePath, services } from '@/content/services';
import { site } from '@/content/site';
import { suggestionsFor } from '@/content/suggestions';
import { cacheFiles } from '@/test/cache-files';
import { english } from '@/test/english';
import { renderLocalized } from '@/test/render';
import { shownTexts } from '@/test/shown-texts';
import { TaskList } from './samples/task-list';
import { servicePartIds } from './service-contents';
import { ServicePage } from './service-page';

cacheFiles();

// React warns when it creates a `<script>` in the browser; on a real page the server's HTML already has it.
jest.mock('@/components/layout/language-suggestion', () => ({ LanguageSuggestion: () => null }));

const { buttons, related, suggestions } = english.common;

afterEach(() => {
  jest.restoreAllMocks();
});

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

/** Services whose page has no contact section: its buttons lead to other pages. */
const withoutContact: ServiceKey[] = ['accounting', 'bookkeeping'];

/** Services whose contact section offers the free consultation; the others link to its page. */
const withConsultation: ServiceKey[] = ['payroll', 'tax', 'business', 'visa'];

test.each(serviceKeys)('%s: the page links to the right places', (key) => {
  renderLocalized(<ServicePage service={key} />);
  const texts = shownTexts(key);
  const { title, bring, timing, fees, cta } = texts;
  const textsOfAll = (selector: string) =>
    [...document.querySelectorAll(selector)].map((element) => element.textContent);
  expect(textsOfAll('h1')).toEqual([title]);
  // Links at its top lead to what every visitor asks.
  const links = [...document.querySelectorAll('main nav a')].slice(-5);
  const parts = links.map((link) => document.querySelector(link.getAttribute('href') ?? ''));
  const answers = english.common.waysOfWorking.answeredBy.label;
  const answered = [bring.title, timing.title, fees.title, answers, cta.title];
  expect(parts.map((target) => target?.querySelector('h2')?.textContent)).toEqual(answered);

  // The closing call to action has the form, or both buttons again.
  const isElsewhere = withoutContact.includes(key);
  const start = isElsewhere ? pages.contact.path : '#contact';
  expect(targets(buttons.getStarted)).toEqual(isElsewhere ? [start, start] : [start]);
  const { path: consultation } = pages.freeConsultation;
  expect(targets(buttons.freeConsultation)).toEqual(
    isElsewhere
      ? [consultation, consultation]
      : [withConsultation.includes(key) ? start : consultation],
  );
  expect(textsOfAll('main h2').at(-1)).toBe(cta.title);
  expect(document.querySelectorAll('#contact form')).toHaveLength(isElsewhere ? 0 : 1);

  // The questions about it, where there are any.
  const { questions } = services[key];
  const faqs = [...document.querySelectorAll('main a[href*="#faq-"]')];
  expect(faqs.map((link) => link.getAttribute('href'))).toEqual(
    questions === undefined ? [] : [`${pages.insights.path}#faq-${questions}`],
  );
  if (questions !== undefined) {
    const { name } = shownTexts('insights').faq.categories[questions];
    expect(faqs[0]?.textContent).toContain(name);
  }

  expect(linksUnder(related.title)).toEqual(services[key].related.map(servicePath));
  const suggested = suggestionsFor(key).map((suggestion) =>
    'service' in suggestion ? servicePath(suggestion.service) : `/${suggestion.document}`,
  );
  expect(linksUnder(suggestions.title)).toEqual(suggested);
});

test('the row on the task list leads to the example of one', () => {
  const { features, sample } = shownTexts('remoteBusiness');
  renderLocalized(<ServicePage service="remoteBusiness" sample={<TaskList texts={sample} />} />);
  expect(targets(features.items.visibleTaskList.link)).toEqual(['#sample']);
  expect(document.querySelector('#sample h2')?.textContent).toBe(sample.title);
});

/** What the page of payroll says under the heading on who answers. */
function payrollAnswers(): string {
  renderLocalized(<ServicePage service="payroll" />);
  return document.querySelector(`#${servicePartIds.answers}`)?.textContent ?? '';
}

test('the page of a service names the role that answers, and marks nothing as an example', () => {
  const { roles, sample } = english.common.waysOfWorking;
  const answers = payrollAnswers();
  const named = site.waysOfWorking.answeredBy.value.filter((role) => answers.includes(roles[role]));
  expect(named).toEqual(['payrollOfficer']);
  expect(document.body).not.toHaveTextContent(sample);
});

test('where the firm does not have the role of a service, its first one answers', () => {
  jest.replaceProperty(site.waysOfWorking.answeredBy, 'value', ['bookkeeper', 'visaOfficer']);
  expect(payrollAnswers()).toContain(english.common.waysOfWorking.roles.bookkeeper);
});
