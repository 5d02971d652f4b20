import { describe, it } from 'vitest';
import { rounds, within } from '../gate.ts';
import { openStand } from '../stand.ts';
import { applyForms, applyingOf } from './applying.ts';
import { untilWritten } from './filling.ts';

/** Real: SIGKILL of the server on a database that waits for the disk, and tabs that are closed. */
describe.each(applyForms)('the draft of a %s', (form) => {
  const stand = openStand();
  const kills = rounds(3, 1);

  it(
    `${form}: a tab closed ${kills + 1} times and a server killed ${kills} times, at the end with the hand-in on its way: everything is there, once`,
    async ({ task }) => {
      const { page: begun, context } = await stand.visit();
      let page = begun;
      const applying = applyingOf(stand, form);
      await applying.open(page);
      for (let close = 0; close <= kills; close += 1) {
        await applying.type(page, { address: `云川省江澜市文昌街 ${close} 号`, words: `Line ${close}` });
        await untilWritten(page);
        await page.close();
        page = await context.newPage();
        await applying.open(page);
        await applying.expectShown(page);
      }
      for (let kill = 0; kill < kills; kill += 1) {
        await applying.type(page, { address: `云川省江澜市中山路 ${kill} 号` });
        await stand.killServer();
        await applying.type(page, { words: `Written without a server ${kill}` });
        await stand.startServer();
        await applying.arrived(60_000);
      }
      await applying.submit(page, task);
    },
    within(240_000),
  );
});
