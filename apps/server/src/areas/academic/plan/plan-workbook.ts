import { sessionTitles } from '@qianwei/api/contract/academic/exam-period';
import type { ExamPlan, getExamPlan, Offering } from '@qianwei/api/contract/academic/exam-plan';
import type { PayloadOf } from '@qianwei/api/endpoint';
import { type SheetColumn, safeText, sheetBytes, workbookType } from '../../../files/workbook.ts';
import { type FileAnswer, fileAnswer } from '../../../http/file-answer.ts';
import type { StudentContext } from '../../../http/implement.ts';
import { notFound } from '../../../http/refusal.ts';
import { examPlan } from './exam-plan.ts';

const sessionOfCourse = ({ sessions }: ExamPlan, { sessionCode }: Offering) =>
  sessions.find(({ code }) => code === sessionCode);

const columnsOf = (plan: ExamPlan): readonly SheetColumn<Offering>[] => [
  // As text: codes keep their leading zeros.
  { column: { header: '课程代码', width: 10 }, value: ({ courseCode }) => courseCode },
  { column: { header: '旧代码', width: 10 }, value: ({ oldCodes }) => oldCodes.join('、') },
  { column: { header: '课程名称', width: 30 }, value: ({ courseName }) => safeText(courseName) },
  { column: { header: '学分', width: 6 }, value: ({ credit }) => credit },
  {
    column: { header: '考试日期', width: 12 },
    value: (course) => sessionOfCourse(plan, course)?.date ?? '',
  },
  { column: { header: '场次', width: 10 }, value: ({ sessionCode }) => sessionTitles[sessionCode] },
  {
    column: { header: '时间', width: 14 },
    value(course) {
      const session = sessionOfCourse(plan, course);
      return session === undefined ? '' : `${session.start}–${session.end}`;
    },
  },
  { column: { header: '教材', width: 36 }, value: ({ textbook }) => safeText(textbook) },
  {
    column: { header: '我的状态', width: 30 },
    value: ({ reason, myStatus }) => safeText(myStatus === 'OPEN' ? '可报' : reason),
  },
];

/** The timetable of a period as 考试课表_考期.xlsx (API-13): one row for each course of the student's plan. Throws 1050005 without a period. */
export async function planFile(
  context: StudentContext,
  payload: PayloadOf<typeof getExamPlan>,
): Promise<FileAnswer> {
  const plan = await examPlan(context, payload);
  const period = plan.periods.find(({ periodId }) => periodId === plan.periodId);
  if (period === undefined) throw notFound();
  const body = await sheetBytes({ name: '考试课表', columns: columnsOf(plan), items: plan.courses });
  return fileAnswer({ name: `考试课表_${period.name}.xlsx`, type: workbookType, body });
}
