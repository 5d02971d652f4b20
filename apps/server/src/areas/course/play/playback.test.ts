import { getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseList } from '@qianwei/api/contract/course/list';
import { getNoteList, saveNote } from '@qianwei/api/contract/course/note';
import { getPlayInfo, savePlayRecord, type WatchedRange } from '@qianwei/api/contract/course/play';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { courseService, playRecord, playSession } from '../../../db/schema/study.ts';
import { createDemoApp, type DemoApp } from '../../../testing/demo-app.ts';
import { eachDatabase } from '../../../testing/test-database.ts';
import { firstSeconds, secondsIn } from './second-ranges.ts';

/** 4.3 连接查询与嵌套查询: nothing of it was watched. */
const lessonId = '04735-c04-l03';
const deviceKey = 'a-browser-of-the-test';

eachDatabase('播放进度', { demo: true }, (open) => {
  let app: DemoApp;
  let token: string;
  beforeAll(async () => {
    app = await createDemoApp(open());
    ({ token } = await app.login('周子墨'));
  }, 120_000);
  beforeEach(async () => {
    await open().db.delete(playSession);
  });

  const openLesson = async (more: { deviceKey?: string; takeOver?: boolean } = {}) =>
    (await app.call(getPlayInfo, { courseId: '04735', lessonId, deviceKey, ...more }, { token })).data;

  interface Beat {
    ranges: WatchedRange[];
    seq: number;
    speed?: number;
    position?: number;
  }
  const beat = (playToken: string, { ranges, seq, speed = 1, position = 0 }: Beat) =>
    app.call(savePlayRecord, { playToken, lessonId, ranges, position, speed, seq }, { token });
  const forget = async () => {
    await open().db.delete(playRecord).where(eq(playRecord.lessonId, lessonId));
  };

  it('what was watched is the union of all ranges, and it goes on at the second where it stopped', async () => {
    await forget();
    const { playToken, duration, dragLimit } = await openLesson();
    expect(dragLimit).toBe(10);
    app.wait(15_000);
    await beat(playToken, { ranges: [[0, 15]], seq: 1, position: 15 });
    app.wait(15_000);
    const { data } = await beat(playToken, { ranges: [[10, 30]], seq: 2, position: 30 });
    expect(data.ranges).toEqual([[0, 30]]);
    expect(data).toMatchObject({ furthest: 30, refused: 0, heldElsewhere: null });
    expect(data.watchRate).toBe(Math.floor(3000 / duration));
    expect(await openLesson()).toMatchObject({ position: 30, ranges: [[0, 30]], furthest: 30 });
  });

  it('a heartbeat that comes twice counts once', async () => {
    await forget();
    const { playToken } = await openLesson();
    app.wait(15_000);
    const first = await beat(playToken, { ranges: [[0, 15]], seq: 1 });
    const again = await beat(playToken, { ranges: [[0, 15]], seq: 1 });
    expect(again.data.ranges).toEqual(first.data.ranges);
    const { data } = await app.call(getCourseList, {}, { token });
    const minutes = data.summary.week.minutes[data.summary.week.today];
    const { data: after } = await beat(playToken, { ranges: [[0, 15]], seq: 1 });
    expect(after.refused).toBe(0);
    const later = (await app.call(getCourseList, {}, { token })).data.summary.week;
    expect(later.minutes[later.today]).toBe(minutes);
  });

  it('seconds beyond the end of the lesson, and more than wall time × speed, are refused and counted', async () => {
    await forget();
    const { playToken, duration } = await openLesson();
    app.wait(10_000);
    const { data } = await beat(playToken, { ranges: [[0, 40]], seq: 1 });
    // Ten seconds have passed, and two are tolerated.
    expect(data.ranges).toEqual([[0, 12]]);
    expect(data.refused).toBe(28);
    app.wait(60_000);
    const beyond = await beat(playToken, { ranges: [[duration - 2, duration + 50]], seq: 2 });
    expect(beyond.data.refused).toBe(50);
    expect(beyond.data.furthest).toBe(duration);
  });

  it('at double speed twice the seconds count', async () => {
    await forget();
    const { playToken } = await openLesson();
    app.wait(15_000);
    const { data } = await beat(playToken, { ranges: [[0, 30]], seq: 1, speed: 2 });
    expect(data).toMatchObject({ refused: 0, furthest: 30 });
  });

  it('another browser waits until it takes over; what the first one watched before is still saved', async () => {
    await forget();
    const first = await openLesson();
    const waiting = await openLesson({ deviceKey: 'another-browser-of-it' });
    expect(waiting.playToken).toBe('');
    expect(waiting.heldElsewhere).not.toBeNull();
    app.wait(15_000);
    const second = await openLesson({ deviceKey: 'another-browser-of-it', takeOver: true });
    expect(second.playToken).not.toBe('');
    app.wait(15_000);
    const { data } = await beat(first.playToken, { ranges: [[0, 15]], seq: 1, position: 15 });
    expect(data).toMatchObject({ ranges: [[0, 15]], refused: 0 });
    expect(data.heldElsewhere).not.toBeNull();
    // Nothing can be watched in it after that.
    const late = await beat(first.playToken, { ranges: [[15, 40]], seq: 2 });
    expect(late.data.ranges).toEqual([[0, 15]]);
    await beat(second.playToken, { ranges: [[20, 30]], seq: 1, position: 30 });
    const old = await beat(first.playToken, { ranges: [], seq: 9, position: 3 });
    expect(old.data.ranges).toEqual([
      [0, 15],
      [20, 30],
    ]);
    expect((await openLesson({ takeOver: true })).position).toBe(30);
  });

  it('a browser that has sent nothing for three heartbeats holds the lesson no longer', async () => {
    await openLesson();
    app.wait(46_000);
    expect((await openLesson({ deviceKey: 'another-browser-of-it' })).playToken).not.toBe('');
  });

  it("another student's token, and a token of another lesson, are not found", async () => {
    const { playToken } = await openLesson();
    const other = await app.login('陈思远');
    const foreign = await app.call(
      savePlayRecord,
      { playToken, lessonId, ranges: [[0, 5]], position: 5, speed: 1, seq: 1 },
      { token: other.token },
    );
    expect(foreign.errorCode).toBe(1050005);
    const wrong = await app.call(
      savePlayRecord,
      { playToken, lessonId: '04735-c04-l04', ranges: [[0, 5]], position: 5, speed: 1, seq: 1 },
      { token },
    );
    expect(wrong.errorCode).toBe(1050005);
  });

  it('two tabs that open at once leave one session that holds', async () => {
    await Promise.all([1, 2, 3, 4].map(() => openLesson()));
    const rows = await open().db.select().from(playSession);
    expect(rows.filter(({ endedAt }) => endedAt === null)).toHaveLength(1);
  });

  it('a lesson opened again and again, in one browser or two, brings no second that nobody watched', async () => {
    await forget();
    const before = app.clock.now().getTime();
    for (const opening of Array.from({ length: 20 }, (_, index) => index)) {
      const { playToken } = await openLesson({
        deviceKey: ['a-browser-of-the-test', 'another-browser-of-it'][opening % 2],
        takeOver: true,
      });
      await beat(playToken, { ranges: [[opening * 2, opening * 2 + 2]], seq: 1 });
    }
    // Two seconds are tolerated, once, and half a one is rounded up; each opening for itself would bring forty.
    const { ranges } = await openLesson();
    expect(secondsIn(ranges) * 1000).toBeLessThanOrEqual(app.clock.now().getTime() - before + 2500);
  });

  it('a lesson opened again at once still counts what was watched, to the second', async () => {
    await forget();
    for (const opening of [0, 1, 2, 3]) {
      const { playToken } = await openLesson();
      app.wait(4600);
      await beat(playToken, { ranges: [[opening * 5, opening * 5 + 5]], seq: 1 });
    }
    expect((await openLesson()).ranges).toEqual([[0, 20]]);
  });

  it('minutes of study count only while a session holds: ended ones do not add up', async () => {
    const minutes = async () => {
      const { week } = (await app.call(getCourseList, {}, { token })).data.summary;
      return week.minutes[week.today] ?? 0;
    };
    const tokens = [];
    for (const _ of [1, 2, 3, 4, 5]) tokens.push((await openLesson()).playToken);
    const before = await minutes();
    app.wait(60_000);
    for (const playToken of tokens) await beat(playToken, { ranges: [[0, 50]], seq: 1 });
    expect((await minutes()) - before).toBeLessThanOrEqual(1);
  });

  describe('when the service ends while a lesson plays', () => {
    const ofCourse = eq(courseService.courseId, '04735');
    /** Ends every service of the course after these seconds, and takes that back afterwards. */
    const endingIn = async (seconds: number, run: () => Promise<void>) => {
      const { db } = open();
      const rows = await db.select().from(courseService).where(ofCourse);
      const expireAt = new Date(app.clock.now().getTime() + seconds * 1000);
      await db.update(courseService).set({ expireAt }).where(ofCourse);
      await run();
      for (const row of rows)
        await db.update(courseService).set({ expireAt: row.expireAt }).where(eq(courseService.id, row.id));
    };

    it('what was watched before arrives an hour late and counts, what was watched after does not', async () => {
      await forget();
      const { playToken } = await openLesson();
      await endingIn(20, async () => {
        app.wait(3_600_000);
        const { data } = await beat(playToken, { ranges: [[0, 60]], seq: 1 });
        // Twenty seconds until the end, and the two that are tolerated.
        expect(data).toMatchObject({ ranges: [[0, 22]], refused: 38 });
        app.wait(60_000);
        const after = await beat(playToken, { ranges: [[22, 80]], seq: 2 });
        expect(after.data).toMatchObject({ ranges: [[0, 22]], refused: 58 });
      });
    });

    it('a note that arrives later is kept, and does not count for 学习表现', async () => {
      const points = async () => {
        const { data } = await app.call(getCourseChapter, { courseId: '04735' }, { token });
        return data.process?.performance.find(({ code }) => code === 'NOTE')?.count;
      };
      const write = (noteId: string, content: string) =>
        app.call(saveNote, { noteId, lessonId, second: 3, content }, { token });
      await write('note-before-the-end', '到期前');
      const before = await points();
      await endingIn(1, async () => {
        app.wait(2000);
        expect((await write('note-after-the-end', '离线时写的')).errorCode).toBe(0);
        await write('note-before-the-end', '到期后改过');
        const { data } = await app.call(getNoteList, { lessonId }, { token });
        const texts = data.list.map(({ content }) => content);
        expect(texts).toEqual(expect.arrayContaining(['离线时写的', '到期后改过']));
        expect(await points()).toBe(before);
      });
    });
  });

  it('500 heartbeats at once count each second once', async () => {
    await forget();
    const { playToken } = await openLesson();
    app.wait(30_000);
    const answers = await Promise.all(
      Array.from({ length: 500 }, (_, index) =>
        beat(playToken, { ranges: [[index % 20, (index % 20) + 10]], seq: index + 1 }),
      ),
    );
    const taken = answers.flatMap(({ errorCode }, index) => (errorCode === 0 ? [index % 20] : []));
    expect(taken.length).toBeGreaterThan(0);
    // The others come again later.
    const seconds = new Set(
      taken.flatMap((from) => Array.from({ length: 10 }, (_, offset) => from + offset)),
    );
    expect(secondsIn((await openLesson()).ranges)).toBe(seconds.size);
  }, 60_000);

  it('/course/play ✓ any order, repetition and overlap of heartbeats gives the same union', async () => {
    const pieces = fc.uniqueArray(fc.integer({ min: 0, max: 7 }), { minLength: 1, maxLength: 8 });
    await fc.assert(
      fc.asyncProperty(pieces, fc.array(fc.nat(7)), async (order, repeats) => {
        await forget();
        const { playToken } = await openLesson();
        app.wait(40_000);
        const sent = [...order, ...repeats.filter((piece) => order.includes(piece))];
        for (const [index, piece] of sent.entries())
          await beat(playToken, { ranges: [[piece * 5, piece * 5 + 6]], seq: index + 1 });
        const watched = new Set(order.flatMap((piece) => [0, 1, 2, 3, 4, 5].map((n) => piece * 5 + n)));
        const { ranges } = await openLesson();
        expect(secondsIn(ranges)).toBe(Math.min(watched.size, 42));
        if (watched.size <= 42)
          for (const second of watched)
            expect(ranges.some(([start, end]) => start <= second && second < end)).toBe(true);
      }),
      { numRuns: 12 },
    );
  }, 120_000);
});

describe('the first seconds of ranges', () => {
  it.each([
    [0, []],
    [3, [[0, 3]]],
    [
      7,
      [
        [0, 5],
        [10, 12],
      ],
    ],
    [
      99,
      [
        [0, 5],
        [10, 20],
      ],
    ],
  ])('%i', (count, expected) => {
    expect(
      firstSeconds(
        [
          [0, 5],
          [10, 20],
        ],
        count,
      ),
    ).toEqual(expected);
  });
});
