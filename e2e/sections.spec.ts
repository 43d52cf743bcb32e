import { expect, type Locator, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { headerLink, servicesSummary } from '@/e2e/support/header';
import { installClock } from './support/clock';
import { openHydrated } from './support/hydration';
import { english } from './support/messages';
import { expectAtTop, expectScrolledTo, scrollFarDown } from './support/scrolling';

// Most tests are about where a link leads; without smooth scrolling they take half the time.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { header, footer, pages: label } = english.navigation;
const { buttons } = english.common;

/** Sections of the home page that header and footer lead to, each with how a visitor gets there. */
const entries: { name: string; section: string; follow: (page: Page) => Promise<void> }[] = [
  {
    name: 'header, services at a glance',
    section: 'services',
    follow: async (page) => {
      await servicesSummary(page).click();
      await headerLink(page, header.overview).click();
    },
  },
  {
    name: 'header, why choose us',
    section: 'why-choose-us',
    follow: (page) => headerLink(page, header.whyChooseUs).click(),
  },
  ...(['about', 'services', 'whyChooseUs', 'contact'] as const).map((key) => ({
    name: `footer, ${key}`,
    section: key === 'whyChooseUs' ? 'why-choose-us' : key,
    follow: (page: Page) =>
      page
        .getByRole('contentinfo')
        .getByRole('link', { name: footer[key], exact: true })
        .and(page.locator('[href*="#"]'))
        .click(),
  })),
];

for (const { name, section, follow } of entries) {
  test(`${name}: scrolls on the home page`, async ({ page }) => {
    await openHydrated(page, '/');
    const marker = await page.evaluate(() => performance.timeOrigin);
    await follow(page);
    await expect(page).toHaveURL(`/#${section}`);
    await expectScrolledTo(page, section);
    expect(await page.evaluate(() => performance.timeOrigin), 'no reload').toBe(marker);
  });

  test(`${name}: leads home and scrolls from elsewhere`, async ({ page }) => {
    await openHydrated(page, pages.accounting.path);
    await follow(page);
    await expect(page).toHaveURL(`/#${section}`);
    await expectScrolledTo(page, section);
  });
}

for (const url of ['/#contact', '/ja#services', '/visa-processing#contact', '/about#expert']) {
  test(`the hash of ${url} is scrolled to`, async ({ page }) => {
    await page.goto(url);
    await expectScrolledTo(page, url.split('#')[1] ?? '');
  });
}

for (const top of [0, 700]) {
  test(`who scrolls to ${top} before the page's script comes is not pulled back to what the address names`, async ({
    page,
  }) => {
    await installClock(page, 0);
    await page.clock.pauseAt(1000);
    await page.goto('/#contact');
    await expectScrolledTo(page, 'contact');
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
    await expect
      .poll(() =>
        page.evaluate(() => performance.getEntriesByName('first-contentful-paint').length),
      )
      .toBe(1);
    await page.clock.runFor(50);
    await expect
      .poll(() => page.evaluate(() => Boolean(window.trustedTypes?.defaultPolicy)))
      .toBe(true);
    await page.clock.runFor(1000);
    expect(await page.evaluate(() => window.scrollY)).toBe(top);
  });
}

test('a hash that names nothing, or is malformed, breaks nothing', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  for (const hash of ['#no-such-section', '#%zz', '#"><img>']) {
    await openHydrated(page, `/about${hash}`);
    await expectAtTop(page);
  }
  expect(errors).toEqual([]);
});

test('scrolling is smooth, unless less motion is wanted', async ({ page }) => {
  await openHydrated(page, '/');
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth');
  const places = await page.evaluate(async () => {
    const seen: number[] = [];
    document.querySelector<HTMLElement>('a[href="/#why-choose-us"]')?.click();
    const ended = new Promise((resolve) =>
      document.addEventListener('scrollend', resolve, { once: true }),
    );
    document.addEventListener('scroll', () => seen.push(window.scrollY));
    await ended;
    return seen;
  });
  expect(places.length, 'places passed on the way').toBeGreaterThan(3);
  await expectScrolledTo(page, 'why-choose-us');
});

test('a change of route starts at the top', async ({ page }) => {
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

/** The buttons of a service page with a name: in its opening and, where there is one, in its closing band. */
function buttonsNamed(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('link', { name, exact: true });
}

test('all buttons of a service page scroll to its contact section', async ({ page }) => {
  await openHydrated(page, pages.payroll.path);
  // Both in the opening, and the closing call.
  const found = [buttons.getStarted, buttons.freeConsultation].map((name) =>
    buttonsNamed(page, name).all(),
  );
  const all = (await Promise.all(found)).flat();
  expect(all).toHaveLength(3);
  for (const button of all) {
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }));
    await button.click();
    await expect(page).toHaveURL(`${pages.payroll.path}#contact`);
    await expectScrolledTo(page, 'contact');
  }
});

test('the button of the home page scrolls to its contact section', async ({ page }) => {
  await openHydrated(page, '/');
  await buttonsNamed(page, english.pages.home.hero.primary).first().click();
  await expect(page).toHaveURL('/#contact');
  await expectScrolledTo(page, 'contact');
});

for (const [path, target] of [
  ['/', '/#contact'],
  [pages.about.path, '/about#expert'],
  [pages.freeConsultation.path, '/free-consultation#request'],
  [pages.visa.path, '/visa-processing#contact'],
  [pages.bookkeeping.path, pages.contact.path],
] as const) {
  test(`Get Started in the header of ${path} leads to the nearest form`, async ({ page }) => {
    await openHydrated(page, path);
    await headerLink(page, header.getStarted).click();
    await expect(page).toHaveURL(target);
    await expect(page.getByRole('main').locator('form')).toHaveCount(1);
    const anchor = target.split('#')[1];
    if (anchor !== undefined) await expectScrolledTo(page, anchor);
  });
}

test('the promise of a quick answer leads to the form that keeps it', async ({ page }) => {
  await page.goto(pages.contact.path);
  await page.getByRole('main').getByRole('link', { name: english.common.forms.talk }).click();
  await expect(page).toHaveURL('/about#expert');
  await expectScrolledTo(page, 'expert');
});

test('the skip link leads past the header', async ({ page }) => {
  await openHydrated(page, pages.services.path);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: header.skip });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
