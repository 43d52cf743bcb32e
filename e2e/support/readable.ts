import { expect, type Locator } from 'playwright/test';

/** Expects each text to be visible. @param area the part of the page that shows them */
export async function expectReadable(area: Locator, texts: string[]): Promise<void> {
  const shown = (await area.innerText()).replace(/\s+/g, ' ');
  expect(texts.filter((text) => !shown.includes(text.replace(/\s+/g, ' ')))).toEqual([]);
}
