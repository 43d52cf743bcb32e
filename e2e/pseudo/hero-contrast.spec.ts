import { expect, test } from 'playwright/test';
import { allFaintHeroLines } from '@/e2e/support/hero-contrast';
import { openHydrated } from '@/e2e/support/hydration';
import { origin, ports } from '@/e2e/support/servers';

for (const url of ['/de', '/zh']) {
  test(`${url}: longer and denser words contrast with every picture behind them`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openHydrated(page, `${origin(ports.pseudo)}${url}`);
    expect(await allFaintHeroLines(page)).toEqual([]);
  });
}
