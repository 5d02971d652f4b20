import type { getScoresHistory } from '@qianwei/api/contract/exam/history';
import type { DataOf, PayloadOf } from '@qianwei/api/endpoint';
import { maxFileRows, workbookType } from '../../../files/workbook.ts';
import type { FileAnswer } from '../../../http/file-answer.ts';
import { fileAnswer } from '../../../http/file-answer.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { listMajors, shownMajor } from '../../../student/majors.ts';
import { entryOf, readTestEntry } from '../shared/eligibility/test-entry.ts';
import { findTest } from '../shared/find-test.ts';
import { listAttempts, maxShownAttempts, shownAttempts } from '../shared/shown-attempts.ts';
import { scoresWorkbook } from './scores-workbook.ts';

/** The newest tries of a test, the oldest of them first; without `bizId` those of every batch. Throws 1050005 for an unknown one. */
export async function scoresHistory(
  { db, session, clock }: StudentContext,
  { testId, bizId }: PayloadOf<typeof getScoresHistory>,
  limit = maxShownAttempts,
): Promise<DataOf<typeof getScoresHistory>> {
  const { test, course } = await findTest(db, { testId });
  const entry = await readTestEntry(db, { student: session.studentId, test, bizId }, clock.now());
  const attempts = await listAttempts(db, { studentId: session.studentId, testId: test.id, bizId }, limit);
  return {
    testId: test.id,
    subjectId: test.courseId,
    name: test.name,
    courseName: course.name,
    courseCode: course.courseCode,
    type: test.type,
    passScore: test.passScore,
    totalScore: test.totalScore,
    obstacle: entryOf(test, entry).obstacle,
    list: shownAttempts(attempts, test.passScore),
  };
}

/** The same list, up to `maxFileRows`, as 实践测评成绩_准考证号.xlsx (API-13). */
export async function scoresFile(
  context: StudentContext,
  payload: PayloadOf<typeof getScoresHistory>,
): Promise<FileAnswer> {
  const history = await scoresHistory(context, payload, maxFileRows);
  const majors = await listMajors(context.db, context.session.studentId);
  const examineeNo = shownMajor(majors, context.session.studentMajorId)?.examineeNo;
  const name = ['实践测评成绩', examineeNo].filter((part) => part !== undefined).join('_');
  return fileAnswer({ name: `${name}.xlsx`, type: workbookType, body: await scoresWorkbook(history) });
}
