import { test as base, expect } from 'playwright/test';
import { collectViolations } from './violations';

/** Playwright's `test`; a test fails when the policy of its page blocks anything. */
export const test = base.extend({
  page: async ({ page }, use) => {
    const violations = await collectViolations(page);
    await use(page);
    expect(violations, 'blocked by the policy').toEqual([]);
  },
});
