import type { BrowserContext, Page } from 'playwright';
import { expect, type TestContext } from 'vitest';
import { openAs, type StudentName, students } from '../../support/student.ts';
import { within } from '../gate.ts';
import type { Stand } from '../stand.ts';
import { placeOf, type WatchedLog, watchedLog } from './watched-log.ts';

/** One student's watching of one lesson, through all tabs, browsers and devices of a scenario. */
export interface Watching {
  readonly log: WatchedLog;
  /** Logs in in a profile: from then on its pages are read along. */
  enter(context: BrowserContext): Promise<void>;
  /** Opens the lesson in a new tab. */
  open(context: BrowserContext): Promise<Page>;
  /** Plays on for this many seconds of the lesson; it goes on playing. */
  play(page: Page, seconds: number): Promise<void>;
  /** Ends when the server has every second that was played. Rejects after `ms`, default 20,000. */
  arrived(ms?: number): Promise<void>;
  /** Pauses, waits until all has arrived, and hands the tally to the report: nothing lost, nothing doubled. */
  settle(page: Page, task: TestContext['task']): Promise<void>;
}

const student: StudentName = '周子墨';

/** Lessons of 周子墨's, about a minute long, that nothing was watched of. */
export const lessons = ['13004-c06-l01', '13004-c06-l03'] as const;

export const lessonPath = (lessonId: string) => `/course/play?courseId=13004&lessonId=${lessonId}`;

export const pressPause = (page: Page) => page.getByRole('button', { name: /^暂停/ }).first().click();

/** 在这里继续: takes the lesson over from another browser; then it plays. */
export async function takeOver(page: Page): Promise<void> {
  await page.getByRole('button', { name: '在这里继续' }).click();
  await page.getByRole('button', { name: /^暂停/ }).first().waitFor();
}

/** Waits until what was watched is on the device, though not on the server. */
export const untilKept = (page: Page) => page.getByText('进度暂存于本机，联网后自动补传').first().waitFor();

/** Waits until the video has got as far as `second`. */
const untilPlace = (page: Page, second: number) =>
  page.waitForFunction((at) => (document.querySelector('video')?.currentTime ?? 0) >= at, second);

/** Waits until this many seconds from the playhead on are loaded. */
export const untilLoaded = (page: Page, seconds: number) =>
  page.waitForFunction((wanted) => {
    const video = document.querySelector('video');
    if (video === null || video.buffered.length === 0) return false;
    return video.buffered.end(video.buffered.length - 1) >= video.currentTime + wanted;
  }, seconds);

const isPlaying = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => !video.paused && !video.ended);

/** Follows 周子墨 through one lesson. */
export function watchingOf({ rows }: Stand, lessonId: (typeof lessons)[number] = lessons[0]): Watching {
  const log = watchedLog();
  const { examineeNo } = students[student];
  const ofStudent = `student_id = (select student_id from student_major where examinee_no = $1 limit 1)`;
  let studiedBefore: number | null = null;

  /** The ranges of the lesson as they stand in the database. */
  const savedRanges = () =>
    rows.query<{ start: number; end: number }>(
      `select lower(part) as start, upper(part) as end from play_record, unnest(ranges) part
       where ${ofStudent} and lesson_id = $2`,
      [examineeNo, lessonId],
    );
  const savedSeconds = async () =>
    (await savedRanges()).flatMap(({ start, end }) =>
      Array.from({ length: end - start }, (_, index) => start + index),
    );
  const studied = async () => {
    const [row] = await rows.query<{ seconds: number }>(
      `select coalesce(sum(video_seconds), 0)::int as seconds from study_day where ${ofStudent}`,
      [examineeNo],
    );
    return row?.seconds ?? 0;
  };
  const missing = async () => {
    const saved = new Set(await savedSeconds());
    return log.played().filter((second) => !saved.has(second));
  };

  const watching: Watching = {
    log,
    async enter(context) {
      if (studiedBefore === null) {
        studiedBefore = await studied();
        // A browser of the scenario before holds the player for a while.
        await rows.query(`update play_session set ended_at = now() where ended_at is null and ${ofStudent}`, [
          examineeNo,
        ]);
      }
      await log.follow(context);
      const page = await context.newPage();
      await openAs(page, student);
      await page.close();
    },
    async open(context) {
      const page = await context.newPage();
      await page.goto(lessonPath(lessonId));
      await page.getByRole('button', { name: /^播放/ }).first().waitFor();
      return page;
    },
    async play(page, seconds) {
      // The button, and not the video: after 在这里继续 the lesson is to play before its picture runs.
      const button = page.getByRole('button', { name: /^(播放|暂停)/ }).first();
      if ((await button.getAttribute('aria-label'))?.startsWith('播放')) await button.click();
      await page.waitForFunction(() => document.querySelector('video')?.paused === false);
      await untilPlace(page, (await placeOf(page)) + seconds);
    },
    arrived: (ms = 20_000) =>
      expect.poll(missing, { timeout: within(ms), message: 'seconds that have not arrived' }).toEqual([]),
    async settle(page, task) {
      if (await isPlaying(page)) await pressPause(page);
      await watching.arrived().catch(() => undefined);
      const lost = await missing();
      const saved = await savedSeconds();
      const invented = log.strangers(saved);
      // Seconds played twice count twice as time of study, and seconds sent twice must not: a start may round up.
      const more = Math.floor((await studied()) - (studiedBefore ?? 0) - log.total() - log.starts());
      const doubled = saved.length - new Set(saved).size + invented.length + Math.max(0, more);
      task.meta.faults = { tried: log.played().length, lost: lost.length, doubled };
      expect({ lost, invented, doubled }).toEqual({ lost: [], invented: [], doubled: 0 });
    },
  };
  return watching;
}
