import { randomUUID } from 'node:crypto';
import { grownCourseId, grownLessonId, grownTestId } from '../../apps/server/src/testing/grown-student.ts';
import { sign } from '../../packages/api/src/signing/signature.ts';
import type { HostileRequest } from './hostile-bodies.ts';

const page = { pageNo: 1, pageSize: 10 };
const wholePage = { pageNo: 1, pageSize: 100 };

/** Every list and file of what a student can grow. */
const reads: readonly (readonly [path: string, payload: object])[] = [
  ['/v1/getExamApplyList', page],
  ['/v1/getExamApplyList', { ...wholePage, pageNo: 50 }],
  ['/v1/getExamApplyList', { ...page, status: 'CANCELLED' }],
  ['/v1/getExamApplyList', { ...page, status: 'SCORED' }],
  ['/v1/getExamApplyList', { ...page, export: true }],
  ['/v1/getCourseSetting', {}],
  ['/v1/getExamPlan', {}],
  ['/v1/getExamPlan', { export: true }],
  ['/v1/getGradeList', wholePage],
  ['/v1/getGradeList', { ...page, export: true }],
  ['/v1/getGradeList', { ...page, export: true, format: 'PDF' }],
  ['/v1/getGraduationPlan', {}],
  ['/v1/getHomeIndex', {}],
  ['/v1/getStudentDetail', {}],
  ['/v1/getLoginLogList', wholePage],
  ['/v1/getLoginLogList', { ...page, export: true }],
  ['/v1/getNoticeListNLog', wholePage],
  ['/v1/getPracticeAssessmentList', {}],
  ['/v1/getWrongBook', { ...wholePage, collected: false }],
  ['/v1/getWrongBook', { ...wholePage, collected: true }],
  ['/v1/getTestDetail', { testId: grownTestId }],
  ['/v1/getTestRecordList', { testId: grownTestId }],
  ['/v1/getScoresHistory', { testId: grownTestId }],
  ['/v1/getScoresHistory', { testId: grownTestId, export: true }],
  ['/v1/getCourseList', {}],
  ['/v1/getCourseChapter', { courseId: grownCourseId }],
  ['/v1/getPlayInfo', { courseId: grownCourseId, deviceKey: 'a-browser-of-the-test' }],
  ['/v1/getNoteList', { courseId: grownCourseId }],
  ['/v1/getNoteList', { lessonId: grownLessonId }],
  ['/v1/getCourseQaList', { ...wholePage, courseId: grownCourseId }],
];

/** The calls of a grown student, signed when they are sent. */
export function grownReads(token: string): HostileRequest[] {
  return reads.map(([path, payload]) => ({
    name: `${path} ${JSON.stringify(payload)}`,
    path,
    headers: { 'content-type': 'application/json', token },
    get body() {
      const parameters = { requestNo: randomUUID(), ...payload };
      return JSON.stringify({ ...parameters, ...sign(parameters, Date.now()) });
    },
  }));
}
