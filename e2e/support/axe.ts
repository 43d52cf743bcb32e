import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** WCAG 2.2 up to level AA; rules of best practice are not part of it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The mode without a second tab for frames is twice as fast, and the site has no frames. */
async function expectPass(axe: AxeBuilder, title: string): Promise<void> {
  const { violations, passes } = await axe.setLegacyMode().analyze();
  const checked = passes.flatMap(({ nodes }) => nodes);
  expect(checked.length, `${title}: what was checked`).toBeGreaterThan(2);
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, title).toEqual([]);
}

/**
 * Expects no violation on the page in its current state.
 * @param part selector of the tested part, if not the whole page
 */
export async function expectAccessible(page: Page, title = page.url(), part?: string) {
  await expect(page.locator('iframe')).toHaveCount(0);
  const axe = new AxeBuilder({ page }).withTags(tags);
  await expectPass(part === undefined ? axe : axe.include(part), title);
}

/** Expects no violation; without the contrast of texts, which is the same in every language. */
export async function expectAccessibleText(page: Page, title: string): Promise<void> {
  await expectPass(new AxeBuilder({ page }).withTags(tags).disableRules('color-contrast'), title);
}

/** Expects sufficient contrast of every text (WCAG 1.4.3). */
export async function expectContrast(page: Page, title: string): Promise<void> {
  await expectPass(new AxeBuilder({ page }).withRules('color-contrast'), title);
}
