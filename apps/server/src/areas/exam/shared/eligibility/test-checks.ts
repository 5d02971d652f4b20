import type { EligibilityCondition, Way } from '@qianwei/api/contract/eligibility';
import { errorCode } from '@qianwei/api/contract/envelope';
import { quotedTestName, testNoun } from '@qianwei/api/contract/exam/test-title';
import { momentWords } from '@qianwei/api/time/words';
import type { batchStudent, test } from '../../../../db/schema/exam.ts';
import type { Check, Found } from '../../../../eligibility/eligibility.ts';
import { toOffice } from '../../../../eligibility/ways.ts';
import { chapterLock } from '../../../../learning/sequence.ts';
import { openingOf } from '../../../../questions/withheld.ts';
import { type CourseAccess, serviceObstacle } from '../../../../studies/course-services.ts';
import { testNotFoundText } from '../find-test.ts';
import {
  type RunningElsewhere,
  toAssessment,
  toHistory,
  toLearning,
  toRunning,
  toSignUp,
  toTicket,
  toWrongBook,
} from '../ways.ts';
import type { BatchRow } from './test-batch.ts';

type TestRow = typeof test.$inferSelect;

/** Facts that decide whether a test is open to a student. */
export interface AccessFacts {
  readonly test: TestRow;
  /** The batch that it is taken in; null for a test without batches. */
  readonly batch: BatchRow | null;
  /** The state of the sign-up for the batch; null without one. */
  readonly signUp: (typeof batchStudent.$inferSelect)['status'] | null;
  /** Percent of the course's video that has been watched, 0–100; within the batch, for a test that is taken in one. */
  readonly videoRate: number;
  /** The number of the chapter that has to be finished before a chapter test; left out where none has to be. */
  readonly lockedAfter?: number | undefined;
  /** The access to the test's course; left out for a test that is taken in a batch, which its sign-up opens. */
  readonly access?: CourseAccess | undefined;
}

/** Facts that decide about a further attempt; they concern the test's own attempts in the batch. */
export interface StartFacts extends AccessFacts {
  /** Tries started so far, those made void among them. */
  readonly usedTry: number;
  /** When the last attempt ended; null before the first. */
  readonly lastEnd: Date | null;
  /** The attempt of another test that runs; null when none does. */
  readonly otherRunning: RunningElsewhere | null;
}

/** Name of the sign-up, before its state: 实践报名, 测评报名. */
const signUpNoun = ({ type }: TestRow) => (type === 'CERTIFICATE' ? '测评报名' : '实践报名');

const signUpStates = {
  NONE: '未报名',
  PENDING: '待审核',
  APPROVED: '已通过审核',
  RETURNED: '已退回',
} as const;
const signUpLinks = { NONE: '去报名', PENDING: '看报名进度', RETURNED: '去修改报名' } as const;

/** Certificate students are signed up by the office; all others do it themselves. */
const signUpWay = ({ test, signUp }: AccessFacts): Way | null => {
  if (signUp === 'APPROVED') return null;
  return test.type === 'CERTIFICATE' ? toOffice : toSignUp(signUpLinks[signUp ?? 'NONE']);
};

function signUpCondition(facts: AccessFacts): EligibilityCondition | null {
  const { test, signUp } = facts;
  if (test.conditions.signedUp !== true) return null;
  const name = signUpNoun(test);
  const actual = signUpStates[signUp ?? 'NONE'];
  return { name, ok: signUp === 'APPROVED', actual, need: '已通过审核', way: signUpWay(facts) };
}

/** The obstacle of one state of the sign-up, for tests that ask for one. */
const signUpObstacle =
  (state: AccessFacts['signUp'], reason: (noun: string) => string) =>
  (facts: AccessFacts): Found | null => {
    const way = signUpWay(facts);
    if (facts.test.conditions.signedUp !== true || facts.signUp !== state || way === null) return null;
    return { reason: reason(signUpNoun(facts.test)), way };
  };

function videoCondition({ test, batch, videoRate }: AccessFacts): EligibilityCondition | null {
  const need = test.conditions.videoRate;
  if (need === undefined) return null;
  const ok = videoRate >= need;
  const way = ok ? null : toLearning(test, batch);
  return { name: '视频进度', ok, actual: `${videoRate}%`, need: `≥ ${need}%`, way };
}

function sequenceCondition({ test, lockedAfter }: AccessFacts): EligibilityCondition | null {
  if (lockedAfter === undefined) return null;
  const { way } = chapterLock(lockedAfter, test.courseId);
  return {
    name: '学习顺序',
    ok: false,
    actual: `第 ${lockedAfter} 章未学完`,
    need: `先学完第 ${lockedAfter} 章`,
    way,
  };
}

/**
 * Checks that a test is open to the student. First what can no longer be mended, then what must be done before the test
 * opens, then the time, then what can be done meanwhile (screens §5, §11.3).
 */
export const accessChecks: readonly Check<
  AccessFacts,
  'CLOSED' | 'NOT_SIGNED' | 'SIGN_UP_REVIEW' | 'SIGN_UP_RETURNED' | 'NOT_OPEN' | 'LEARNING'
>[] = [
  {
    code: 'CLOSED',
    errorCode: errorCode.outsideWindow,
    obstacle(facts, now) {
      const { closeTime } = openingOf(facts);
      if (closeTime === null || now < closeTime) return null;
      const until = momentWords(closeTime.getTime(), 'end');
      const reason =
        facts.test.assessMode === 'REPORT'
          ? `报告提交已截止（${until}）`
          : `${testNoun(facts.test.type)}已于 ${until} 截止`;
      return { reason, way: toOffice };
    },
  },
  {
    code: 'NOT_SIGNED',
    errorCode: errorCode.notEligible,
    condition: signUpCondition,
    obstacle: signUpObstacle(null, (noun) => `请先完成${noun}并通过审核`),
  },
  {
    code: 'SIGN_UP_REVIEW',
    errorCode: errorCode.notEligible,
    obstacle: signUpObstacle('PENDING', (noun) => `${noun}正在审核，通过后即可测评`),
  },
  {
    code: 'SIGN_UP_RETURNED',
    errorCode: errorCode.notEligible,
    obstacle: signUpObstacle('RETURNED', (noun) => `${noun}已退回，请修改后重新提交`),
  },
  {
    code: 'NOT_OPEN',
    errorCode: errorCode.outsideWindow,
    obstacle(facts, now) {
      const { openTime } = openingOf(facts);
      if (openTime === null || now >= openTime) return null;
      const reason = `${testNoun(facts.test.type)}将于 ${momentWords(openTime.getTime())} 开放`;
      return { reason, nextTime: openTime, way: toLearning(facts.test, facts.batch) };
    },
  },
  {
    code: 'LEARNING',
    errorCode: errorCode.stateForbids,
    condition: sequenceCondition,
    obstacle: ({ test, lockedAfter }) =>
      lockedAfter === undefined ? null : chapterLock(lockedAfter, test.courseId),
  },
  {
    code: 'LEARNING',
    errorCode: errorCode.notEligible,
    condition: videoCondition,
    obstacle(facts) {
      const condition = videoCondition(facts);
      if (condition === null || condition.way === null) return null;
      const { name, actual, need, way } = condition;
      const goal = facts.test.assessMode === 'REPORT' ? '提交' : '开考';
      return { reason: `未达到${goal}条件：${name} ${actual}，需 ${need}，请先完成学习`, way };
    },
  },
];

/** The service that opens the course of a test; null with every other access. */
const serviceOf = ({ access }: AccessFacts) =>
  access === undefined || access === 'SIGNED_UP' ? null : access;

function serviceCondition(facts: AccessFacts): EligibilityCondition | null {
  const access = serviceOf(facts);
  const found = access && serviceObstacle(access);
  if (found === null) return null;
  const actual = access?.status === 'EXPIRED' ? '已到期' : '未开始';
  return { name: '课程服务', ok: false, actual, need: '有效期内', way: found.way };
}

/** Checks that the course of a test without batches is opened to the student, and its service runs. */
const courseChecks: readonly Check<AccessFacts, 'NOT_OPENED' | 'SERVICE_OVER'>[] = [
  {
    code: 'NOT_OPENED',
    errorCode: errorCode.notFound,
    obstacle: ({ access }) => (access === null ? { reason: testNotFoundText, way: toOffice } : null),
  },
  {
    code: 'SERVICE_OVER',
    errorCode: errorCode.outsideWindow,
    condition: serviceCondition,
    obstacle(facts) {
      const service = serviceOf(facts);
      return service && serviceObstacle(service);
    },
  },
];

const elsewhere = {
  REPORT: '该课程以实践报告测评，请在实践测评页提交报告',
  COMPUTER: '上机测评在考点进行，请按准考证上的时间和地点参加',
} as const;

/** Checks before an attempt in a batch: the test is open to the student, tries are left, and none is in the way. */
export const batchChecks: readonly Check<
  StartFacts,
  (typeof accessChecks)[number]['code'] | 'NOT_ONLINE' | 'USED_UP' | 'OTHER_RUNNING' | 'WAIT'
>[] = [
  ...accessChecks,
  {
    code: 'NOT_ONLINE',
    errorCode: errorCode.stateForbids,
    obstacle({ test, batch }) {
      const { assessMode } = test;
      if (assessMode === 'ONLINE') return null;
      const way = assessMode === 'COMPUTER' ? toTicket : toAssessment(test, batch, '去提交报告');
      return { reason: elsewhere[assessMode], way };
    },
  },
  {
    code: 'USED_UP',
    errorCode: errorCode.limitReached,
    obstacle({ test, batch, usedTry }) {
      const { maxTry } = test;
      if (maxTry === 0 || usedTry < maxTry) return null;
      return { reason: `可考次数已用完（共 ${maxTry} 次），以最高成绩为准`, way: toHistory(test, batch) };
    },
  },
  {
    code: 'OTHER_RUNNING',
    errorCode: errorCode.stateForbids,
    obstacle: ({ otherRunning }) =>
      otherRunning === null
        ? null
        : {
            reason: `你有一场进行中的${testNoun(otherRunning.type)}${quotedTestName(otherRunning.name)}，请先完成并交卷`,
            way: toRunning(otherRunning),
          },
  },
  {
    code: 'WAIT',
    errorCode: errorCode.outsideWindow,
    obstacle({ test, batch, lastEnd }, now) {
      const next = lastEnd && new Date(lastEnd.getTime() + test.retryHours * 3_600_000);
      if (next === null || now >= next) return null;
      const wait = `两次${testNoun(test.type)}须间隔 ${test.retryHours} 小时`;
      const reason = `${wait}，${momentWords(next.getTime())} 起可以再测`;
      return { reason, nextTime: next, way: toWrongBook(test, batch) };
    },
  },
];

/** Checks before an attempt of a test: within a batch, or of a course that is opened to the student. */
export const startChecks: readonly Check<
  StartFacts,
  (typeof courseChecks)[number]['code'] | (typeof batchChecks)[number]['code']
>[] = [...courseChecks, ...batchChecks];
