import { expect, type Page, test } from 'playwright/test';
import { pages } from '@/content/pages';
import { groupName, inGroups, samplePaths } from '@/e2e/support/routes';
import { localizedPath } from '@/i18n/paths';
import { missingPath } from '@/test/page-types';
import { openHydrated } from './support/hydration';
import { differences, looks, type Styles, serveWholeSheet, stylesIn } from './support/page-styles';

test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

async function stylesOf(page: Page, url: string): Promise<Styles[]> {
  await openHydrated(page, url);
  return stylesIn(page);
}

const paths = [
  ...samplePaths,
  pages.services.path,
  pages.accounting.path,
  pages.seoAudit.path,
  missingPath,
];

for (const group of inGroups(paths, 2)) {
  test(`a page looks as it does with the whole style sheet: ${groupName(group)}`, async ({
    page,
  }) => {
    test.slow();
    for (const [index, each] of group.entries()) {
      // Each type of page in one of two languages.
      const locale = index % 2 === 0 ? 'en' : 'ja';
      const url = localizedPath(locale, each);
      await page.route('**/*.woff2', (route) => route.abort());
      const own = await stylesOf(page, url);
      await serveWholeSheet(page, locale, each);
      const whole = await stylesOf(page, url);
      await page.unrouteAll();
      expect(differences(own, whole), url).toEqual([]);
    }
  });
}

test('a rule that is missing is found', async ({ page }) => {
  await page.route('**/*.woff2', (route) => route.abort());
  const own = await stylesOf(page, '/accounting');
  await page.route('**/accounting', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</style>', 'h1{letter-spacing:1px}</style>');
    await route.fulfill({ response: answer, body });
  });
  const found = differences(own, await stylesOf(page, '/accounting'));
  const missing = looks.filter(
    ({ name }) => !found.some((each) => each.startsWith(`${name}: <h1>`)),
  );
  expect(missing).toEqual([]);
});
