import { expect, it } from 'vitest';
import { logInAgain } from '../../support/student.ts';
import { openStand } from '../stand.ts';
import { numbers, sitDown } from './sitting.ts';

const stand = openStand();

const endSessions = (reason: 'LOGOUT' | 'KICKED') =>
  stand.rows.query(`update session set revoked_at = now(), revoked_reason = $1 where revoked_at is null`, [
    reason,
  ]);

/** Real: the session's row in the database is revoked, so that the next call is refused. */
it('a session that ends in the middle, twice: the student logs in above the page and goes on', async ({
  task,
}) => {
  const { page, context } = await stand.visit();
  const sitting = await sitDown(stand, page, '李明轩');
  for (const [index, reason] of (['LOGOUT', 'KICKED'] as const).entries()) {
    const first = 1 + index * 20;
    await sitting.answer(page, numbers(first, first + 3));
    await sitting.arrived();
    await endSessions(reason);
    // One answer: its save is what is refused, and then the login lies above the page.
    await sitting.answer(page, [first + 4], index + 2);
    const where = page.url();
    await logInAgain(page);
    expect(page.url()).toBe(where);
    await sitting.arrived(5000);
    await sitting.answer(page, [first + 5, first + 6, 41], index + 2);
  }
  await sitting.expectShown(page);
  await sitting.handIn(page, task);
  await context.close();
});

it('a login that is put off: the student answers on, and all is sent after the login', async ({ task }) => {
  const { page, context } = await stand.visit();
  const sitting = await sitDown(stand, page, '孙浩然');
  await endSessions('LOGOUT');
  await sitting.answer(page, [1]);
  await page.getByRole('button', { name: '稍后再登录' }).click();
  await sitting.answer(page, [3, 31, 42]);
  await page
    .getByText(/没有保存。$/)
    .first()
    .waitFor({ timeout: 20_000 });
  await page.getByRole('button', { name: '立即重试' }).click();
  await logInAgain(page);
  await sitting.expectShown(page);
  await sitting.handIn(page, task);
  await context.close();
});
