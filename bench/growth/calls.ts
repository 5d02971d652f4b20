import { getCourseSetting } from '@qianwei/api/contract/academic/course-setting';
import {
  checkExamApply,
  type ExamPlan,
  getExamPlan,
  submitExamApply,
} from '@qianwei/api/contract/academic/exam-plan';
import { getGradeList } from '@qianwei/api/contract/academic/grade';
import { getGraduationPlan, saveGraduationPlan } from '@qianwei/api/contract/academic/planner';
import { cancelExamApply, getExamApplyList } from '@qianwei/api/contract/academic/registration';
import { getTicket } from '@qianwei/api/contract/academic/ticket';
import { getCourseQaList } from '@qianwei/api/contract/course/ask';
import { getCourseChapter } from '@qianwei/api/contract/course/chapter';
import { getCourseList } from '@qianwei/api/contract/course/list';
import { getNoteList, saveNote } from '@qianwei/api/contract/course/note';
import { getPlayInfo, type PlayInfo, savePlayRecord } from '@qianwei/api/contract/course/play';
import { getHomeIndex } from '@qianwei/api/contract/home';
import { getNoticeListNLog } from '@qianwei/api/contract/notice';
import { getReceipt } from '@qianwei/api/contract/receipt';
import { getSignUpConfigNLog, type SignUpBatch } from '@qianwei/api/contract/sign-up/config';
import { type OpenedSignUp, refreshSignUpNLog } from '@qianwei/api/contract/sign-up/open';
import { emptySignUpDocument, type SignUpType } from '@qianwei/api/contract/sign-up/sign-up';
import {
  cancelSignUpNLog,
  saveSignUpDraftNLog,
  submitSignUpNLog,
} from '@qianwei/api/contract/sign-up/submit';
import { noWishes } from '@qianwei/studies';
import { bindTicket, issueTicket } from '../../apps/server/src/credentials/guest-ticket.ts';
import { idOf } from '../exam/paper.ts';
import { applyCalls } from './apply-calls.ts';
import { callOf, type GrowthCall, plain } from './growth-call.ts';
import { lookupCalls } from './lookup-calls.ts';
import type { Side } from './side.ts';
import { thesisCalls } from './thesis-calls.ts';

const areaCode = '9802';

const deviceKey = 'a-browser-of-the-bench';

const openCourses = (plan: ExamPlan) =>
  plan.courses.flatMap(({ courseCode, myStatus }) => (myStatus === 'OPEN' ? [courseCode] : []));

/** A call on the courses that a student can register in the open period. */
const onOpenCourses = (
  name: string,
  run: (side: Side, student: number, periodId: string, courseCodes: string[]) => Promise<unknown>,
): GrowthCall => ({
  name,
  async prepare(side, student) {
    const plan = await callOf(side, getExamPlan, {}, student);
    const courseCodes = openCourses(plan);
    const { periodId } = plan;
    if (periodId === null || courseCodes.length === 0) return null;
    return () => run(side, student, periodId, courseCodes);
  },
});

const lastTicket: GrowthCall = {
  name: 'getTicket',
  async prepare(side, student) {
    const { periods } = await callOf(side, getExamApplyList, { pageNo: 1, pageSize: 1 }, student);
    const seated = periods.find(({ status }) => status === 'FINISHED');
    return seated === undefined
      ? null
      : () => callOf(side, getTicket, { ticketType: 'EXAM', bizId: seated.periodId }, student);
  },
};

const cancelOpen: GrowthCall = {
  name: 'cancelExamApply',
  async prepare(side, student) {
    const { list } = await callOf(side, getExamApplyList, { pageNo: 1, pageSize: 10 }, student);
    const open = list.find(({ cancelable }) => cancelable);
    return open === undefined
      ? null
      : () => callOf(side, cancelExamApply, { applyId: open.applyId }, student);
  },
};

const lastReceipt: GrowthCall = {
  name: 'getReceipt',
  async prepare(side, student) {
    const { log } = await callOf(side, getExamApplyList, { pageNo: 1, pageSize: 10 }, student);
    const receiptNo = log.find((event) => event.receiptNo !== '')?.receiptNo;
    return receiptNo === undefined ? null : () => callOf(side, getReceipt, { receiptNo }, student);
  },
};

const keepPlan: GrowthCall = {
  name: 'saveGraduationPlan',
  async prepare(side, student) {
    const { saved } = await callOf(side, getGraduationPlan, {}, student);
    const payload = { name: '方案', wishes: noWishes };
    return saved.length > 3 ? null : () => callOf(side, saveGraduationPlan, payload, student);
  },
};

/** A call on a lesson that the student has opened, with the course and the token of its player. */
const onLesson = (
  name: string,
  run: (side: Side, student: number, opened: PlayInfo) => Promise<unknown>,
): GrowthCall => ({
  name,
  async prepare(side, student) {
    const { list } = await callOf(side, getCourseList, { status: 'STUDYING' }, student);
    const last = list.find(({ service, playedAt }) => service !== null && playedAt !== null);
    if (last === undefined) return null;
    const opened = await callOf(
      side,
      getPlayInfo,
      { courseId: last.courseId, deviceKey, takeOver: true },
      student,
    );
    return () => run(side, student, opened);
  },
});

/** A call of somebody who was proven for the sign-up that is open, with what it opened; null where `pick` finds nothing to do. */
const onSignUp = (
  name: string,
  pick: (
    opened: OpenedSignUp,
    batch: SignUpBatch,
  ) => ((side: Side, student: number, key: VisitKey) => Promise<unknown>) | null,
): GrowthCall => ({
  name,
  async prepare(side, student) {
    const { deps } = side.app;
    const { batch } = await callOf(side, getSignUpConfigNLog, { type: 'PRACTICE' }, student);
    if (batch === null) return null;
    const [studentId, studentMajorId] = [idOf('student', student), idOf('record', student)];
    const { guestTicket } = await bindTicket({ ...deps, session: null }, issueTicket(deps), {
      ...{ type: 'PRACTICE', batchId: batch.batchId, studentId, studentMajorId, knowsExamineeNo: true },
    });
    const key: VisitKey = { type: 'PRACTICE', batchId: batch.batchId, guestTicket };
    const run = pick(await callOf(side, refreshSignUpNLog, key, student), batch);
    return run && (() => run(side, student, key));
  },
});

interface VisitKey {
  readonly type: SignUpType;
  readonly batchId: string;
  readonly guestTicket: string;
}

const signUp = onSignUp('submitSignUpNLog', ({ courses, record, photos }, { courseList, siteList }) => {
  const free = new Set(
    courses.flatMap(({ courseCode, obstacle }) => (obstacle === null ? [courseCode] : [])),
  );
  const course = courseList.find(({ courseCode, left }) => free.has(courseCode) && left > 0);
  if (course === undefined || record !== null) return null;
  const chosen = { courseCodes: [course.courseCode], siteId: siteList[0]?.siteId ?? '', fee: course.fee };
  const document = { ...emptySignUpDocument, ...chosen, photoFileId: photos[0]?.fileId ?? '' };
  return (side, student, key) =>
    callOf(side, submitSignUpNLog, { ...key, ...document, agree: true }, student);
});

/** Every call of plans, results, registrations, sign-ups, graduation, degree, theses, lookups, tickets and of studying, and the one call of home. */
export const growthCalls: readonly GrowthCall[] = [
  plain(getHomeIndex, {}),
  plain(getNoticeListNLog, { pageNo: 1, pageSize: 10 }),
  plain(getExamPlan, {}),
  onOpenCourses('checkExamApply', (side, student, periodId, courseCodes) =>
    callOf(side, checkExamApply, { periodId, courseCodes, siteArea: areaCode, keep: true }, student),
  ),
  onOpenCourses('submitExamApply', (side, student, periodId, [first = '']) =>
    callOf(side, submitExamApply, { periodId, courseCodes: [first], siteArea: areaCode }, student),
  ),
  cancelOpen,
  plain(getExamApplyList, { pageNo: 1, pageSize: 10 }),
  lastTicket,
  lastReceipt,
  plain(getGradeList, { pageNo: 1, pageSize: 10 }),
  plain(getCourseSetting, {}),
  plain(getGraduationPlan, {}),
  keepPlan,
  plain(getSignUpConfigNLog, { type: 'PRACTICE' }),
  onSignUp('refreshSignUpNLog', () => (side, student, key) => callOf(side, refreshSignUpNLog, key, student)),
  onSignUp(
    'saveSignUpDraftNLog',
    ({ draft }) =>
      (side, student, key) =>
        callOf(
          side,
          saveSignUpDraftNLog,
          { ...key, document: emptySignUpDocument, revision: draft?.revision ?? 0 },
          student,
        ),
  ),
  signUp,
  onSignUp('cancelSignUpNLog', ({ record }) =>
    record?.cancellable
      ? (side, student, { type, guestTicket }) =>
          callOf(side, cancelSignUpNLog, { type, guestTicket, signUpId: record.signUpId }, student)
      : null,
  ),
  ...applyCalls,
  ...lookupCalls,
  ...thesisCalls,
  plain(getCourseList, {}),
  onLesson('getPlayInfo', (side, student, { courseId, lessonId }) =>
    callOf(side, getPlayInfo, { courseId, lessonId, deviceKey, takeOver: true }, student),
  ),
  onLesson('savePlayRecord', (side, student, { playToken, lessonId }) =>
    callOf(
      side,
      savePlayRecord,
      { playToken, lessonId, ranges: [[0, 2]], position: 2, speed: 1, seq: 1 },
      student,
    ),
  ),
  onLesson('getCourseChapter', (side, student, { courseId }) =>
    callOf(side, getCourseChapter, { courseId }, student),
  ),
  onLesson('getNoteList', (side, student, { courseId }) => callOf(side, getNoteList, { courseId }, student)),
  onLesson('saveNote', (side, student, { lessonId }) =>
    callOf(side, saveNote, { lessonId, second: 1, content: '笔记' }, student),
  ),
  onLesson('getCourseQaList', (side, student, { courseId }) =>
    callOf(side, getCourseQaList, { pageNo: 1, pageSize: 10, courseId }, student),
  ),
];
