import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { killBrowser, openProfile } from '../../support/browser.ts';
import { logInByPassword } from '../../support/student.ts';
import { openStand } from '../stand.ts';
import { untilOnDevice } from './on-device.ts';
import { course, numbers, sitDown, untilAnswering } from './sitting.ts';

const stand = openStand();
const student = '李明轩';

/**
 * Opens the answer page again. Chromium writes local storage down some seconds late, so that a browser that is killed
 * may have forgotten the login, and which device it is: then the student logs in and takes over.
 */
async function comeBack(page: Page): Promise<void> {
  await page.goto(course.answerPage);
  const sheet = page.getByRole('toolbar', { name: '答题卡' });
  const logIn = page.getByRole('button', { name: '登录', exact: true });
  const takeOver = page.getByRole('button', { name: '在本机继续' });
  await sheet.or(logIn).or(takeOver).first().waitFor();
  if (await logIn.isVisible()) {
    await logInByPassword(page, student);
    await sheet.or(takeOver).first().waitFor();
  }
  if (await takeOver.isVisible()) await takeOver.click();
  await untilAnswering(page);
}

/**
 * Real: the process, the profile folder, the network that is off at the moment of the kill. An answer may take a
 * second to get onto the device: the kill waits for the last one, and that wait fails after a second.
 */
it('a browser killed three times without a network has every answer when its profile is opened again', async ({
  task,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-profile-'));
  try {
    let context = await openProfile(folder, stand.url);
    let page = await context.newPage();
    const sitting = await sitDown(stand, page, student);
    for (const round of [1, 2, 3]) {
      await sitting.answer(page, numbers(round * 4, round * 4 + 2), round);
      await sitting.arrived();
      await context.setOffline(true);
      await sitting.answer(page, [16, 21, 31, 41], round);
      await untilOnDevice(page, sitting.log);
      await killBrowser(context);
      context = await openProfile(folder, stand.url);
      page = await context.newPage();
      await comeBack(page);
      await sitting.expectShown(page);
      await sitting.arrived();
    }
    expect(sitting.log.tried).toBe(21);
    await sitting.handIn(page, task);
    await context.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
