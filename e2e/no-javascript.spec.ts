import { expect, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { serviceKeys, servicePath } from '@/content/services';
import { visaTabs } from '@/content/visas';
import { documentEntries } from '@/documents/entries';
import { localeCodes, locales } from '@/i18n/locales';
import { localizedPath } from '@/i18n/paths';
import { english } from '@/test/english';
import { shownTexts } from '@/test/shown-texts';
import { fillForm, formCases, formOf, homeForm, submitOf } from './support/form-cases';
import {
  desktop,
  headerLink,
  languageLink,
  mainMenu,
  menuButton,
  mobile,
  servicesSummary,
} from './support/header';
import { expectConfirmed } from './support/inquiries';
import { common } from './support/messages';
import { expectReadable } from './support/readable';
import { onEveryHost } from './support/servers';

test.use({ javaScriptEnabled: false, viewport: desktop });

const { header, pages: label } = english.navigation;

test('without scripts the menus of the header lead to every service, language and page', async ({
  page,
}) => {
  await page.goto('/');
  await expect(headerLink(page, label.payroll)).toBeHidden();
  await servicesSummary(page).click();
  for (const key of serviceKeys) await expect(headerLink(page, label[key])).toBeVisible();
  await headerLink(page, label.payroll).click();
  await expect(page).toHaveURL(servicePath('payroll'));
  for (const locale of ['de', 'en'] as const) {
    await page.locator('header summary').last().click();
    for (const code of localeCodes) await expect(languageLink(page, code)).toBeVisible();
    await languageLink(page, locale).click();
    await expect(page).toHaveURL(localizedPath(locale, servicePath('payroll')));
    await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].lang);
  }
  await page.setViewportSize(mobile);
  await expect(mainMenu(page)).toBeHidden();
  await menuButton(page).click();
  await expect(mainMenu(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(mainMenu(page)).toBeHidden();
  await menuButton(page).click();
  await headerLink(page, label.insights).click();
  await expect(page).toHaveURL(pages.insights.path);
});

test('without scripts links to sections scroll', async ({ page }) => {
  await page.goto(pages.about.path);
  await headerLink(page, header.whyChooseUs).click();
  await expect(page).toHaveURL('/#why-choose-us');
  await expect(page.getByRole('heading', { name: english.pages.home.why.title })).toBeInViewport();
  await page.goto(`${pages.insights.path}#faq-tax`);
  await expect(page.locator('#faq-tax')).toBeInViewport();
});

test('without scripts all tabs, questions and pages of lists are shown, and no controls to open them', async ({
  page,
}) => {
  await page.goto(pages.insights.path);
  const insights = shownTexts('insights');
  const documents = [...documentEntries('articles', 'en'), ...documentEntries('blogs', 'en')];
  await expectReadable(page.getByRole('main'), [
    insights.articles.title,
    insights.blogs.title,
    ...documents.map(({ title }) => title),
    ...Object.values(insights.faq.categories).flatMap(({ name, items }) => [
      name,
      ...Object.values(items).flatMap(({ question, answer }) => [question, answer]),
    ]),
  ]);
  await expect(page.getByRole('tab')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: common('pagination.label') })).toHaveCount(0);

  await page.goto(pages.visa.path);
  const { items } = shownTexts('visa').visaTypes;
  const texts = Object.values(visaTabs)
    .flat()
    .flatMap((key) => [items[key].title, items[key].description, ...items[key].requirements]);
  for (const summary of await page.locator('main summary:visible').all()) await summary.click();
  await expectReadable(page.getByRole('main'), texts);
  await expect(page.locator('main summary', { hasText: items.srrv.title })).toBeVisible();

  await page.goto('/');
  await expect(page.getByRole('button', { name: common('slideshow.pause') })).toHaveCount(0);
  await expect(page.getByRole('img', { name: english.pages.images['hero-taguig'] })).toBeVisible();
});

test('without scripts every form is sent, and confirmed', async ({ page }) => {
  for (const formCase of formCases.filter((each) => each !== homeForm)) {
    await page.goto(formCase.path);
    const form = formOf(page, formCase);
    await fillForm(form, formCase);
    await submitOf(form, formCase).click();
    await expectConfirmed(page);
  }
});

onEveryHost(() => {
  test('without scripts a form is sent, and confirmed', async ({ page }) => {
    await page.goto(homeForm.path);
    const form = formOf(page, homeForm);
    await fillForm(form, homeForm);
    await submitOf(form, homeForm).click();
    await expectConfirmed(page);
    // Reloaded, nothing is sent again.
    await page.reload();
    await expectConfirmed(page);
  });
});

test('without scripts an inquiry that the service refuses comes back with all that was typed', async ({
  page,
}) => {
  await page.goto(homeForm.path);
  const form = formOf(page, homeForm);
  await fillForm(form, homeForm);
  // The browser would not send it.
  await form.evaluate((element) => element.setAttribute('novalidate', ''));
  const email = form.locator('input[type="email"]');
  await email.fill('no address');
  await submitOf(form, homeForm).click();
  await expect(page.getByRole('alert')).toContainText(english.common.inquiries.errors.summary);
  await expect(page.getByLabel(common('forms.email'))).toHaveValue('no address');
  await expect(page.locator('textarea')).toHaveValue(/payroll for five people/);
  await page.getByLabel(common('forms.email')).fill('ana@visitor.example');
  await page.getByRole('button').click();
  await expectConfirmed(page);
});

test('without scripts the not-found page leads to the home page', async ({ page }) => {
  await page.goto('/no/such/page');
  const home = common('notFound.home');
  await page.getByRole('main').getByRole('link', { name: home }).click();
  await expect(page).toHaveURL('/');
});
