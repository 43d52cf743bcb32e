import { expect, test } from 'playwright/test';
import { allPaths } from '@/content/pages';
import { type Locale, localeCodes } from '@/i18n/locales';
import { openSettled } from './support/hydration';
import { onceABuild } from './support/once-a-build';
import { collectProblems } from './support/problems';
import { groupName, inGroups, localizedPage, routeTypes, samplePaths } from './support/routes';
import { collectViolations } from './support/violations';

// Each test opens several pages: a busy machine needs more than the usual half minute.
test.describe.configure({ timeout: 120_000 });

/** Pages in English are all different; one other language has each kind, the others have what differs most. */
const paths: Partial<Record<Locale, readonly string[]>> = { en: allPaths, ja: routeTypes };

const urls = localeCodes.flatMap((locale) =>
  (paths[locale] ?? samplePaths).map((path) => localizedPage(locale, path).url),
);
const samples = samplePaths.map((path) => localizedPage('en', path).url);
const others = urls.filter((url) => !samples.includes(url));

for (const group of [samples, ...inGroups(others, 10)]) {
  const title = `no console message, exception, failed request or blocked part: ${groupName(group)}`;
  test(title, group === samples ? {} : onceABuild, async ({ page }) => {
    const problems = collectProblems(page);
    const violations = await collectViolations(page);
    for (const url of group) {
      await openSettled(page, url);
      expect.soft([...violations.splice(0), ...problems.splice(0)], url).toEqual([]);
    }
  });
}
