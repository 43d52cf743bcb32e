import type { Page } from 'playwright/test';

/**
 * Collects violations of the policies of pages: the directive and the blocked source, such as
 * `script-src-elem: inline`.
 */
export async function collectViolations(page: Page): Promise<string[]> {
  const violations: string[] = [];
  await page.exposeFunction('reportViolation', (violation: string) => violations.push(violation));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      const report: unknown = Reflect.get(window, 'reportViolation');
      const what = [blockedURI, sample].filter((part) => part !== '').join(' ');
      if (typeof report === 'function') report(`${effectiveDirective}: ${what}`);
    });
  });
  return violations;
}
