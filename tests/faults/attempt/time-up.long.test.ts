import { expect, it } from 'vitest';
import { openStand } from '../stand.ts';
import { numbers, sitDown } from './sitting.ts';

const stand = openStand();
const minute = 60_000;

/**
 * Real: the network, cut and mended. Moved on: 90 minutes on the page's clock and the server's, which ends 20 s after
 * the end of the test, so that 40 s of the grace are left on a real clock.
 */
it('time up while offline, back within the grace: what was answered in time counts', async ({ task }) => {
  const { page, context } = await stand.visit();
  await page.clock.install();
  const sitting = await sitDown(stand, page, '李明轩');
  await sitting.answer(page, numbers(1, 12));
  await sitting.arrived();
  const toEnd = sitting.record.endsAt - Date.now();
  // Both clocks go on to two minutes before the end; without a network, so that neither learns of the other half-way.
  await context.setOffline(true);
  await page.clock.fastForward(toEnd - 2 * minute);
  await stand.moveClock(toEnd - 2 * minute);
  await context.setOffline(false);
  await sitting.answer(page, [16]);
  await sitting.arrived();
  await context.setOffline(true);
  await sitting.answer(page, [13, 18, 24, 33, 41], 2);
  await page.clock.fastForward(2 * minute);
  await page.getByRole('heading', { name: /^(时间到，正在自动交卷|还没有交上)/ }).waitFor();
  await stand.moveClock(toEnd + 20_000);
  await context.setOffline(false);
  await sitting.expectSettled(page, task);
  const [row] = await stand.rows.query<{ auto: boolean; late: number }>(
    'select auto, extract(epoch from submit_time - end_time)::int as late from test_record where id = $1',
    [sitting.record.id],
  );
  expect(row).toEqual({ auto: true, late: 0 });
  await context.close();
});
