import { getPlayInfo } from '@qianwei/api/contract/course/play';
import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { playSession } from '../../../db/schema/study.ts';
import { tokenHash } from '../../../random.ts';
import { createDemoApp } from '../../../testing/demo-app.ts';
import { somebodyWaits } from '../../../testing/somebody-waits.ts';
import { onPostgres } from '../../../testing/test-database.ts';

onPostgres('a lesson that is opened again while a heartbeat is being saved', { demo: true }, (open) => {
  it('owes what that heartbeat used up', async () => {
    const app = await createDemoApp(open());
    const { token } = await app.login('周子墨');
    const { db } = open();
    const lesson = { courseId: '04735', lessonId: '04735-c04-l03', deviceKey: 'a-browser-of-the-test' };
    const openLesson = async () => (await app.call(getPlayInfo, lesson, { token })).data.playToken;
    const sessionOf = (playToken: string) => eq(playSession.tokenHash, tokenHash(playToken));

    const before = await openLesson();
    app.wait(15_000);
    const opening = await db.transaction(async (tx) => {
      await tx.update(playSession).set({ allowance: -20_000 }).where(sessionOf(before));
      const answer = openLesson();
      await somebodyWaits(db);
      return { answer };
    });
    const [next] = await db
      .select()
      .from(playSession)
      .where(sessionOf(await opening.answer));
    const [ended] = await db.select().from(playSession).where(sessionOf(before));
    // After 15 of the 20 seconds that it owed; what the ended one keeps and what the next one owes are all of it.
    expect(next!.allowance).toBeLessThan(-4000);
    expect(ended!.allowance + next!.allowance).toBe(-20_000);
  });
});
