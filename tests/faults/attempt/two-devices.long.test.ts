import type { Page } from 'playwright';
import { it } from 'vitest';
import { openAs } from '../../support/student.ts';
import { openStand } from '../stand.ts';
import { course, numbers, sitDown, untilAnswering } from './sitting.ts';

const stand = openStand();

async function takeOver(page: Page, title: string) {
  await page.getByRole('heading', { name: title }).waitFor();
  await page.getByRole('button', { name: '在本机继续' }).click();
  await untilAnswering(page);
}

/** Real: two browser profiles with sessions of their own, one of them cut from the network for a while. */
it('two devices, one of them offline for a while: of each question the last answer is kept', async ({
  task,
}) => {
  const home = await stand.visit();
  const away = await stand.visit();
  const sitting = await sitDown(stand, home.page, '李明轩');
  await sitting.answer(home.page, numbers(1, 4));
  await sitting.arrived();

  // Answered here without a network; 21 and 41 are answered again elsewhere afterwards.
  await home.context.setOffline(true);
  await sitting.answer(home.page, [5, 6, 21, 31, 41], 2);

  await openAs(away.page, '李明轩');
  await away.page.goto(course.answerPage);
  await takeOver(away.page, '该测验正在其他设备作答');
  await sitting.answer(away.page, [21, 22, 41], 3);
  await sitting.arrived(6000, [21, 22, 41]);

  // The last answer to 22 is given here, still without a network.
  await sitting.answer(home.page, [22, 16], 4);
  await home.context.setOffline(false);
  await takeOver(home.page, '该测验已在其他设备作答');
  await sitting.expectShown(home.page);
  await sitting.arrived();

  // And back once more, with a last answer on the other device without a network.
  await away.context.setOffline(true);
  await sitting.answer(away.page, [42], 5);
  await sitting.answer(home.page, [43], 5);
  await sitting.arrived(6000, [43]);
  await away.context.setOffline(false);
  await takeOver(away.page, '该测验已在其他设备作答');
  await sitting.expectShown(away.page);
  await sitting.arrived();
  await sitting.handIn(away.page, task);
  await home.context.close();
  await away.context.close();
});
