/** Links to sections: targets and scrolling. */
import { expect, type Locator, type Page } from 'playwright/test';
import { pages } from '@/content/pages';
import { english } from '@/test/english';
import { headerLink, servicesSummary } from './support/header';
import { hydrated, openHydrated } from './support/hydration';
import { frameworkScripts, holdBack } from './support/requests';
import { expectAtTop, expectScrolledTo, scrollFarDown } from './support/scrolling';
import { test } from './support/test';

// Most tests check where a link leads; without smooth scrolling they take half the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { header, footer, pages: label } = english.navigation;
const { buttons } = english.common;

/** The links of header and footer to sections of the home page. */
const sectionLinks: [section: string, follow: (page: Page) => Promise<void>][] = [
  [
    'services',
    async (page) => {
      await servicesSummary(page).click();
      await headerLink(page, header.overview).click();
    },
  ],
  ['why-choose-us', (page) => headerLink(page, header.whyChooseUs).click()],
  ...(['about', 'services', 'whyChooseUs', 'contact'] as const).map(
    (key): (typeof sectionLinks)[number] => [
      key === 'whyChooseUs' ? 'why-choose-us' : key,
      (page) =>
        page
          .getByRole('contentinfo')
          .getByRole('link', { name: footer[key], exact: true })
          .and(page.locator('[href*="#"]'))
          .click(),
    ],
  ),
];

test('links of header and footer lead to sections of the home page, from there and from other pages', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const loadTime = await page.evaluate(() => performance.timeOrigin);
  for (const [section, follow] of sectionLinks) {
    await follow(page);
    await expect(page).toHaveURL(`/#${section}`);
    await expectScrolledTo(page, section);
  }
  expect(await page.evaluate(() => performance.timeOrigin), 'no reload').toBe(loadTime);
  // One of the header, one of the footer.
  for (const [section, follow] of [...sectionLinks.slice(1, 2), ...sectionLinks.slice(-1)]) {
    await page.goto(pages.accounting.path);
    await follow(page);
    await expect(page).toHaveURL(`/#${section}`);
    await expectScrolledTo(page, section);
  }
});

test('a page is scrolled to the target of the hash', async ({ page }) => {
  for (const url of ['/ja#services', '/visa-processing#contact', '/about#expert', '/#contact']) {
    await page.goto(url);
    await expectScrolledTo(page, url.split('#')[1] ?? '');
  }
});

for (const top of [0, 700]) {
  test(`a visitor who scrolls to ${top} before the scripts load is not scrolled back to the target of the hash`, async ({
    page,
  }) => {
    const release = await holdBack(page, frameworkScripts);
    await page.goto('/#contact', { waitUntil: 'domcontentloaded' });
    await expectScrolledTo(page, 'contact');
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    release();
    await hydrated(page);
    await expect(page.locator('form [type="submit"]')).toBeEnabled();
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });
}

test('a hash without a target, or a malformed one, causes no error', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const hash of ['#no-such-section', '#%zz', '#"><img>']) {
    await openHydrated(page, `/about${hash}`);
    await expectAtTop(page);
  }
  expect(errors).toEqual([]);
});

test('scrolling is smooth, unless reduced motion is preferred', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
});

test('another page starts at the top', async ({ page }) => {
  await openHydrated(page, '/');
  await scrollFarDown(page);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: label.payroll, exact: true })
    .click();
  const { title } = english.services.payroll;
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expectAtTop(page);
});

/** Links in the main area that look like buttons, by name. */
function buttonLinks(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}

test('buttons scroll to the form of their page, or lead to a page with one', async ({ page }) => {
  for (const [path, names, count] of [
    [pages.home.path, [english.pages.home.hero.primary], undefined],
    // Both in the hero: the closing call to action has the form itself.
    [pages.payroll.path, [buttons.getStarted, buttons.freeConsultation], 2],
  ] as const) {
    await openHydrated(page, path);
    const found = await Promise.all(names.map((name) => buttonLinks(page, name).all()));
    if (count !== undefined) expect(found.flat()).toHaveLength(count);
    for (const button of found.flat().slice(0, count ?? 1)) {
      await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
      await button.click();
      await expect(page).toHaveURL(`${path}#contact`);
      await expectScrolledTo(page, 'contact');
    }
  }
  await page.goto(pages.bookkeeping.path);
  await headerLink(page, header.getStarted).click();
  await expect(page).toHaveURL(pages.contact.path);
  await expect(page.getByRole('main').locator('form')).toHaveCount(1);
  await page.getByRole('main').getByRole('link', { name: english.common.forms.talk }).click();
  await expect(page).toHaveURL('/about#expert');
  await expectScrolledTo(page, 'expert');
});
