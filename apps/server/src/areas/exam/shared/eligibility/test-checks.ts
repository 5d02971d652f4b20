import type { EligibilityCondition } from '@qianwei/api/contract/eligibility';
import { errorCode } from '@qianwei/api/contract/envelope';
import { quotedTestName } from '@qianwei/api/contract/exam/test-title';
import { momentWords } from '@qianwei/api/time/words';
import type { batchStudent, test } from '../../../../db/schema/exam.ts';
import type { Check } from '../../../../eligibility/eligibility.ts';
import type { BatchRow } from './test-batch.ts';

type TestRow = typeof test.$inferSelect;

/** What decides whether a test is open to a student. */
export interface AccessFacts {
  readonly test: TestRow;
  /** The batch that it is taken in; null for a test without batches. */
  readonly batch: BatchRow | null;
  /** The state of the sign-up for the batch; null without one. */
  readonly signUp: (typeof batchStudent.$inferSelect)['status'] | null;
  /** Percent of the course's video that has been watched, 0–100. */
  readonly videoRate: number;
}

/** What decides whether a further attempt may be started; it asks about the test's own attempts in the batch. */
export interface StartFacts extends AccessFacts {
  /** Tries started so far, those made void among them. */
  readonly usedTry: number;
  /** When the last attempt ended; null before the first. */
  readonly lastEnd: Date | null;
  /** Name of the attempt of another test that runs; null when none does. */
  readonly otherRunning: string | null;
}

/** 测评 for what belongs to batches, else 测验. */
export const nounOf = ({ type }: Pick<TestRow, 'type'>) =>
  type === 'PRACTICE' || type === 'CERTIFICATE' ? '测评' : '测验';

const latest = (...moments: (Date | null | undefined)[]) =>
  moments.reduce<Date | null>((last, at) => (at && (last === null || at > last) ? at : last), null);
const earliest = (...moments: (Date | null | undefined)[]) =>
  moments.reduce<Date | null>((first, at) => (at && (first === null || at < first) ? at : first), null);

/** From when and until when a test is open: within its own times and its batch's. Null is without a limit. */
export function openingOf({ test, batch }: Pick<AccessFacts, 'test' | 'batch'>) {
  return {
    openTime: latest(test.openTime, batch?.startTime),
    closeTime: earliest(test.closeTime, batch?.endTime),
  };
}

const signUpStates = { PENDING: '待审核', APPROVED: '已通过审核', RETURNED: '已退回' } as const;

const signUpReasons = {
  NONE: '请先完成实践报名并通过审核',
  PENDING: '实践报名正在审核，通过后即可测评',
  RETURNED: '实践报名已退回，请修改后重新提交',
} as const;

function signUpCondition({ test, signUp }: AccessFacts): EligibilityCondition | null {
  if (test.conditions.signedUp !== true) return null;
  const actual = signUp === null ? '未报名' : signUpStates[signUp];
  return { name: '实践报名', ok: signUp === 'APPROVED', actual, need: '已通过审核' };
}

function videoCondition({ test, videoRate }: AccessFacts): EligibilityCondition | null {
  const need = test.conditions.videoRate;
  if (need === undefined) return null;
  return { name: '视频进度', ok: videoRate >= need, actual: `${videoRate}%`, need: `≥ ${need}%` };
}

/**
 * Whether a test is open to the student. First what can no longer be mended, then what must be done before the test
 * opens, then the time, then what can be done meanwhile (screens §5, §11.3).
 */
export const accessChecks: readonly Check<AccessFacts, 'CLOSED' | 'NOT_SIGNED' | 'NOT_OPEN' | 'LEARNING'>[] =
  [
    {
      code: 'CLOSED',
      errorCode: errorCode.outsideWindow,
      obstacle(facts, now) {
        const { closeTime } = openingOf(facts);
        if (closeTime === null || now < closeTime) return null;
        const closed = `${nounOf(facts.test)}已于 ${momentWords(closeTime.getTime(), 'end')} 截止`;
        return { reason: `${closed}，如有疑问请联系教务人员` };
      },
    },
    {
      code: 'NOT_SIGNED',
      errorCode: errorCode.notEligible,
      condition: signUpCondition,
      obstacle(facts) {
        if (signUpCondition(facts)?.ok !== false || facts.signUp === 'APPROVED') return null;
        return { reason: signUpReasons[facts.signUp ?? 'NONE'] };
      },
    },
    {
      code: 'NOT_OPEN',
      errorCode: errorCode.outsideWindow,
      obstacle(facts, now) {
        const { openTime } = openingOf(facts);
        if (openTime === null || now >= openTime) return null;
        return {
          reason: `${nounOf(facts.test)}将于 ${momentWords(openTime.getTime())} 开放`,
          nextTime: openTime,
        };
      },
    },
    {
      code: 'LEARNING',
      errorCode: errorCode.notEligible,
      condition: videoCondition,
      obstacle(facts) {
        const condition = videoCondition(facts);
        if (condition === null || condition.ok) return null;
        const { name, actual, need } = condition;
        const goal = facts.test.assessMode === 'REPORT' ? '提交' : '开考';
        return { reason: `未达到${goal}条件：${name} ${actual}，需 ${need}，请先完成学习` };
      },
    },
  ];

const elsewhere = {
  REPORT: '该课程以实践报告测评，请在实践测评页提交报告',
  COMPUTER: '上机测评在考点进行，请按准考证上的时间和地点参加',
} as const;

/** Whether an attempt of a test may be started: it is open to the student, there are tries left, and none is in the way. */
export const startChecks: readonly Check<
  StartFacts,
  (typeof accessChecks)[number]['code'] | 'NOT_ONLINE' | 'USED_UP' | 'OTHER_RUNNING' | 'WAIT'
>[] = [
  ...accessChecks,
  {
    code: 'NOT_ONLINE',
    errorCode: errorCode.stateForbids,
    obstacle: ({ test: { assessMode } }) =>
      assessMode === 'ONLINE' ? null : { reason: elsewhere[assessMode] },
  },
  {
    code: 'USED_UP',
    errorCode: errorCode.limitReached,
    obstacle: ({ test: { maxTry }, usedTry }) =>
      maxTry > 0 && usedTry >= maxTry
        ? { reason: `可考次数已用完（共 ${maxTry} 次），以最高成绩为准` }
        : null,
  },
  {
    code: 'OTHER_RUNNING',
    errorCode: errorCode.stateForbids,
    obstacle: ({ otherRunning }) =>
      otherRunning === null
        ? null
        : { reason: `你有一场进行中的测验${quotedTestName(otherRunning)}，请先完成并交卷` },
  },
  {
    code: 'WAIT',
    errorCode: errorCode.outsideWindow,
    obstacle({ test, lastEnd }, now) {
      const next = lastEnd && new Date(lastEnd.getTime() + test.retryHours * 3_600_000);
      if (next === null || now >= next) return null;
      const wait = `两次${nounOf(test)}须间隔 ${test.retryHours} 小时`;
      return { reason: `${wait}，${momentWords(next.getTime())} 起可以再测`, nextTime: next };
    },
  },
];
