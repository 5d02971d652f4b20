import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** The heading with these words. */
export const heading = (page: Page, name: string | RegExp): Locator => page.getByRole('heading', { name });

/** Waits until the page has its heading and nothing on it is still on its way. */
export async function untilShown(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.locator('[aria-busy="true"]:visible').first().waitFor({ state: 'hidden' });
}

/** Goes to an address inside the portal, as a press on a link does, and waits until its page, of another title, is shown. */
export async function goWithin(page: Page, address: string): Promise<void> {
  const before = await page.title();
  await page.evaluate((to) => history.pushState(null, '', to), address);
  await expect.poll(() => page.title()).not.toBe(before);
  await untilShown(page);
}
