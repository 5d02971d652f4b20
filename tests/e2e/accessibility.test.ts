import type { Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { publicAddresses } from '../support/addresses.ts';
import { axeViolations } from '../support/axe.ts';
import { desktop, phone, type Visitor } from '../support/browser.ts';
import { startPortal } from '../support/portal.ts';
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
  '/course/test/04735',
  '/course/test/04735?tab=book',
  '/course/answer/04735/04735-comprehensive',
  '/exam/practice/assessment',
  '/exam/scores/history/13004-assessment',
  '/thesis/index',
  '/no/such/page',
];

const portal = startPortal();

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
    const { page, context } = await portal.visit({ viewport, reducedMotion: 'reduce' });
    await page.goto(address);
    expect(await violationsInEveryTheme(page)).toEqual([]);
    await context.close();
  });

  describe('for a student', () => {
    let student: Visitor;

    beforeAll(async () => {
      student = await portal.visit({ viewport, reducedMotion: 'reduce' });
      await openAs(student.page, '周子墨');
    });

    afterAll(() => student.context.close());

    it.each(studentAddresses)('%s has no accessibility violation, nor scrolls sideways', async (address) => {
      await student.page.goto(address);
      expect(await violationsInEveryTheme(student.page)).toEqual([]);
      const overflow = await student.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });

  it('the pages before home have none either: forced password change, choice of a major', async () => {
    const forced = await portal.visit({ viewport, reducedMotion: 'reduce' });
    await openAs(forced.page, '林一帆', initialPassword);
    await forced.page.waitForURL('**/password**');
    expect(await violationsInEveryTheme(forced.page)).toEqual([]);
    await forced.context.close();
    const choosing = await portal.visit({ viewport, reducedMotion: 'reduce' });
    await openAs(choosing.page, '何静');
    await choosing.page.waitForURL('**/chooseMajor**');
    expect(await violationsInEveryTheme(choosing.page)).toEqual([]);
    await choosing.context.close();
  });
});
