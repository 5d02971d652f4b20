import { describe, it } from 'vitest';
import { openStand } from '../stand.ts';
import { choices, fillingOf, visitors } from './filling.ts';

/** Real: the row of the session or of the proof in the database, so that the next call is refused. */
describe.each(visitors)('the draft of a %s', (kind) => {
  const stand = openStand();

  it(`${kind}: a proof that ends in the middle, twice: the person is proven in place and goes on`, async ({
    task,
  }) => {
    const { page } = await stand.visit();
    const filling = fillingOf(stand, kind);
    await filling.open(page);
    await filling.type(page, { courses: choices.courses, site: choices.sites[0] });
    for (const round of [1, 2]) {
      await filling.type(page, { studyUnit: `单位 ${round}` });
      await filling.arrived();
      await stand.rows.query(`delete from guest_proof`, []);
      await filling.type(page, {
        studyUnit: `核验过期后的单位 ${round}`,
        remark: `核验过期后的备注 ${round}`,
      });
      await filling.proveAgain(page);
      await filling.arrived();
    }
    await filling.expectShown(page);
    await filling.submit(page, task);
  });
});

describe('the draft of a student', () => {
  const stand = openStand();

  it('student: a login that ends in the middle, twice, and the proof with it: after another login everything is there', async ({
    task,
  }) => {
    const { page: begun, context } = await stand.visit();
    let page = begun;
    const filling = fillingOf(stand, 'student');
    await filling.open(page);
    await filling.type(page, { courses: choices.courses, site: choices.sites[0] });
    for (const reason of ['LOGOUT', 'KICKED']) {
      await filling.type(page, { studyUnit: `登录失效前 ${reason}` });
      await filling.arrived();
      await stand.rows.query(
        'update session set revoked_at = now(), revoked_reason = $1 where revoked_at is null',
        [reason],
      );
      await filling.type(page, { remark: `登录失效后 ${reason}` });
      await page.getByRole('button', { name: '继续办理' }).click();
      await page.waitForURL((url) => url.pathname === '/login');
      await page.close();
      page = await context.newPage();
      await filling.open(page);
      await filling.expectShown(page);
      await filling.arrived();
    }
    await filling.submit(page, task);
  });
});
