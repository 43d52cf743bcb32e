import { expect, test } from 'playwright/test';
import { allFaintHeroLines } from './support/hero-contrast';
import { openHydrated } from './support/hydration';

test('the words of the home page contrast with every picture behind them', async ({ page }) => {
  test.setTimeout(120_000);
  await openHydrated(page, '/');
  expect(await allFaintHeroLines(page)).toEqual([]);
});
