import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicAddresses } from '../support/addresses.ts';
import { axeViolations } from '../support/axe.ts';
import { desktop, openBrowser, phone, visitor } from '../support/browser.ts';
import { type RunningServer, startServer } from '../support/server.ts';
import { initialPassword, openAs } from '../support/student.ts';

const themes = ['light', 'dark', 'contrast'];

/** The pages that exist so far and one that waits for its issue. */
const studentAddresses = [
  '/home/index',
  '/home/notice/detail/n01',
  '/notice',
  '/account/index',
  '/version',
  '/password',
  '/thesis/index',
  '/no/such/page',
];

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([
    startServer({ env: { PORTAL_TEST_NO_LIMITS: '1' } }),
    openBrowser(),
  ]);
});

afterAll(async () => {
  await browser.close();
  await server.stop();
});

async function violationsInEveryTheme(page: Page): Promise<string[]> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  // Colours on their way from one theme to the next are in neither.
  await page.addStyleTag({
    content: '*, ::before, ::after { transition: none !important; animation: none !important }',
  });
  const found: string[] = [];
  for (const theme of themes) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    const violations = await axeViolations(page);
    found.push(...violations.map((violation) => `${theme}: ${violation}`));
  }
  return found;
}

describe.each([
  ['1280 px', desktop],
  ['360 px', phone],
])('at %s, in light, dark and high contrast', (_name, viewport) => {
  it.each(publicAddresses)('%s has no accessibility violation without login', async (address) => {
    const { page, context } = await visitor(browser, server.url, { viewport, reducedMotion: 'reduce' });
    await page.goto(address);
    expect(await violationsInEveryTheme(page)).toEqual([]);
    await context.close();
  });

  it('every page of a student has no accessibility violation, nor scrolls sideways', async () => {
    const { page, context } = await visitor(browser, server.url, { viewport, reducedMotion: 'reduce' });
    await openAs(page, '周子墨');
    for (const address of studentAddresses) {
      await page.goto(address);
      expect(await violationsInEveryTheme(page), address).toEqual([]);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow, `${address} scrolls sideways`).toBeLessThanOrEqual(0);
    }
    await context.close();
  });

  it('the pages before home have none either: forced password change, choice of a major', async () => {
    const forced = await visitor(browser, server.url, { viewport, reducedMotion: 'reduce' });
    await openAs(forced.page, '林一帆', initialPassword);
    await forced.page.waitForURL('**/password**');
    expect(await violationsInEveryTheme(forced.page)).toEqual([]);
    await forced.context.close();
    const choosing = await visitor(browser, server.url, { viewport, reducedMotion: 'reduce' });
    await openAs(choosing.page, '何静');
    await choosing.page.waitForURL('**/chooseMajor**');
    expect(await violationsInEveryTheme(choosing.page)).toEqual([]);
    await choosing.context.close();
  });
});
