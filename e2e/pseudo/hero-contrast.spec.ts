import { expect, test } from 'playwright/test';
import { allFaintHeroLines } from '../support/hero-contrast';
import { openHydrated } from '../support/hydration';
import { origin, ports } from '../support/servers';

for (const url of ['/de', '/zh']) {
  test(`${url}: longer and denser words contrast with every picture behind them`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openHydrated(page, `${origin(ports.pseudo)}${url}`);
    expect(await allFaintHeroLines(page)).toEqual([]);
  });
}
