import { expect, type Page } from 'playwright/test';
import { english } from './messages';

/** A receipt, as the service writes it. */
export const receipt = /H-[0-9A-HJKMNP-TV-Z]{10}/;

/** Expects the page that the service answers a form with. @returns the receipt */
export async function expectConfirmed(
  page: Page,
  texts = english.common.inquiries,
): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sent.title);
  await expect(page).toHaveURL(/\/api\/inquiries\/sent\?receipt=H-/);
  const [found = ''] = receipt.exec((await page.locator('main').textContent()) ?? '') ?? [];
  expect(found).toMatch(receipt);
  return found;
}
