import { expect, type Page } from 'playwright/test';
import { english } from '@/test/english';

/** A receipt, as the service writes it. */
export const receiptPattern = /H-[0-9A-HJKMNP-TV-Z]{10}/;

/** Expects the page with which the service confirms an inquiry. @returns the receipt */
export async function expectConfirmed(
  page: Page,
  texts = english.common.inquiries,
): Promise<string> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.sent.title);
  await expect(page).toHaveURL(/\/api\/inquiries\/sent\?receipt=H-/);
  const [receipt = ''] =
    receiptPattern.exec((await page.locator('main').textContent()) ?? '') ?? [];
  expect(receipt).toMatch(receiptPattern);
  return receipt;
}
