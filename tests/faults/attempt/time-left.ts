import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { AttemptRecord } from './paper.ts';

/** The clock on the page, in seconds: 1:29:48 is 5388. */
async function secondsShown(page: Page): Promise<number> {
  const shown = await page.getByRole('banner').getByRole('timer').innerText();
  const parts = /\d+(:\d\d)+/.exec(shown)?.[0].split(':') ?? [];
  return parts.reduce((seconds, part) => seconds * 60 + Number(part), 0);
}

/** The page shows what is left of the attempt, within 5 s; `moved`: how far (ms) the server's clock was moved on. */
export async function expectTimeLeft(page: Page, { endsAt }: AttemptRecord, moved = 0): Promise<void> {
  const shown = await secondsShown(page);
  expect(Math.abs(shown - (endsAt - Date.now() - moved) / 1000)).toBeLessThan(5);
}
