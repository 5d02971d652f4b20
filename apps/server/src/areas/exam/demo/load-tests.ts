import type { Database } from '../../../db/database.ts';
import { chapter, course } from '../../../db/schema/course.ts';
import { assessmentBatch, batchStudent, batchTest, test } from '../../../db/schema/exam.ts';
import type { DemoPeople } from '../../../demo/area-demo.ts';
import type { DemoCalendar } from '../../../demo/calendar.ts';
import type { NewQuestion } from '../bank/question-rows.ts';
import { chapterTests } from './chapter-tests.ts';
import { assessmentOf, batches, demoTests } from './demo-tests.ts';
import { signUps } from './sign-ups.ts';

function batchRows(calendar: DemoCalendar) {
  const term = calendar.text('thesisPlan.term');
  const lastTerm = calendar.text('defencePlan.name').replace('论文批次', '');
  const at = (expression: string) => calendar.at(expression);
  return [
    {
      id: batches.practice,
      name: `${term}实践测评`,
      kind: 'PRACTICE' as const,
      startTime: at('now-20d@09:00'),
      endTime: at('now+12d@17:00'),
    },
    {
      id: batches.earlier,
      name: `${lastTerm}实践测评`,
      kind: 'PRACTICE' as const,
      startTime: at('now-190d@09:00'),
      endTime: at('now-150d@17:00'),
    },
    {
      id: batches.certificate,
      name: `${term}证书测评`,
      kind: 'CERTIFICATE' as const,
      startTime: at('now-30d@09:00'),
      endTime: at('now+20d@17:00'),
    },
  ];
}

/** Tests, batches, and who is signed up. */
export async function loadTests(
  db: Database,
  { people, questions }: { people: DemoPeople; questions: readonly NewQuestion[] },
  calendar: DemoCalendar,
): Promise<(typeof test.$inferSelect)[]> {
  const idOf = (name: string) => people.get(name)?.studentId ?? '';
  const courses = await db.select({ code: course.courseCode, name: course.name }).from(course);
  const names = new Map(courses.map(({ code, name }) => [code, name]));
  const chapters = await db.select().from(chapter);
  const tests = await db
    .insert(test)
    .values([...demoTests(names, calendar), ...chapterTests(chapters, questions)])
    .returning();
  await db.insert(assessmentBatch).values(batchRows(calendar));
  const practice = tests.filter(({ type }) => type === 'PRACTICE');
  const certificate = tests.filter(({ type }) => type === 'CERTIFICATE');
  await db
    .insert(batchTest)
    .values([
      ...practice.map(({ id }) => ({ batchId: batches.practice, testId: id })),
      ...practice.map(({ id }) => ({ batchId: batches.earlier, testId: id })),
      ...certificate.map(({ id }) => ({ batchId: batches.certificate, testId: id })),
    ]);
  await db.insert(batchStudent).values(
    signUps.map(([name, batchId, courseCode, status]) => ({
      batchId,
      testId: assessmentOf(courseCode),
      studentId: idOf(name),
      status,
    })),
  );
  return tests;
}
