import type { PerformanceCode, ProcessScore } from '@qianwei/api/contract/course/process-score';
import { sumScores } from '@qianwei/studies';
import { and, count, eq, lte, or, sql } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { courseQuestion, liveAttendance, note, popAnswer } from '../../../db/schema/study.ts';
import { type CountedSpan, span, spanTable } from './process-end.ts';

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

/** Activity of a student in a course. */
export interface Deeds {
  /** Lectures whose days are over: attended ones (a replay counts half) and all. */
  readonly live: { readonly count: number; readonly of: number };
  /** Pop questions: right at once, and answered. */
  readonly pop: { readonly count: number; readonly of: number };
  /** Notes that were written before the end of the score. */
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

/**
 * Reads a student's deeds that count for the process scores of courses, by the course's id. A lecture counts when its
 * replay days are over, or with the end of the score: from then on nothing of it changes.
 */
export async function readDeeds(
  db: Database,
  studentId: string,
  spans: readonly CountedSpan[],
  now: Date,
): Promise<ReadonlyMap<string, Deeds>> {
  if (spans.length === 0) return new Map();
  const over = new Date(now.getTime() - replayDays * 86_400_000);
  const lives = await db
    .select({
      courseId: span.courseId,
      of: count(),
      present: sql<number>`(count(*) filter (where ${liveAttendance.result} = 'PRESENT'))::int`,
      half: sql<number>`(count(*) filter (where ${liveAttendance.result} = 'HALF'))::int`,
    })
    .from(liveAttendance)
    .innerJoin(spanTable(spans), eq(liveAttendance.courseId, span.contentId))
    .where(
      and(
        eq(liveAttendance.studentId, studentId),
        span.counts(liveAttendance.endedAt),
        or(lte(liveAttendance.endedAt, over), sql`${span.until} <= ${now.toISOString()}::timestamptz`),
      ),
    )
    .groupBy(span.courseId);
  const pops = await db
    .select({
      courseId: span.courseId,
      of: count(),
      right: sql<number>`(count(*) filter (where ${popAnswer.firstRight}))::int`,
    })
    .from(popAnswer)
    .innerJoin(spanTable(spans), eq(popAnswer.courseId, span.contentId))
    .where(and(eq(popAnswer.studentId, studentId), span.counts(popAnswer.answeredAt)))
    .groupBy(span.courseId);
  const notes = await db
    .select({ courseId: span.courseId, count: count() })
    .from(note)
    .innerJoin(spanTable(spans), eq(note.courseId, span.contentId))
    .where(and(eq(note.studentId, studentId), span.counts(note.writtenAt)))
    .groupBy(span.courseId);
  const asks = await db
    .select({ courseId: span.courseId, count: count() })
    .from(courseQuestion)
    .innerJoin(spanTable(spans), eq(courseQuestion.courseId, span.contentId))
    .where(and(eq(courseQuestion.studentId, studentId), span.counts(courseQuestion.askedAt)))
    .groupBy(span.courseId);
  return new Map(
    spans.map(({ courseId: id }) => {
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
