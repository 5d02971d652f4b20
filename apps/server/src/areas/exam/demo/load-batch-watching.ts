import { eq } from 'drizzle-orm';
import type { Database } from '../../../db/database.ts';
import { assessmentBatch, batchTest, test } from '../../../db/schema/exam.ts';
import { batchWatched } from '../../../db/schema/study.ts';
import type { DemoPeople } from '../../../demo/area-demo.ts';
import type { DemoProgress } from '../../../demo/progress-file.ts';

/** Lets what the demo students have watched of a course count for each batch with a test of it. */
export async function loadBatchWatching(
  db: Database,
  people: DemoPeople,
  progress: readonly DemoProgress[],
): Promise<void> {
  const batches = await db
    .select({ batchId: assessmentBatch.id, courseId: test.courseId })
    .from(batchTest)
    .innerJoin(assessmentBatch, eq(assessmentBatch.id, batchTest.batchId))
    .innerJoin(test, eq(test.id, batchTest.testId));
  const rows = progress.flatMap(({ name, courses }) =>
    courses.flatMap(({ courseCode, lessons }) =>
      batches
        .filter(({ courseId }) => courseId === courseCode)
        .flatMap(({ batchId }) =>
          lessons.map(({ lessonId, ranges }) => ({
            studentId: people.get(name)?.studentId ?? '',
            ...{ batchId, lessonId, ranges },
          })),
        ),
    ),
  );
  if (rows.length > 0) await db.insert(batchWatched).values(rows);
}
