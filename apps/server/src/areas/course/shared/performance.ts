import type { PerformanceCode, ProcessScore } from '@qianwei/api/contract/course/process-score';
import { sumScores } from '@qianwei/api/studies/tenths';
import { and, count, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { courseQuestion, liveAttendance, note, popAnswer } from '../../../db/schema/study.ts';
import { serviceEndOf } from '../../../studies/course-services.ts';

type Item = ProcessScore['performance'][number];

/** Points of each item; 100 together. */
const fullPoints: Readonly<Record<PerformanceCode, number>> = { LIVE: 30, POP: 30, NOTE: 20, ASK: 20 };
/** Points of one note and of one question. */
const notePoints = 2;
const askPoints = 4;
/** A lecture that was watched again counts half; it counts at all when the days for that are over. */
const replayShare = 0.5;
const replayDays = 7;

const tenth = (value: number) => Math.round(value * 10) / 10;

/** What a student did in a course. */
export interface Deeds {
  /** Lectures whose days are over: attended ones (a replay counts half) and all. */
  readonly live: { readonly count: number; readonly of: number };
  /** Pop questions: right at once, and answered. */
  readonly pop: { readonly count: number; readonly of: number };
  /** Notes that were written before the end of the service. */
  readonly notes: number;
  readonly asks: number;
}

/** Nothing done yet. */
export const nothingDone: Deeds = { live: { count: 0, of: 0 }, pop: { count: 0, of: 0 }, notes: 0, asks: 0 };

const share = ({ count: part, of }: Deeds['live'], full: number) =>
  of === 0 ? 0 : tenth((full * part) / of);

/** 学习表现 of what a student did: its items with their points, and their sum, 0–100. */
export function performanceOf({ live, pop, notes, asks }: Deeds): { items: Item[]; score: number } {
  const items: Item[] = [
    { code: 'LIVE', full: fullPoints.LIVE, got: share(live, fullPoints.LIVE), ...live },
    { code: 'POP', full: fullPoints.POP, got: share(pop, fullPoints.POP), ...pop },
    {
      code: 'NOTE',
      full: fullPoints.NOTE,
      got: Math.min(fullPoints.NOTE, notes * notePoints),
      count: notes,
      of: null,
    },
    {
      code: 'ASK',
      full: fullPoints.ASK,
      got: Math.min(fullPoints.ASK, asks * askPoints),
      count: asks,
      of: null,
    },
  ];
  return { items, score: sumScores(items.map(({ got }) => got)) };
}

/** What a student did in each of these courses, by the course's id. */
export async function readDeeds(
  db: Database,
  studentId: string,
  courseIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Deeds>> {
  if (courseIds.length === 0) return new Map();
  const ids = [...courseIds];
  const over = new Date(now.getTime() - replayDays * 86_400_000);
  const lives = await db
    .select({
      courseId: liveAttendance.courseId,
      of: count(),
      present: sql<number>`(count(*) filter (where ${liveAttendance.result} = 'PRESENT'))::int`,
      half: sql<number>`(count(*) filter (where ${liveAttendance.result} = 'HALF'))::int`,
    })
    .from(liveAttendance)
    .where(
      and(
        eq(liveAttendance.studentId, studentId),
        inArray(liveAttendance.courseId, ids),
        lte(liveAttendance.endedAt, over),
      ),
    )
    .groupBy(liveAttendance.courseId);
  const pops = await db
    .select({
      courseId: popAnswer.courseId,
      of: count(),
      right: sql<number>`(count(*) filter (where ${popAnswer.firstRight}))::int`,
    })
    .from(popAnswer)
    .where(and(eq(popAnswer.studentId, studentId), inArray(popAnswer.courseId, ids)))
    .groupBy(popAnswer.courseId);
  const notes = await db
    .select({ courseId: note.courseId, count: count() })
    .from(note)
    .where(
      and(
        eq(note.studentId, studentId),
        inArray(note.courseId, ids),
        sql`coalesce(${note.writtenAt} < ${serviceEndOf(studentId, note.courseId)}, true)`,
      ),
    )
    .groupBy(note.courseId);
  const asks = await db
    .select({ courseId: courseQuestion.courseId, count: count() })
    .from(courseQuestion)
    .where(and(eq(courseQuestion.studentId, studentId), inArray(courseQuestion.courseId, ids)))
    .groupBy(courseQuestion.courseId);
  return new Map(
    ids.map((id) => {
      const live = lives.find(({ courseId }) => courseId === id);
      const pop = pops.find(({ courseId }) => courseId === id);
      return [
        id,
        {
          live: live ? { count: live.present + live.half * replayShare, of: live.of } : nothingDone.live,
          pop: pop ? { count: pop.right, of: pop.of } : nothingDone.pop,
          notes: notes.find(({ courseId }) => courseId === id)?.count ?? 0,
          asks: asks.find(({ courseId }) => courseId === id)?.count ?? 0,
        },
      ];
    }),
  );
}
