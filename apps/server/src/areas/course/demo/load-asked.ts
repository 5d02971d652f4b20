import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Database } from '../../../db/database.ts';
import { courseQuestion, liveAttendance } from '../../../db/schema/study.ts';
import type { ProgressStage } from './load-progress.ts';

const threads = v.object({
  threads: v.array(
    v.object({
      qaId: v.string(),
      courseCode: v.string(),
      lessonId: v.string(),
      second: v.number(),
      /** A demo student; null for one who is none. */
      student: v.nullable(v.string()),
      author: v.string(),
      question: v.string(),
      askedAt: v.string(),
      answer: v.nullish(v.string(), null),
      answeredAt: v.nullish(v.string(), null),
      teacher: v.nullish(v.string(), ''),
    }),
  ),
});

/** The questions of demo students to their teachers, with the answers. */
export async function loadAsked(db: Database, { people, calendar, content }: ProgressStage): Promise<void> {
  const source = await readFile(new URL('courses/questions-and-answers.json', content), 'utf8');
  const rows = v.parse(threads, JSON.parse(source)).threads.map((thread) => {
    return {
      id: thread.qaId,
      studentId: people.get(thread.student ?? '')?.studentId ?? null,
      author: thread.author,
      courseId: thread.courseCode,
      lessonId: thread.lessonId,
      second: thread.second,
      content: thread.question,
      askedAt: calendar.at(thread.askedAt),
      answer: thread.answer,
      answeredAt: thread.answeredAt === null ? null : calendar.at(thread.answeredAt),
      answeredBy: thread.teacher ?? '',
    };
  });
  await db.insert(courseQuestion).values(rows);
}

const lives = v.object({
  lives: v.array(v.object({ liveId: v.string(), courseCode: v.nullable(v.string()), end: v.string() })),
  attendance: v.array(v.object({ liveId: v.string(), student: v.nullable(v.string()), result: v.string() })),
});

/** Loads the attendance of students at live lectures that are over. */
export async function loadAttendance(
  db: Database,
  { people, calendar, content }: ProgressStage,
): Promise<void> {
  const source = await readFile(new URL('courses/lives.json', content), 'utf8');
  const file = v.parse(lives, JSON.parse(source));
  const lectures = new Map(file.lives.map((live) => [live.liveId, live]));
  const results = v.picklist(['PRESENT', 'HALF', 'ABSENT']);
  const rows = file.attendance.flatMap(({ liveId, student, result }) => {
    const studentId = people.get(student ?? '')?.studentId;
    const lecture = lectures.get(liveId);
    if (studentId === undefined || !lecture?.courseCode || !v.is(results, result)) return [];
    return {
      studentId,
      courseId: lecture.courseCode,
      liveId,
      endedAt: calendar.at(lecture.end),
      result,
    };
  });
  await db.insert(liveAttendance).values(rows);
}
