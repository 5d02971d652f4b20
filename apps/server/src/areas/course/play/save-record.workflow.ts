import type { PlayRecord, savePlayRecord } from '@qianwei/api/contract/course/play';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { lesson, playRecord, playSession, type SecondRanges } from '../../../db/schema/study.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { courseRateOf, rateOf, updateCourseRate } from '../../../learning/course-rate.ts';
import { addVideoSeconds } from '../../../learning/study-week.ts';
import { tokenHash } from '../../../random.ts';
import { formatDateTime } from '../../../time.ts';
import { chooseBatch, listOwnBatches } from '../shared/batches.ts';
import type { LessonRow } from '../shared/outline.ts';
import { isFinished, type PlayRow } from '../shared/watched.ts';
import { findActive, type PlaySession, shownHolder } from './hold-player.ts';
import { dragLimit } from './play-settings.ts';
import { firstSeconds, secondsIn } from './second-ranges.ts';

type Payload = PayloadOf<typeof savePlayRecord>;

/** What can be waiting to be reported at most: a page that slept for a week has watched nothing in it. */
const maxAllowanceMs = 24 * 3_600_000;

/** The student's session of this token, locked, with its lesson. Throws 1050005 for every other one. */
async function lockSession(tx: Database, studentId: string, { playToken, lessonId }: Payload) {
  const [found] = await tx
    .select({ session: playSession, lesson })
    .from(playSession)
    .innerJoin(lesson, eq(lesson.id, playSession.lessonId))
    .where(
      and(
        eq(playSession.tokenHash, tokenHash(playToken)),
        eq(playSession.studentId, studentId),
        eq(playSession.lessonId, lessonId),
      ),
    )
    .for('update', { of: playSession });
  if (found === undefined) throw notFound();
  return found;
}

/**
 * The student's record of a lesson, locked, and against it what a heartbeat reports: the seconds within the lesson, and those
 * of them that are new. The database makes one set of ranges that overlap.
 */
async function lockRecord(
  tx: Database,
  session: PlaySession,
  { row, ranges }: { readonly row: LessonRow; readonly ranges: SecondRanges },
) {
  const { studentId, startedAt } = session;
  await tx
    .insert(playRecord)
    .values({
      ...{ studentId, courseId: row.courseId, lessonId: row.id },
      ...{ ranges: [], watched: 0, furthest: 0, position: 0, finished: false },
      ...{ playedAt: startedAt, positionSince: startedAt },
    })
    .onConflictDoNothing();
  const reported = sql`${sql.param(ranges, playRecord.ranges)}::int4multirange`;
  const whole = sql`${sql.param([[0, row.duration]], playRecord.ranges)}::int4multirange`;
  const [found] = await tx
    .select({
      record: playRecord,
      reported: sql<SecondRanges>`${reported}`.mapWith(playRecord.ranges),
      within: sql<SecondRanges>`${reported} * ${whole}`.mapWith(playRecord.ranges),
      fresh: sql<SecondRanges>`${reported} * ${whole} - ${playRecord.ranges}`.mapWith(playRecord.ranges),
    })
    .from(playRecord)
    .where(and(eq(playRecord.studentId, studentId), eq(playRecord.lessonId, row.id)))
    .for('update');
  if (found === undefined) throw new Error(`No record of ${row.id} after it was written`);
  return found;
}

/** Milliseconds of video that a session may report now: its rest, and wall time × speed since its last heartbeat. */
function allowanceOf({ allowance, beatAt, endedAt }: PlaySession, speed: number, now: Date): number {
  const until = endedAt !== null && endedAt < now ? endedAt : now;
  const passed = Math.max(0, until.getTime() - beatAt.getTime());
  return Math.min(maxAllowanceMs, Math.round(allowance + passed * speed));
}

/** Whether a heartbeat is newer than the one whose position is kept. */
const isNewer = (session: PlaySession, seq: number, { positionSince, positionSeq }: PlayRow) =>
  session.startedAt > positionSince ||
  (session.startedAt.getTime() === positionSince.getTime() && seq > positionSeq);

/** The record after a heartbeat, with the seconds that were taken. */
async function writeRecord(
  tx: Database,
  record: PlayRow,
  beat: {
    readonly session: PlaySession;
    readonly row: LessonRow;
    readonly taken: SecondRanges;
    readonly payload: Payload;
    readonly now: Date;
  },
): Promise<PlayRow> {
  const { session, row, taken, payload, now } = beat;
  const watched = record.watched + secondsIn(taken);
  const place = isNewer(session, payload.seq, record)
    ? {
        position: Math.min(payload.position, row.duration),
        positionSince: session.startedAt,
        positionSeq: payload.seq,
        device: session.device,
      }
    : {};
  const [written] = await tx
    .update(playRecord)
    .set({
      ranges: sql`${playRecord.ranges} + ${sql.param(taken, playRecord.ranges)}::int4multirange`,
      watched,
      furthest: Math.max(record.furthest, taken.at(-1)?.[1] ?? 0),
      finished: isFinished(watched, row.duration),
      playedAt: now > record.playedAt ? now : record.playedAt,
      ...place,
    })
    .where(eq(playRecord.id, record.id))
    .returning();
  return written ?? record;
}

/** Seconds that a heartbeat adds to the day: none when it came before, and never more than passed. */
function studiedSeconds({ seq, beatAt }: PlaySession, payload: Payload, within: SecondRanges, now: Date) {
  if (payload.seq <= seq) return 0;
  const played = secondsIn(within) / payload.speed;
  return Math.round(Math.min(played, Math.max(0, now.getTime() - beatAt.getTime()) / 1000));
}

/**
 * Saves what was watched since the last answer, in one transaction that holds the session and the record. A repeat changes
 * nothing: only new seconds are taken, and only they use up what the session may report.
 */
export async function saveRecord(context: StudentContext, payload: Payload): Promise<PlayRecord> {
  const { db, clock, log } = context;
  const { studentId } = context.session;
  const now = clock.now();
  return db.transaction(async (tx) => {
    const { session, lesson: row } = await lockSession(tx, studentId, payload);
    const { record, reported, within, fresh } = await lockRecord(tx, session, {
      row,
      ranges: payload.ranges,
    });
    const allowance = allowanceOf(session, payload.speed, now);
    const taken = firstSeconds(fresh, Math.floor(allowance / 1000));
    const counted = secondsIn(taken);
    const refused = secondsIn(reported) - secondsIn(within) + secondsIn(fresh) - counted;
    if (refused > 0)
      log.info('watched seconds refused', { lessonId: row.id, refused, duration: row.duration, allowance });
    const written = await writeRecord(tx, record, { session, row, taken, payload, now });
    await tx
      .update(playSession)
      .set({
        allowance: allowance - counted * 1000,
        beatAt: now > session.beatAt ? now : session.beatAt,
        seq: Math.max(session.seq, payload.seq),
      })
      .where(eq(playSession.id, session.id));
    const studied = studiedSeconds(session, payload, within, now);
    if (studied > 0) await addVideoSeconds(tx, studentId, studied, now);
    const courseRate =
      counted > 0
        ? await updateCourseRate(tx, { studentId, courseId: row.courseId }, now)
        : await courseRateOf(tx, studentId, row.courseId);
    const batches =
      payload.bizType === undefined ? [] : await listOwnBatches(tx, studentId, row.courseId, now);
    const active = session.endedAt === null ? undefined : await findActive(tx, studentId);
    return {
      ranges: written.ranges.map(([start, end]): [number, number] => [start, end]),
      watchRate: rateOf(written.watched, row.duration),
      furthest: written.furthest,
      dragLimit: written.finished ? null : dragLimit,
      finished: written.finished,
      refused,
      courseRate,
      batchRate: chooseBatch(batches, undefined, now)?.learnRate ?? null,
      heldElsewhere: active === undefined ? null : shownHolder(active),
      serverTime: formatDateTime(now),
    };
  });
}
