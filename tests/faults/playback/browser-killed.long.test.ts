import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'vitest';
import { killBrowser, openProfile } from '../../support/browser.ts';
import { logInByPassword } from '../../support/student.ts';
import { openStand } from '../stand.ts';
import { lessonPath, lessons, pressPause, takeOver, untilKept, untilLoaded, watchingOf } from './watching.ts';

const stand = openStand();

/** Real: the process, the profile folder, and the network that is off at the moment of the kill. */
it('a browser killed three times without a network has every second when its profile is opened again', async ({
  task,
}) => {
  const folder = mkdtempSync(join(tmpdir(), 'qianwei-profile-'));
  try {
    const watching = watchingOf(stand);
    let context = await openProfile(folder, stand.url);
    await watching.enter(context);
    let page = await watching.open(context);
    for (let kill = 1; kill <= 3; kill += 1) {
      await watching.play(page, 2);
      await untilLoaded(page, 8);
      await context.setOffline(true);
      await watching.play(page, 4);
      await pressPause(page);
      await untilKept(page);
      await killBrowser(context);
      context = await openProfile(folder, stand.url);
      await watching.log.follow(context);
      page = await context.newPage();
      await page.goto(lessonPath(lessons[0]));
      // Chromium writes local storage down some seconds late: a killed browser may have forgotten the login and itself.
      const play = page.getByRole('button', { name: /^播放/ }).first();
      const logIn = page.getByRole('button', { name: '登录', exact: true });
      const held = page.getByRole('button', { name: '在这里继续' });
      await play.or(logIn).or(held).first().waitFor();
      if (await logIn.isVisible()) await logInByPassword(page, '周子墨');
      await play.or(held).first().waitFor();
      if (await held.isVisible()) await takeOver(page);
      await watching.arrived();
    }
    await watching.play(page, 2);
    await watching.settle(page, task);
    await context.close();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
