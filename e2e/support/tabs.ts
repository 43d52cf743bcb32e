import { expect, type Page } from 'playwright/test';
import type { PageType } from '@/test/page-types';

/** Opens the tab that a page type names, if it names one; the page's widgets must work by now. */
export async function openTab(page: Page, { tab }: PageType): Promise<void> {
  if (tab === undefined) return;
  const trigger = page.getByRole('tab').nth(tab);
  await trigger.click();
  await expect(trigger).toHaveAttribute('aria-selected', 'true');
}
