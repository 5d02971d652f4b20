import type { ExamPeriod } from '@qianwei/api/contract/academic/exam-period';
import {
  checkExamApply,
  type ExamApplyReceipt,
  type ExamPlan,
  getExamPlan,
  submitExamApply,
} from '@qianwei/api/contract/academic/exam-plan';
import { ApiError } from '@qianwei/api/errors';
import { type BasketSum, basketOf, clashReasonOf } from '@qianwei/studies';
import { useEffect, useEffectEvent, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { useClient } from '../../../shared/client/client.tsx';
import { useMutationCall } from '../../../shared/mutation/use-mutation-call.ts';
import { useQueryCache } from '../../../shared/query/query-cache.tsx';
import { useStudent } from '../../../shared/session/session.tsx';
import { type BasketDraft, readBasketDraft, storeBasketDraft } from '../shared/basket-draft.ts';
import { type BasketPorts, type BasketState, createBasketSync } from './basket-sync.ts';
import { isOpen, type PeriodCourse, type Phase } from './period-course.ts';
import { useFillNotice } from './use-fill-notice.ts';

/** The submission of a moment ago. */
export interface PlanSubmission {
  readonly receipt: ExamApplyReceipt;
  readonly courses: readonly PeriodCourse[];
  readonly areaCode: string;
}

/** The basket of a period while the student chooses. */
export interface Basket extends Pick<BasketState, 'saving' | 'check'> {
  readonly phase: Phase;
  /** Every course of the period. */
  readonly courses: readonly PeriodCourse[];
  /** Sum of the courses that can be registered. */
  readonly sum: BasketSum<PeriodCourse>;
  /** Courses of the basket that cannot be registered any more. */
  readonly refused: readonly PeriodCourse[];
  readonly areaCode: string;
  /** Why it could not be sent or submitted; null without a failure. */
  readonly problem: ApiError | null;
  /** The fault of the submitted area; undefined without. */
  readonly areaError: string | undefined;
  /** True when `problem` is that of a submission. */
  readonly isSubmitProblem: boolean;
  readonly pending: boolean;
  readonly submission: PlanSubmission | null;
  add(course: PeriodCourse): void;
  remove(course: PeriodCourse): void;
  /** Replaces what the basket has in its half-day. */
  swap(course: PeriodCourse): void;
  /** Decides which course of a clash stays. */
  keep(courseCode: string): void;
  chooseArea(areaCode: string): void;
  submit(): void;
}

/** An exam that was missed comes first, then the course that is nearest to its end. */
const byAdvice = (a: PeriodCourse, b: PeriodCourse) =>
  Number(b.lastResult !== null) - Number(a.lastResult !== null) || (b.learnRate ?? 0) - (a.learnRate ?? 0);

/** Courses of a clash in the order of what is advised. */
export const adviceOf = (courses: readonly PeriodCourse[]) => courses.toSorted(byAdvice);

function phaseOf(plan: ExamPlan, period: ExamPeriod): Phase {
  if (plan.closed === null) return 'open';
  return period.status === 'PREVIEW' || period.status === 'UPCOMING' ? 'before' : 'over';
}

/** True when the basket that the server has holds courses of which one can be taken. */
function hasClash({ courses, basket, maxCourse }: ExamPlan): boolean {
  const own = courses.map((course) => ({ ...course, isRegistered: course.registration !== null }));
  return basketOf(own, basket, { maxCourse }).clashes.length > 0;
}

/** The basket of a period: on this device at once, then on the server. For one period; another one has its own. */
export function useBasket(plan: ExamPlan, period: ExamPeriod): Basket {
  const client = useClient();
  const queries = useQueryCache();
  const { id: student } = useStudent();
  const { periodId } = period;
  const { maxCourse } = plan;
  const phase = phaseOf(plan, period);
  const server: BasketDraft = { codes: plan.basket, areaCode: plan.areaCode };

  const hadClash = useRef(hasClash(plan));

  const [sync] = useState(() => {
    const ports: BasketPorts = {
      stored: () => {
        const draft = readBasketDraft(student, periodId);
        return draft && { ...draft, areaCode: draft.areaCode || plan.areaCode };
      },
      store: (draft) => storeBasketDraft(student, periodId, draft),
      later: (callback, ms) => {
        const timer = setTimeout(callback, ms);
        return () => clearTimeout(timer);
      },
      async send({ codes, areaCode }, isChange) {
        try {
          const payload = { periodId, courseCodes: [...codes], siteArea: areaCode, keep: isChange };
          const check = await client.call(checkExamApply, payload);
          if (isChange) {
            const isThis = (answer: ExamPlan) => answer.periodId === periodId;
            queries.amend(getExamPlan, isThis, { basket: check.courseCodes, areaCode });
            void queries.refreshAfter(checkExamApply);
            // The duty to resolve a clash, and with it a badge of the menu.
            const clashes = check.conflicts.length > 0;
            if (clashes !== hadClash.current) queries.onBadgesOutdated();
            hadClash.current = clashes;
          }
          return check;
        } catch (error) {
          // A refusal may mean that the period has closed: the page then shows it as it is now.
          if (error instanceof ApiError && error.kind === 'business') void queries.refresh(getExamPlan);
          throw error;
        }
      },
    };
    return createBasketSync(ports, server);
  });
  const { draft, saving, check, problem } = useSyncExternalStore(
    sync.subscribe,
    sync.state,
    sync.serverState,
  );

  useFillNotice(periodId, draft, server, (before) =>
    sync.change({ ...before, areaCode: before.areaCode || plan.areaCode }),
  );

  const adopt = useEffectEvent((basket: ExamPlan) =>
    sync.adopt({ codes: basket.basket, areaCode: basket.areaCode }, { check: phase === 'open' }),
  );
  useEffect(() => adopt(plan), [plan]);
  useEffect(() => {
    if (phase !== 'open') return;
    sync.retry();
    addEventListener('online', sync.retry);
    return () => {
      removeEventListener('online', sync.retry);
      sync.pause();
    };
  }, [sync, phase]);

  const submitting = useMutationCall(submitExamApply);
  const [kept, setKept] = useState<readonly string[]>([]);
  const [submitted, setSubmitted] = useState<PlanSubmission | null>(null);
  // Codes of a submission without an answer: the server may have it.
  const [unanswered, setUnanswered] = useState<readonly string[]>([]);

  const courses = useMemo(() => {
    // Optimistic: registered until the refetched plan arrives.
    const justNow = submitted !== null && plan.serverTime <= submitted.receipt.submitTime ? submitted : null;
    return plan.courses.map((course): PeriodCourse => {
      const isJustNow = justNow?.courses.some(({ courseCode }) => courseCode === course.courseCode);
      const registered =
        course.registration?.status ?? (isJustNow ? (justNow?.receipt.status ?? null) : null);
      return { ...course, registered, isRegistered: registered !== null };
    });
  }, [plan, submitted]);
  const { codes, areaCode } = draft;
  const inBasket = courses.filter(
    ({ courseCode, isRegistered }) => codes.includes(courseCode) && !isRegistered,
  );
  const open = inBasket.filter((course) => isOpen(course, areaCode)).map(({ courseCode }) => courseCode);
  const advised = adviceOf(courses).map(({ courseCode }) => courseCode);
  const sum = basketOf(courses, open, { maxCourse, kept: [...kept, ...advised] });

  const change = (next: BasketDraft) => {
    // Clears errors of the last submission: the basket has changed.
    submitting.show({});
    sync.change(next);
  };
  const choose = (chosen: readonly string[]) => change({ codes: chosen, areaCode });
  const submit = () =>
    submitting.send(
      async () => {
        await sync.settle();
        return { periodId, courseCodes: sum.taken.map(({ courseCode }) => courseCode), siteArea: areaCode };
      },
      {
        waits: false,
        done: (receipt) => {
          setSubmitted({ receipt, courses: sum.taken, areaCode });
          sync.empty();
        },
        failed: ({ kind }) => {
          setUnanswered(kind === 'business' ? [] : sum.taken.map(({ courseCode }) => courseCode));
          sync.retry();
          void queries.refresh(getExamPlan);
        },
      },
    );

  const hasArrived =
    unanswered.length > 0 &&
    unanswered.every((code) => courses.some((course) => course.courseCode === code && course.isRegistered));
  const submitProblem = hasArrived ? null : submitting.problem;

  return {
    phase,
    courses,
    sum,
    refused: inBasket.filter(({ courseCode }) => !open.includes(courseCode)),
    areaCode,
    saving,
    check,
    problem: submitProblem ?? problem,
    areaError: submitting.errors?.siteArea,
    isSubmitProblem: submitProblem !== null,
    pending: submitting.pending,
    submission: submitted,
    add: ({ courseCode }) => choose([...codes, courseCode]),
    remove: ({ courseCode }) => choose(codes.filter((code) => code !== courseCode)),
    swap: (course) => {
      const rivals = sum.chosen.filter((other) => clashReasonOf(other, course) !== null);
      const rest = codes.filter((code) => !rivals.some(({ courseCode }) => courseCode === code));
      choose([...rest, course.courseCode]);
    },
    keep: (courseCode) => setKept([courseCode, ...kept]),
    chooseArea: (area) => change({ codes, areaCode: area }),
    submit: () => void submit(),
  };
}
