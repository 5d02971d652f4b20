import * as v from 'valibot';
import { type DataOf, endpoint } from '../../endpoint.ts';
import { obstacle } from '../eligibility.ts';
import { dateTime, id } from '../fields.ts';
import { receiptProof } from '../receipt-proof.ts';

/** State of a student in an assessment; READY and RETRY can be started or submitted now, nothing is in the way. */
export const assessmentStatus = v.picklist([
  'NOT_SIGNED',
  'SIGN_UP_REVIEW',
  'SIGN_UP_RETURNED',
  'NOT_OPEN',
  'LEARNING',
  'READY',
  'RUNNING',
  'OTHER_RUNNING',
  'WAIT',
  'AT_CENTRE',
  'MARKING',
  'PASSED',
  'RETRY',
  'USED_UP',
  'CLOSED',
]);

type AssessmentStatus = v.InferOutput<typeof assessmentStatus>;

/** The states of an assessment in words. */
export const assessmentStatusTitles: Readonly<Record<AssessmentStatus, string>> = {
  NOT_SIGNED: '未报名',
  SIGN_UP_REVIEW: '报名审核中',
  SIGN_UP_RETURNED: '报名被退回',
  NOT_OPEN: '未到时间',
  LEARNING: '学习未达标',
  READY: '可测评',
  RUNNING: '进行中',
  OTHER_RUNNING: '先交卷另一场',
  WAIT: '未到再测时间',
  AT_CENTRE: '考点上机',
  MARKING: '待批阅',
  PASSED: '合格',
  RETRY: '不合格，可再测',
  USED_UP: '次数用完',
  CLOSED: '已截止',
};

/** 测评方式: in the portal, by a report, or on a computer of the school. */
export const assessMode = v.picklist(['ONLINE', 'REPORT', 'COMPUTER']);

/** 测评方式 in words. */
export const assessModeTitles: Readonly<Record<v.InferOutput<typeof assessMode>, string>> = {
  ONLINE: '在线测评',
  REPORT: '提交报告',
  COMPUTER: '上机',
};

const assessment = v.object({
  testId: id,
  subjectId: id,
  courseId: id,
  courseCode: v.string(),
  courseName: v.string(),
  /** The written course it belongs to, such as 13003; empty when there is none. */
  theoryCode: v.string(),
  assessMode,
  /** True when its pages can be visited: the course was opened, or a sign-up for an assessment of it approved. */
  opened: v.boolean(),
  /** True for a student who is signed up for this batch, in any state: others have no pages of the batch. */
  signedUp: v.boolean(),
  /** Percent, 0–100. */
  learnRate: v.number(),
  /** Percent of the course that must be learnt first. */
  learnNeed: v.number(),
  latest: v.nullable(v.number()),
  best: v.nullable(v.number()),
  passScore: v.number(),
  usedTry: v.number(),
  maxTry: v.number(),
  openTime: v.nullable(dateTime),
  closeTime: v.nullable(dateTime),
  status: assessmentStatus,
  /** Why nothing can be started or submitted now, or what a report is waiting for; null when nothing is to be said. */
  obstacle: v.nullable(obstacle),
  /** The report that counts; null before one was handed in. */
  report: v.nullable(
    v.object({
      status: v.picklist(['SUBMITTED', 'RETURNED', 'GRADED']),
      /** How many were handed in for this batch, this one included: 2 is the second draft. */
      draft: v.number(),
      receiptNo: v.string(),
      submitTime: dateTime,
      opinion: v.string(),
      score: v.nullable(v.number()),
      files: v.array(
        v.object({
          fileId: id,
          name: v.string(),
          /** Bytes. */
          size: v.number(),
          /** 64 hexadecimal digits. */
          sha256: v.string(),
          url: v.string(),
        }),
      ),
    }),
  ),
});

/** One course of an assessment batch. */
export type Assessment = v.InferOutput<typeof assessment>;

/**
 * The assessments of a batch (default: the newest that is open) and the batches there are. A course is listed that is in the
 * student's plan, was opened, or was signed up for.
 */
export const getPracticeAssessmentList = endpoint({
  path: '/v1/getPracticeAssessmentList',
  payload: v.object({ bizId: v.optional(id) }),
  data: v.object({
    /** 实践测评, or for students of certificate courses 证书测评. */
    kind: v.picklist(['PRACTICE', 'CERTIFICATE']),
    /** The batch that `list` belongs to; empty when there is no batch. */
    bizId: v.string(),
    batches: v.array(v.object({ bizId: id, name: v.string(), start: dateTime, end: dateTime })),
    list: v.array(assessment),
    serverTime: dateTime,
  }),
});

/** Submits a practice report, 1–3 files uploaded as PRACTICE_REPORT; the latest one counts. 1050001 after the deadline. */
export const submitPracticeReport = endpoint({
  path: '/v1/submitPracticeReport',
  mutates: true,
  payload: v.object({
    testId: id,
    bizId: id,
    fileIds: v.pipe(v.array(id), v.minLength(1, '请上传实践报告'), v.maxLength(3, '实践报告最多 3 个文件')),
  }),
  data: v.object({ status: v.literal('SUBMITTED'), ...receiptProof }),
});

/** The student's assessments by batch. */
export type AssessmentList = DataOf<typeof getPracticeAssessmentList>;
