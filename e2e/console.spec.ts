import { expect, test } from 'playwright/test';
import { allPaths } from '@/content/pages';
import { localeCodes } from '@/i18n/locales';
import { hydrated } from './support/hydration';
import { collectProblems } from './support/problems';
import { groupName, inGroups, localizedPage, samplePaths } from './support/routes';

// Each test opens several pages: a busy machine needs more than the usual half minute.
test.describe.configure({ timeout: 120_000 });

const english = allPaths.map((path) => localizedPage('en', path));
const others = localeCodes
  .filter((locale) => locale !== 'en')
  .flatMap((locale) => samplePaths.map((path) => localizedPage(locale, path)));

for (const group of inGroups([...english, ...others], 10)) {
  const urls = group.map(({ url }) => url);
  test(`no console message, exception or failed request: ${groupName(urls)}`, async ({ page }) => {
    const problems = collectProblems(page);
    for (const url of urls) {
      await page.goto(url);
      await hydrated(page);
      // React reports a mismatch and starts its effects when the browser is idle next.
      await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
      expect.soft(problems.splice(0), url).toEqual([]);
    }
  });
}
