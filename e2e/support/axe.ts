import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';

/** WCAG 2.2 up to level AA; rules of best practice are not part of it. */
const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Which rules are applied, in the form of axe's options. */
type Rules = Parameters<AxeBuilder['options']>[0];

/**
 * Expects no violation of some rules.
 * @param part selector of the tested part, if not the whole page
 */
async function expectPass(page: Page, rules: Rules, title: string, part?: string): Promise<void> {
  // Details of violations alone, and no second tab for frames, which the site has not, take a third of the time.
  const axe = new AxeBuilder({ page }).options({ ...rules, resultTypes: ['violations'] });
  if (part !== undefined) axe.include(part);
  const { violations, passes } = await axe.setLegacyMode().analyze();
  expect(passes.length, `${title}: rules that applied`).toBeGreaterThan(0);
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
  await expectPass(page, { runOnly: wcag }, title, part);
}

/** Expects no violation; without the contrast of texts, which is the same in every language. */
export async function expectAccessibleText(page: Page, title: string, part?: string) {
  const rules = { 'color-contrast': { enabled: false } };
  await expectPass(page, { runOnly: wcag, rules }, title, part);
}

/** Expects sufficient contrast of every text (WCAG 1.4.3). */
export async function expectContrast(page: Page, title: string, part?: string) {
  await expectPass(page, { runOnly: ['color-contrast'] }, title, part);
}
