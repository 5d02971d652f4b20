import type { Page } from 'playwright';
import { expect } from 'vitest';
import { axeViolations } from './axe.ts';
import { untilShown } from './shown.ts';

/** Waits until the page is shown; then it names everything and scrolls one way alone. `step` is said when it does not. */
export async function expectSound(page: Page, step: string): Promise<void> {
  await untilShown(page);
  expect(await axeViolations(page), step).toEqual([]);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow(), step).toBeLessThanOrEqual(0);
}
