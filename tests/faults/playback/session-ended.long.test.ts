import { it } from 'vitest';
import { logInAgain } from '../../support/student.ts';
import { openStand } from '../stand.ts';
import { pressPause, watchingOf } from './watching.ts';

const stand = openStand();

/** Real: the session's row in the database is revoked, so that the next heartbeat is refused with 401. */
it('a session that ends while the lesson plays, twice: the student logs in above the page, and no second is lost', async ({
  task,
}) => {
  const { context } = await stand.visit();
  const watching = watchingOf(stand);
  await watching.enter(context);
  const page = await watching.open(context);
  for (const reason of ['LOGOUT', 'KICKED']) {
    await watching.play(page, 4);
    await stand.rows.query(
      `update session set revoked_at = now(), revoked_reason = $1 where revoked_at is null`,
      [reason],
    );
    await pressPause(page);
    await logInAgain(page);
    await watching.arrived();
  }
  await watching.play(page, 3);
  await watching.settle(page, task);
});
