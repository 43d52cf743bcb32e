import { expect, type Page, test } from 'playwright/test';
import { pages, runtimeOf } from '@/content/pages';
import { localizedPath } from '@/i18n/paths';
import { hydrated } from './support/hydration';
import { frameworkScripts, holdBack } from './support/requests';
import { routeTypes } from './support/routes';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages that React hydrates, but for the one that counts from the beginning. */
const hydratedPaths = routeTypes.filter(
  (path) => runtimeOf(path) === 'deferred' && path !== pages.canonicalDiagnostic.path,
);

/** What a page says and shows, in order; runs in the page. */
function shown(): string[] {
  const pictures = [...document.querySelectorAll('main svg, main img')];
  const fields = [...document.querySelectorAll<HTMLElement>('main [name]')];
  return [
    document.title,
    ...['header', 'main', 'footer'].map(
      (name) => document.querySelector<HTMLElement>(`body > ${name}`)?.innerText ?? '',
    ),
    ...pictures.map(({ innerHTML }) => innerHTML),
    ...fields.map((field) => field.outerHTML),
  ];
}

/** Puts something else where React expects the header, when the site's own script is at work. */
async function disturb(page: Page): Promise<void> {
  await page
    .locator('head > link[rel="preload"][as="script"]')
    .first()
    .waitFor({ state: 'attached' });
  await page.evaluate(() => {
    document.querySelector('body > header')?.replaceWith(document.createElement('div'));
  });
}

for (const path of hydratedPaths.map((each) => localizedPath('de', each))) {
  test(`${path} is whole where React makes it anew`, async ({ page }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    await page.goto(path);
    await hydrated(page);
    const expected = await page.evaluate(shown);
    expect(errors).toEqual([]);

    const release = await holdBack(page, frameworkScripts);
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    await disturb(page);
    release();
    await hydrated(page);
    expect(errors.join(), 'React has made it anew').toContain('#418');
    expect(await page.evaluate(shown)).toEqual(expected);
  });
}

test('what a translator in the browser has changed stays as it is', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const release = await holdBack(page, frameworkScripts);
  await page.goto(pages.visa.path, { waitUntil: 'domcontentloaded' });
  const heading = page.getByRole('heading', { level: 1 });
  await heading.evaluate((element) => {
    element.replaceChildren(document.createElement('font'));
    element.firstElementChild?.append('Pagproseso ng visa');
  });
  release();
  await hydrated(page);
  await expect(heading).toHaveText('Pagproseso ng visa');
  expect(errors).toEqual([]);
});
