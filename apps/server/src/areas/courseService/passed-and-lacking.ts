import { inArray } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { courseProfile } from '../../db/schema/lesson.ts';
import { requireRecord } from '../../studies/record.ts';
import { bestResults, type StudyStanding } from '../../studies/results.ts';
import { readStudies } from '../../studies/studies.ts';
import type { HeldRow } from './held-services.queries.ts';

/** The courses that can be opened and are not, of those that the plan still asks for. */
async function withoutService(db: Database, lacking: readonly StudyStanding[], held: readonly HeldRow[]) {
  const ids = lacking.map(({ line }) => line.course.id);
  if (ids.length === 0) return [];
  const profiles = await db.select().from(courseProfile).where(inArray(courseProfile.courseId, ids));
  const contentIds = new Map(profiles.map(({ courseId, contentCourseId }) => [courseId, contentCourseId]));
  const opened = new Set(held.map(({ contentCourseId }) => contentCourseId));
  return lacking.flatMap(({ line: { course } }) => {
    const contentId = contentIds.get(course.id);
    return contentId === undefined || opened.has(contentId)
      ? []
      : [{ courseCode: course.courseCode, courseName: course.name }];
  });
}

/**
 * Reads the courses that the holder of these services has passed, old results that count included, and those still to
 * be passed that have no service. A thesis needs none; a graduate needs no more.
 */
export async function passedAndLacking(db: Database, held: readonly HeldRow[], now: Date) {
  const passedIds = new Set<string>();
  const lacking = new Map<string, StudyStanding>();
  const records = new Map(held.map(({ service }) => [service.studentMajorId, service.studentId]));
  for (const [studentMajorId, studentId] of records) {
    const record = await requireRecord(db, { studentId, studentMajorId });
    const studies = await readStudies(db, record, now);
    for (const { course, grade } of bestResults(studies.results).values())
      if (grade.result === 'PASS') passedIds.add(course.id);
    for (const { passed, line } of studies.standings) if (passed) passedIds.add(line.course.id);
    if (record.record.status !== 'NORMAL') continue;
    for (const standing of studies.counted.courses)
      if (!standing.passed && standing.line.course.kind !== 'GRADUATION')
        lacking.set(standing.line.course.id, standing);
  }
  return { passedIds, notOpened: await withoutService(db, [...lacking.values()], held) };
}
