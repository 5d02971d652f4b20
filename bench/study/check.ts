import type { Sql } from 'postgres';
import { idOf } from '../exam/paper.ts';
import { lessonOf } from './fill.ts';

/** The tables after the run, compared with the seconds that were sent. */
export interface Verdict {
  readonly sent: number;
  readonly held: number;
  /** Confirmed seconds that are missing. */
  readonly lost: number;
  /** Seconds that are counted more often than they were sent: beside the ranges, or in the students' days. */
  readonly doubled: number;
}

interface Row {
  readonly student: string;
  readonly lesson: string;
  readonly seconds: number;
  readonly watched: number;
  readonly studied: number;
}

/** Compares the seconds of each student's lesson with those that the server confirmed. */
export async function check(sql: Sql, confirmed: readonly number[]): Promise<Verdict> {
  const rows = await sql<Row[]>`
    select r.student_id as student, r.lesson_id as lesson, r.watched,
      (select coalesce(sum(upper(piece) - lower(piece)), 0)::int from unnest(r.ranges) piece) as seconds,
      (select coalesce(sum(d.video_seconds), 0)::int from study_day d where d.student_id = r.student_id) as studied
    from play_record r`;
  const found = new Map(rows.map((row) => [`${row.student} ${row.lesson}`, row]));
  let [held, lost, doubled] = [0, 0, 0];
  for (const [student, seconds] of confirmed.entries()) {
    const row = found.get(`${idOf('student', student)} ${lessonOf(student)}`);
    held += row?.seconds ?? 0;
    lost += Math.max(0, seconds - (row?.seconds ?? 0));
    doubled += Math.max(0, (row?.watched ?? 0) - seconds, (row?.studied ?? 0) - seconds);
  }
  return { sent: confirmed.reduce((sum, seconds) => sum + seconds, 0), held, lost, doubled };
}
