import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import {
  checkExamApply,
  type ExamPlan,
  getExamPlan,
  type Offering,
  submitExamApply,
} from '@qianwei/api/contract/academic/exam-plan';
import { answers } from '../../../shared/client/story-client.tsx';
import { fixtureOf, recordedAnswer } from '../../../shared/client/story-fixture.ts';
import { proofOf } from '../../../shared/receipt/receipt.fixtures.ts';
import examPlanRecorded from './exam-plan.recorded.json';
import previewPlanRecorded from './preview-plan.recorded.json';

const recorded = recordedAnswer(getExamPlan, examPlanRecorded);

/** January 2027 as 周子墨 sees it on the evening of 21 November 2026, a clash in the basket. */
export const examPlan: ExamPlan = fixtureOf(getExamPlan, recorded);

/** April, whose timetable is not published yet. */
export const previewPlan: ExamPlan = recordedAnswer(getExamPlan, previewPlanRecorded);

/** January with other fields; `courses` by code. */
export const planWith = (
  change: Partial<ExamPlan>,
  period: Partial<ExamPeriod> = {},
  courses: Readonly<Record<string, Partial<Offering>>> = {},
): ExamPlan => ({
  ...examPlan,
  periods: examPlan.periods.map((each) =>
    each.periodId === examPlan.periodId ? { ...each, ...period } : each,
  ),
  courses: examPlan.courses.map((each) => ({ ...each, ...courses[each.courseCode] })),
  ...change,
});

/** The period is not open yet. */
export const upcomingPlan = planWith(
  {
    basket: [],
    closed: {
      reason:
        '报考未开放：2027年1月考期的报考时间为 2026年11月23日（周一）09:00 至 2026年11月27日（周五）17:00。',
      nextTime: '2026-11-23 09:00:00',
      way: { kind: 'OFFICE' },
    },
  },
  { status: 'UPCOMING', applyStart: '2026-11-23 09:00:00' },
);

/** The period has closed while the student chose. */
export const closedPlan = planWith(
  {
    closed: {
      reason: '2027年1月考期的报考已于 2026年11月21日（周六）20:00 截止，不能再报考、修改或撤销。',
      nextTime: null,
      way: { kind: 'PAGE', text: '看报考记录', path: '/academic/apply/info' },
    },
  },
  { status: 'CLOSED', applyEnd: '2026-11-21 20:00:00' },
);

/** The student has graduated: others can register now. */
export const graduatedPlan = planWith({
  basket: [],
  closed: {
    reason: '你在这个专业已经毕业，不用再报考课程。',
    nextTime: null,
    way: { kind: 'PAGE', text: '看成绩', path: '/academic/gradeSearch' },
  },
});

/** Every written exam is passed or exempt, and of two electives the other one was. */
export const nothingLeftPlan = planWith(
  { basket: [], notOffered: [] },
  {},
  Object.fromEntries(
    examPlan.courses.map(({ courseCode }, index) => [
      courseCode,
      index === 0
        ? { myStatus: 'NOT_CHOSEN', reason: '选考组里另一门已合格' }
        : { myStatus: 'PASSED', reason: '已合格' },
    ]),
  ),
);

/** Two courses are registered, one of them is still to be paid; one more is full, and one in the other half-day is free. */
export const registeredPlan = planWith(
  { basket: ['02324'] },
  { feeEnabled: true },
  {
    '13003': {
      myStatus: 'APPLIED',
      registration: {
        applyId: 'a1',
        status: 'UNPAID',
        payDeadline: '2026-11-22 20:14:00',
        receiptNo: 'BY20261121-000342',
      },
    },
    '04735': { myStatus: 'CLASH', reason: '与已报考的 13003 同在 1月9日上午，一个半天限报一门' },
    '02324': {
      seats: [
        { areaCode: '9801', left: 0 },
        { areaCode: '9802', left: 12 },
      ],
      myStatus: 'FULL',
      reason: '这个考区的名额已满，可以换一个考区',
    },
  },
);

/** The server keeps every basket; the last one graduates in June 2028. */
export const keepsBasket = answers(checkExamApply, ({ courseCodes }) => ({
  ok: true,
  courseCodes,
  fee: 0,
  conflicts: [],
  errors: [],
  whatIf: { graduateBatch: '2028年6月' },
}));

/** The server registers what it gets. */
export const registers = answers(submitExamApply, ({ courseCodes }) => ({
  applyIds: courseCodes.map((code) => `a-${code}`),
  status: 'APPLIED' as const,
  payDeadline: null,
  ...proofOf('BK20261121-000342'),
  fee: 0,
}));
