import { getPlayInfo, savePlayRecord, type WatchedRange } from '@qianwei/api/contract/course/play';
import { getPracticeAssessmentList } from '@qianwei/api/contract/exam/assessment';
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { assessmentBatch } from '../../../db/schema/exam.ts';
import { batchWatched, playRecord, playSession } from '../../../db/schema/study.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { eachDatabase } from '../../../testing/test-database.ts';

const courseId = '13004';
const lessonId = '13004-c05-l01';
const bizId = 'practice-now';

eachDatabase('what counts for a batch', { demo: true }, (open) => {
  let app: DemoApp;
  let token: string;
  beforeAll(async () => {
    app = await createDemoApp(open());
    ({ token } = await app.login('周子墨'));
  }, 120_000);
  beforeEach(async () => {
    const { db } = open();
    await db.delete(playSession);
    await db.delete(batchWatched);
    await db.delete(playRecord).where(eq(playRecord.lessonId, lessonId));
  });

  /** The batch is open between these seconds from now. */
  const openBetween = async (start: number, end: number) => {
    const at = (seconds: number) => new Date(app.clock.now().getTime() + seconds * 1000);
    await open()
      .db.update(assessmentBatch)
      .set({ startTime: at(start), endTime: at(end) })
      .where(eq(assessmentBatch.id, bizId));
  };
  const openLesson = async () =>
    (
      await app.call(
        getPlayInfo,
        { courseId, lessonId, deviceKey: 'a-browser-of-the-test', bizType: 'EXAM' },
        { token },
      )
    ).data;
  const beat = async (playToken: string, seq: number, ranges: WatchedRange[]) =>
    (
      await app.call(
        savePlayRecord,
        { playToken, lessonId, bizType: 'EXAM', ranges, position: 0, speed: 1, seq },
        { token },
      )
    ).data;
  /** The seconds of the lesson that count for the batch. */
  const counted = async () => {
    const ofLesson = and(eq(batchWatched.batchId, bizId), eq(batchWatched.lessonId, lessonId));
    const [row] = await open().db.select().from(batchWatched).where(ofLesson);
    return row?.ranges ?? [];
  };
  const rate = async () => {
    const { data } = await app.call(getPracticeAssessmentList, { bizId }, { token });
    return data.list.find((each) => each.courseId === courseId)?.learnRate;
  };
  const day = 86_400;

  it('nothing that is watched before it begins, and nothing after its end (/exam/play)', async () => {
    for (const [start, end] of [
      [day, 2 * day],
      [-2 * day, -1],
    ] as const) {
      await openBetween(start, end);
      const { playToken } = await openLesson();
      app.wait(15_000);
      const { courseRate } = await beat(playToken, 1, [[0, 15]]);
      expect(courseRate).toBeGreaterThan(0);
      expect(await counted()).toEqual([]);
      expect(await rate()).toBe(0);
    }
  });

  it('the part that was played while it was open, of a heartbeat across its beginning or its end', async () => {
    await openBetween(20, day);
    const { playToken } = await openLesson();
    app.wait(30_000);
    await beat(playToken, 1, [[0, 30]]);
    const [first] = await counted();
    // Ten seconds, and what passes while the calls are made.
    expect((first?.[1] ?? 0) - (first?.[0] ?? 0)).toBeGreaterThanOrEqual(10);
    expect((first?.[1] ?? 0) - (first?.[0] ?? 0)).toBeLessThan(14);
    await openBetween(-day, 10);
    app.wait(30_000);
    await beat(playToken, 2, [[30, 60]]);
    const seconds = (await counted()).reduce((sum, [start, end]) => sum + end - start, 0);
    expect(seconds).toBeLessThan(28);
  });

  it('no more than was played since it began, however often it is reported', async () => {
    await openBetween(20, day);
    const { playToken } = await openLesson();
    app.wait(30_000);
    await beat(playToken, 1, []);
    app.wait(1000);
    await beat(playToken, 2, [[0, 50]]);
    const seconds = (await counted()).reduce((sum, [start, end]) => sum + end - start, 0);
    // Ten seconds at the highest speed, one more, and what passes while the calls are made.
    expect(seconds).toBeLessThan(28);
  });

  describe('a lesson that had been watched before', () => {
    it('is watched again for the batch, each second once and not faster than time', async () => {
      await openBetween(day, 2 * day);
      const before = await openLesson();
      app.wait(30_000);
      await beat(before.playToken, 1, [[0, 30]]);
      await openBetween(-day, day);
      const again = await openLesson();
      expect(again.ranges).toEqual([]);
      expect(again.furthest).toBe(30);
      app.wait(15_000);
      const answer = await beat(again.playToken, 1, [[0, 15]]);
      expect(answer).toMatchObject({ ranges: [[0, 15]], refused: 0, furthest: 30 });
      await beat(again.playToken, 2, [[0, 15]]);
      // The time was used: fifteen further seconds at once are not watched, but for the two that are tolerated.
      const hurried = await beat(again.playToken, 3, [[15, 30]]);
      expect(hurried.refused).toBeGreaterThan(8);
      const [row] = await open().db.select().from(playRecord).where(eq(playRecord.lessonId, lessonId));
      expect(row).toMatchObject({ watched: 30, ranges: [[0, 30]] });
      expect(await rate()).toBeGreaterThan(0);
    });
  });
});
