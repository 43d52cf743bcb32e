import { test as base, expect } from 'playwright/test';
import { collectViolations } from './violations';

/** Playwright's `test`, with pages in which nothing may be blocked by their own policy. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const violations = await collectViolations(page);
    await use(page);
    expect(violations, 'blocked by the policy').toEqual([]);
  },
});
