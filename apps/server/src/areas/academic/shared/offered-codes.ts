import { asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { course } from '../../../db/schema/course.ts';
import { examOffering } from '../../../db/schema/registration.ts';

/** The codes of the courses that are offered, in their order, as the log of registrations names them. */
export async function offeredCodes(tx: Database, offeringIds: readonly string[]): Promise<string[]> {
  const rows = await tx
    .select({ courseCode: course.courseCode })
    .from(examOffering)
    .innerJoin(course, eq(course.id, examOffering.courseId))
    .where(inArray(examOffering.id, [...offeringIds]))
    .orderBy(asc(course.courseCode));
  return rows.map(({ courseCode }) => courseCode);
}
