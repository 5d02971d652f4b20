import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'vitest';
import { killBrowser, openProfile } from '../../support/browser.ts';
import { openStand } from '../stand.ts';
import { choices, fillingOf, untilKept, visitors } from './filling.ts';

/** Real: the process, the profile folder, and the network that is off at the moment of the kill. */
describe.each(visitors)('the draft of a %s', (kind) => {
  const stand = openStand();

  it(`${kind}: a browser killed three times without a network has everything when its profile is opened again`, async ({
    task,
  }) => {
    const folder = mkdtempSync(join(tmpdir(), 'qianwei-profile-'));
    try {
      let context = await openProfile(folder, stand.url);
      let page = await context.newPage();
      const filling = fillingOf(stand, kind);
      await filling.open(page);
      await filling.type(page, { courses: choices.courses, site: choices.sites[0] });
      for (const round of [1, 2, 3]) {
        await filling.type(page, { studyUnit: `助学单位 ${round}` });
        await filling.arrived();
        await context.setOffline(true);
        await filling.type(page, { remark: `断网时写的第 ${round} 份备注` });
        await untilKept(page);
        await killBrowser(context);
        context = await openProfile(folder, stand.url);
        page = await context.newPage();
        await filling.open(page);
        await filling.expectShown(page);
        await filling.arrived();
      }
      await filling.submit(page, task);
      await context.close();
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
