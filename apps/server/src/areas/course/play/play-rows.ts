import { randomUUID } from 'node:crypto';
import { and, eq, sql } from 'drizzle-orm';
import { type Database, rowsOf } from '../../../db/database.ts';
import { lesson } from '../../../db/schema/lesson.ts';
import { playRecord, playSession, type SecondRanges } from '../../../db/schema/study.ts';
import { tokenHash } from '../../../random.ts';
import { serviceEndOf } from '../../../studies/course-services.ts';
import { formatDay } from '../../../time.ts';
import type { LessonRow } from '../shared/outline.ts';
import type { PlayRow } from '../shared/watched.ts';
import type { PlaySession } from './hold-player.ts';

/** A heartbeat, as far as it says whose rows it means and what was watched. */
interface Reported {
  readonly playToken: string;
  readonly lessonId: string;
  readonly ranges: SecondRanges;
}

/** The rows that a heartbeat changes, locked, and against them what it reports. */
export interface LockedPlay {
  readonly session: Pick<
    PlaySession,
    'id' | 'device' | 'startedAt' | 'beatAt' | 'endedAt' | 'allowance' | 'seq'
  >;
  readonly lesson: Pick<LessonRow, 'id' | 'courseId' | 'duration'>;
  /** When the service ended or will end, for a lesson that needs one; null where none ends. */
  readonly serviceEnd: Date | null;
  readonly record: Pick<
    PlayRow,
    'id' | 'watched' | 'furthest' | 'playedAt' | 'position' | 'positionSince' | 'positionSeq' | 'device'
  >;
  /** One set of the ranges as they were sent. */
  readonly reported: SecondRanges;
  /** Those within the lesson. */
  readonly within: SecondRanges;
  /** Those of them that are new. */
  readonly fresh: SecondRanges;
  /** Those that are new to the record or to one of `batches`. */
  readonly uncounted: SecondRanges;
  /** The batches of the course that were open at some time since the last heartbeat, in ms of the epoch. */
  readonly batches: readonly { readonly id: string; readonly start: number; readonly end: number }[];
}

const moment = (date: Date) => sql`${date.toISOString()}::timestamptz`;

const ranges = (value: SecondRanges) => sql`${sql.param(value, playRecord.ranges)}::int4multirange`;

/**
 * The batches of a lesson's course that were open at some time since the last heartbeat of a session, as `open.list`, and the
 * seconds of the lesson that each of them counts already, as `open.counted`: null when none was open.
 */
const openBatches = (studentId: string, now: Date) => sql`(
  select coalesce(jsonb_agg(jsonb_build_object('id', b.id, 'start', extract(epoch from b.start_time) * 1000,
      'end', extract(epoch from b.end_time) * 1000)), '[]'::jsonb) as list,
    range_intersect_agg(coalesce(w.ranges, '{}')) as counted
  from assessment_batch b left join batch_watched w
    on w.batch_id = b.id and w.student_id = ${studentId} and w.lesson_id = ${lesson.id}
  where b.start_time < ${moment(now)} and b.end_time > ${playSession.beatAt} and exists (
    select 1 from batch_test bt join test t on t.id = bt.test_id
    where bt.batch_id = b.id and t.course_id = ${lesson.courseId})
) open`;

/** Locks the rows of a token; undefined when there is no such session of the student, or no record yet. */
async function lockRows(
  tx: Database,
  studentId: string,
  payload: Reported,
  now: Date,
): Promise<LockedPlay | undefined> {
  const reported = ranges(payload.ranges);
  const within = sql`${reported} * int4multirange(int4range(0, ${lesson.duration}))`;
  const [found] = await tx
    .select({
      session: {
        id: playSession.id,
        device: playSession.device,
        startedAt: playSession.startedAt,
        beatAt: playSession.beatAt,
        endedAt: playSession.endedAt,
        allowance: playSession.allowance,
        seq: playSession.seq,
      },
      lesson: { id: lesson.id, courseId: lesson.courseId, duration: lesson.duration },
      record: {
        id: playRecord.id,
        watched: playRecord.watched,
        furthest: playRecord.furthest,
        playedAt: playRecord.playedAt,
        position: playRecord.position,
        positionSince: playRecord.positionSince,
        positionSeq: playRecord.positionSeq,
        device: playRecord.device,
      },
      serviceEnd:
        sql<Date | null>`case when ${lesson.free} then null else ${serviceEndOf(studentId, lesson.courseId)} end`.mapWith(
          playSession.endedAt,
        ),
      reported: sql<SecondRanges>`${reported}`.mapWith(playRecord.ranges),
      within: sql<SecondRanges>`${within}`.mapWith(playRecord.ranges),
      fresh: sql<SecondRanges>`${within} - ${playRecord.ranges}`.mapWith(playRecord.ranges),
      // Seconds counted for a batch are in the record too; those that every batch has are new to none.
      uncounted: sql<SecondRanges>`${within} - coalesce(open.counted, ${playRecord.ranges})`.mapWith(
        playRecord.ranges,
      ),
      batches: sql<LockedPlay['batches']>`open.list`,
    })
    .from(playSession)
    .innerJoin(lesson, eq(lesson.id, playSession.lessonId))
    .innerJoin(
      playRecord,
      and(eq(playRecord.studentId, playSession.studentId), eq(playRecord.lessonId, playSession.lessonId)),
    )
    .crossJoinLateral(openBatches(studentId, now))
    .where(
      and(
        eq(playSession.tokenHash, tokenHash(payload.playToken)),
        eq(playSession.studentId, studentId),
        eq(playSession.lessonId, payload.lessonId),
      ),
    )
    .for('update', { of: [playSession, playRecord] });
  return found;
}

/** An empty record of the lesson that a token is for; nothing when there is one, or no such session of the student. */
async function addRecord(tx: Database, studentId: string, { playToken, lessonId }: Reported): Promise<void> {
  await tx.execute(sql`
    insert into play_record (id, student_id, course_id, lesson_id, ranges, watched, furthest, position, finished,
      played_at, position_since)
    select ${randomUUID()}, s.student_id, l.course_id, l.id, '{}', 0, 0, 0, false, s.started_at, s.started_at
    from play_session s join lesson l on l.id = s.lesson_id
    where s.token_hash = ${tokenHash(playToken)} and s.student_id = ${studentId} and s.lesson_id = ${lessonId}
    on conflict (student_id, lesson_id) do nothing`);
}

/**
 * Locks the student's session of a token and the record of its lesson, which is added before the first heartbeat; undefined
 * for every other token. The database makes one set of ranges that overlap.
 */
export async function lockPlay(
  tx: Database,
  studentId: string,
  payload: Reported,
  now: Date,
): Promise<LockedPlay | undefined> {
  const locked = await lockRows(tx, studentId, payload, now);
  if (locked !== undefined) return locked;
  await addRecord(tx, studentId, payload);
  return lockRows(tx, studentId, payload, now);
}

/** Values of the rows after a heartbeat. */
export interface PlayChange
  extends Pick<
      PlayRow,
      | 'watched'
      | 'furthest'
      | 'finished'
      | 'playedAt'
      | 'position'
      | 'positionSince'
      | 'positionSeq'
      | 'device'
    >,
    Pick<PlaySession, 'allowance' | 'beatAt' | 'seq'> {
  /** New seconds that count. */
  readonly taken: SecondRanges;
  /** The part of them that counts for each batch. */
  readonly forBatches: readonly { readonly batchId: string; readonly seconds: SecondRanges }[];
  /** Seconds that the day gets. */
  readonly studied: number;
}

/** Adds seconds to what counts for batches; `select null` for none, since a statement has it in any case. */
const writeBatches = (studentId: string, lessonId: string, forBatches: PlayChange['forBatches']) =>
  forBatches.length === 0
    ? sql`select null`
    : sql`insert into batch_watched (student_id, batch_id, lesson_id, ranges)
      values ${sql.join(
        forBatches.map(
          ({ batchId, seconds }) => sql`(${studentId}, ${batchId}, ${lessonId}, ${ranges(seconds)})`,
        ),
        sql`, `,
      )}
      on conflict (student_id, batch_id, lesson_id)
      do update set ranges = batch_watched.ranges + excluded.ranges`;

/** Writes record, session, day and batches in one statement; returns everything that was watched of the lesson. */
export async function writePlay(
  tx: Database,
  { record, session, lesson: of }: LockedPlay,
  { studentId, change, now }: { readonly studentId: string; readonly change: PlayChange; readonly now: Date },
): Promise<SecondRanges> {
  const { taken, studied } = change;
  const [row] = await rowsOf<{ ranges: string }>(
    tx,
    sql`
    with session as (
      update play_session set allowance = ${change.allowance}::int, beat_at = ${moment(change.beatAt)},
        seq = ${change.seq}::int, updated_at = now()
      where id = ${session.id}
    ), day as (
      insert into study_day (student_id, day, video_seconds)
      select ${studentId}, ${formatDay(now)}::date, ${studied}::int where ${studied}::int > 0
      on conflict (student_id, day) do update set video_seconds = study_day.video_seconds + excluded.video_seconds
    ), batches as (
      ${writeBatches(studentId, of.id, change.forBatches)}
    )
    update play_record set ranges = ranges + ${ranges(taken)}, watched = ${change.watched}::int,
      furthest = ${change.furthest}::int, finished = ${change.finished}::boolean,
      played_at = ${moment(change.playedAt)}, position = ${change.position}::int,
      position_since = ${moment(change.positionSince)}, position_seq = ${change.positionSeq}::int,
      device = ${change.device}, updated_at = now()
    where id = ${record.id}
    returning ranges::text as ranges`,
  );
  if (row === undefined) throw new Error(`No record ${record.id} that was locked`);
  return playRecord.ranges.mapFromDriverValue(row.ranges) as SecondRanges;
}
